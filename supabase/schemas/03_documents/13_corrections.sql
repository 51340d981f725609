-- What a filed return told wrong is corrected by another document in the place of the first: of the same day, under the same number
-- with a letter behind it, with its money. The first stays on record, cancelled. The amendment tables of the next return, or a
-- GSTR-1A, tell the difference (…_filed_returns.sql).

create function private.corrections_end(day date) returns date
language plpgsql immutable
set search_path = ''
as $$ begin return (private.financial_year_start(day) + interval '20 months')::date - 1; end $$;
comment on function private.corrections_end(date) is
  'The last day on which what was told of a day can be amended: 30 November behind its financial year (CGST s. 34(2), s. 37(3)).';

create function private.correction_root(document_id uuid) returns uuid
language sql stable
set search_path = ''
as $$
  with recursive chain as (
    select document.id, document.corrects_id
    from books.invoices as document
    where document.id = correction_root.document_id
    union all
    select document.id, document.corrects_id
    from chain
    join books.invoices as document on document.id = chain.corrects_id
  )
  select chain.id from chain where chain.corrects_id is null
$$;
comment on function private.correction_root(uuid) is 'The first of the documents that correct each other; of another document itself.';

create function private.check_correctable(document books.invoices) returns void
language plpgsql
set search_path = ''
as $$
declare
  gstin constant text := private.gstin_of(document.seller);
  mark constant public.filed_periods := private.filed_period(
    document.user_id, gstin, document.issue_date, document.issue_date
  );
begin
  if mark.id is null or gstin is null then
    perform private.refuse(409, 'correction_not_filed');
  elsif private.today() > private.corrections_end(document.issue_date) then
    perform private.refuse(
      409, 'correction_too_late', params => jsonb_build_object('day', private.corrections_end(document.issue_date))
    );
  elsif gstin is distinct from (
    select private.own_gstin(business) from public.businesses as business where business.id = document.business_id
  ) then
    perform private.refuse(409, 'correction_other_gstin');
  end if;
  -- A return that was marked before any was kept.
  perform private.keep_filed(mark, false);
end
$$;
comment on function private.check_correctable(books.invoices) is
  'Refuses unless the return of a document is marked as filed under today''s GSTIN, and the time for amending it runs.';

-- R, then S … behind the first number. One of 16 characters (CGST Rule 46) gives its hyphens for that.
create function private.correcting_number(seller public.businesses, original books.invoices, kind text) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  base constant text := (
    select first.number from books.invoices as first where first.id = private.correction_root(original.id)
  );
  chosen constant text := (
    select form.stem || letter.sign
    from (
      select case char_length(base) when 16 then replace(base, '-', '') when 15 then base else base || '-' end as stem
    ) as form
    cross join unnest(string_to_array('RSTUVWXYZ', null)) with ordinality as letter (sign, place)
    where char_length(form.stem) <= 15 and not exists (
      select from books.invoices as own
      where own.business_id = seller.id and lower(own.given_number) = lower(form.stem || letter.sign)
    )
    order by letter.place
    limit 1
  );
begin
  if chosen is null then
    perform private.refuse(409, 'correction_number_full');
  end if;
  return jsonb_build_object(
    'kind', kind,
    'prefix', 'OLD',
    'financial_year', original.financial_year,
    'sequence', private.next_sequence(seller, 'OLD', original.financial_year),
    'padding', 1,
    'given_number', chosen,
    'issue_date', original.issue_date,
    'corrects_id', original.id
  );
end
$$;
comment on function private.correcting_number(public.businesses, books.invoices, text) is
  'The number of what corrects a document, in the series of given numbers: the columns that say it.';

create function private.large_from(day date) returns bigint
language plpgsql immutable
set search_path = ''
as $$ begin return case when day < date '2024-08-01' then 25000000 else 10000000 end; end $$;
comment on function private.large_from(date) is
  'Above which total, in paise, an inter-State invoice to a buyer without GSTIN is listed by itself: the domain''s largeUnregistered.';

