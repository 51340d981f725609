-- Computes and checks invoices of another program before they are imported (…_imports.sql). They are computed while they are
-- staged, and these sums are written (…_old_invoices.sql).

-- The sums of an imported invoice, as issuing would have computed them on its day. Its total must be the same, before or after
-- rounding to whole rupees. A letter of undertaking is assumed for its year.
create function private.priced_old(seller public.businesses, document jsonb, out priced jsonb, out supply jsonb)
language plpgsql stable
set search_path = ''
as $$
declare
  issued constant date := private.bounded_day((document ->> 'issue_date')::date, 'issueDate');
  currency constant text := coalesce(document ->> 'currency', 'INR');
  rate constant numeric := case currency when 'INR' then null else (document ->> 'exchange_rate')::numeric end;
  total constant bigint := (document ->> 'total_minor')::bigint;
begin
  if private.single_line(document ->> 'number') is null then
    perform private.refuse(422, 'required', 'number');
  elsif char_length(document ->> 'number') > 16 then
    perform private.refuse(422, 'old_number_too_long', 'number');
  elsif issued is null then
    perform private.refuse(422, 'required', 'issueDate');
  elsif issued > private.today() then
    perform private.refuse(422, 'issue_date_future', 'issueDate');
  elsif private.single_line(document ->> 'client_name') is null then
    perform private.refuse(422, 'required', 'clientName');
  elsif private.is_email(lower(document ->> 'client_email')) is not true then
    perform private.refuse(422, 'email_invalid', 'clientEmail');
  end if;
  perform private.check_buyer(private.buyer_snapshot(document));
  perform private.check_items(document -> 'items');
  supply := private.supply_of(seller, document, issued);
  if supply ->> 'split' <> 'none' and currency <> 'INR' and rate is null then
    perform private.refuse(422, 'exchange_rate_required', 'exchangeRate');
  end if;
  for turn in 0..1 loop
    priced := private.calculate(
      private.taxed_items(seller, document -> 'items', issued),
      supply || jsonb_build_object(
        'currency', currency, 'exchange_rate', rate,
        'prices_include_tax', coalesce((document ->> 'prices_include_tax')::boolean, false), 'round_off', turn = 1
      )
    );
    exit when total is null or (priced ->> 'total_minor')::bigint = total;
  end loop;
  if (priced -> 'total_minor')::numeric not between 1 and private.most_minor() then
    perform private.refuse(422, 'amount_out_of_range', 'amount');
  elsif (priced ->> 'total_minor')::bigint <> total then
    perform private.refuse(
      422, 'old_total', 'total', jsonb_build_object('minor', priced -> 'total_minor', 'currency', currency)
    );
  elsif coalesce((document ->> 'received_minor')::bigint, 0) not between 0 and (priced ->> 'total_minor')::bigint then
    perform private.refuse(422, 'amount_out_of_range', 'balance');
  end if;
end
$$;

create function private.seller_on(business public.businesses, day date) returns public.businesses
language plpgsql immutable
set search_path = ''
as $$
begin
  if business.lut_year is not null then
    business.lut_year := private.financial_year(day);
  end if;
  return business;
end
$$;
comment on function private.seller_on(public.businesses, date) is
  'The seller as of a day of another program''s invoices: its letter of undertaking is of that year.';

-- Files of invoices seldom have the addresses of their clients, which the client book knows.
create function private.with_known_emails(owner uuid, rows jsonb) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  nameless constant text[] := array(
    select distinct lower(row.value ->> 'client_name')
    from jsonb_array_elements(rows) as row (value)
    where row.value ->> 'client_email' is null
  );
begin
  if nameless = '{}' then
    return rows;
  end if;
  return (
    with known as materialized (
      select
        said.name,
        (
          select
            (array_agg(client.email order by client.archived, client.created_at) filter (where client.merged_into is null))[1]
          from books.clients as client
          -- As clients_name_email_once has them, which alone finds them; that of the merged ones would read all.
          where client.user_id = owner and lower(client.name) = said.name and coalesce(client.email, '') > ''
        ) as email
      from unnest(nameless) as said (name)
    )
    select jsonb_agg(
      case when row.value ->> 'client_email' is null
        then row.value || jsonb_build_object('client_email', known.email)
        else row.value
      end
      order by row.place
    )
    from jsonb_array_elements(rows) with ordinality as row (value, place)
    left join known on known.name = lower(row.value ->> 'client_name')
  );
end
$$;

create function private.with_price(business public.businesses, document jsonb) returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  return document || jsonb_build_object(
    'old', to_jsonb(private.priced_old(private.seller_on(business, (document ->> 'issue_date')::date), document))
  );
end
$$;
comment on function private.with_price(public.businesses, jsonb) is
  'An old invoice with what it comes to as `old`: {priced, supply} of private.priced_old.';

-- The acceptable rows of a part, each with its price, and the errors of the others: [{place, code, field, params}]; `place` counts
-- from 1.
create function private.look_over_old(owner uuid, rows jsonb, out fitting jsonb, out faults jsonb, out priced_for text)
language plpgsql stable
set search_path = ''
as $$
declare
  business public.businesses;
  priced jsonb[] := '{}';
  one record;
  said text;
  at_field text;
  params text;
  state text;
begin
  select * into business from public.businesses as own where own.user_id = owner;
  if not found then
    perform private.refuse(409, 'business_required', 'business');
  end if;
  faults := '[]';
  priced_for := md5(business::text);
  for one in
    select value, place from jsonb_array_elements(private.with_known_emails(owner, rows)) with ordinality as row (value, place)
  loop
    begin
      priced := priced || private.with_price(business, one.value);
    exception
      when data_exception or integrity_constraint_violation or sqlstate 'PT422' or sqlstate 'PT409' then
        get stacked diagnostics said = message_text, at_field = pg_exception_hint, params = pg_exception_detail,
          state = returned_sqlstate;
        if state like 'PT4%' then
          faults := faults || jsonb_build_object(
            'place', one.place, 'code', said, 'field', at_field, 'params', coalesce(nullif(params, ''), '{}')::jsonb
          );
        else
          faults := faults || jsonb_build_object('place', one.place, 'code', 'malformed', 'field', '', 'params', '{}'::jsonb);
        end if;
    end;
  end loop;
  fitting := to_jsonb(priced);
end
$$;