create function private.return_section(invoice books.invoices) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  return case
    when invoice.supply = 'export' then 'exp'
    when invoice.buyer ->> 'gstin' is not null then 'b2b'
    when (invoice.supply = 'domestic' and invoice.place_of_supply = left(private.gstin_of(invoice.seller), 2)) is not true
      and invoice.total_inr_minor > private.large_from(invoice.issue_date) then 'b2cl'
    else 'b2cs'
  end;
end
$$;
comment on function private.return_section(books.invoices) is 'The section of GSTR-1 that lists an invoice, as the domain''s sectionOf says it.';

-- The values in table 8: nil-rated, exempt and non-GST.
create function private.untaxed_told(document books.invoices) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_agg(jsonb_build_array(free.sort, free.minor) order by free.sort)
  from (
    select
      case item.taxability when 'taxable' then 'nil' else item.taxability end
        || (document.place_of_supply is not distinct from left(private.gstin_of(document.seller), 2))::text as sort,
      sum(item.taxable_inr_minor) as minor
    from books.invoice_items as item
    where item.invoice_id = document.id and document.supply = 'domestic'
      and coalesce(item.gst_rate, 0) = 0 and item.cess_minor = 0
    group by 1
  ) as free
$$;

-- The amendment tables have no key for these (GSTR-1 tables 9A, 9C, 10): what was filed is credited in full, and issued anew.
create function private.check_amendable(original_id uuid, replacement_id uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  was books.invoices;
  now books.invoices;
  fault text;
begin
  select * into was from books.invoices as document where document.id = check_amendable.original_id;
  select * into now from books.invoices as document where document.id = check_amendable.replacement_id;
  fault := case
    when 'export' in (was.supply, now.supply) and (was.supply, was.with_tax) is distinct from (now.supply, now.with_tax)
      then 'export'
    when (was.buyer ->> 'gstin' is null) <> (now.buyer ->> 'gstin' is null) then 'buyer'
    -- A note goes by its invoice.
    when was.told = 'supply' and private.return_section(was) <> private.return_section(now) then 'section'
    when was.buyer ->> 'gstin' is null and was.place_of_supply is distinct from now.place_of_supply then 'place'
    when private.untaxed_told(was) is distinct from private.untaxed_told(now) then 'untaxed'
  end;
  if fault is not null then
    perform private.refuse(409, 'not_amendable', params => jsonb_build_object('of', fault));
  end if;
end
$$;
comment on function private.check_amendable(uuid, uuid) is 'Refuses a correction that no amendment table can tell.';

create function private.move_money(original_id uuid, replacement_id uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  was books.invoices;
  now books.invoices;
begin
  select * into was from books.invoices as document where document.id = move_money.original_id;
  select * into now from books.invoices as document where document.id = move_money.replacement_id;
  if not exists (
    select from books.payments as payment where payment.invoice_id = was.id and payment.state in ('confirmed', 'claimed')
  ) then
    return;
  elsif was.currency <> now.currency then
    perform private.refuse(409, 'not_amendable', params => '{"of": "currency"}');
  elsif was.settled_minor > now.total_minor then
    perform private.refuse(409, 'correction_below_paid');
  elsif was.client_id is distinct from now.client_id and exists (
    select from books.payments as payment where payment.invoice_id = was.id and payment.receipt_id is not null
  ) then
    perform private.refuse(409, 'not_amendable', params => '{"of": "client"}');
  end if;
  perform private.count_money(payment.user_id, money.day, -money.minor)
  from books.payments as payment
  cross join lateral private.money_of_payment(payment) as money
  where payment.invoice_id = was.id and payment.state = 'confirmed';
  update books.payments as payment
  set invoice_id = now.id
  where payment.invoice_id = was.id and payment.state in ('confirmed', 'claimed');
  perform private.count_money(payment.user_id, money.day, money.minor)
  from books.payments as payment
  cross join lateral private.money_of_payment(payment) as money
  where payment.invoice_id = now.id and payment.state = 'confirmed';
  perform private.settle(was.id);
end
$$;
comment on function private.move_money(uuid, uuid) is
  'Moves what came in, or is said to have come in, for an invoice to the one that corrects it.';
