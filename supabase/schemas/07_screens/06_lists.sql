-- Lists of invoices.

-- Plans here are made once for everybody (force_generic_plan), since planning would take longer than the page. The plan for the
-- average person might gather and sort, which is slow for one with very many invoices: an index has every order, so nothing may be
-- sorted (enable_sort).

-- The caller's invoices from the one after `skip`, found by counting months and then the days of one month, so that the last page
-- costs as much as the first. The first pages are faster from the newest invoice on.
create function private.page_of_invoices(skip integer, most integer, out total integer, out ids uuid[])
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
set enable_sort = off
as $$
declare
  owner constant uuid := private.account();
  page_month date;
  page_day date;
  before_month integer;
  before_day integer;
begin
  if skip <= 500 then
    select coalesce(sum(month.invoices), 0) into total
    from public.invoice_periods as month
    where month.user_id = owner and month.period = 'month';
    ids := array(
      select invoice.id
      from books.invoices as invoice
      where invoice.user_id = owner and invoice.listed
      order by invoice.issue_date desc, invoice.created_at desc, invoice.id desc
      offset skip
      limit most
    );
    return;
  end if;

  select
    coalesce(max(counted.upto), 0),
    max(counted.first_day) filter (where counted.upto > skip),
    coalesce(max(counted.upto) filter (where counted.upto <= skip), 0)
  into total, page_month, before_month
  from (
    select month.first_day, sum(month.invoices) over (order by month.first_day desc) as upto
    from public.invoice_periods as month
    where month.user_id = owner and month.period = 'month'
  ) as counted;

  select
    max(counted.first_day) filter (where counted.upto > skip),
    coalesce(max(counted.upto) filter (where counted.upto <= skip), before_month)
  into page_day, before_day
  from (
    select day.first_day, before_month + sum(day.invoices) over (order by day.first_day desc) as upto
    from public.invoice_periods as day
    where day.user_id = owner
      and day.period = 'day'
      and day.first_day between page_month and (page_month + interval '1 month - 1 day')::date
  ) as counted;

  ids := array(
    select invoice.id
    from books.invoices as invoice
    where invoice.user_id = owner and invoice.listed and invoice.issue_date <= page_day
    order by invoice.issue_date desc, invoice.created_at desc, invoice.id desc
    offset skip - before_day
    limit most
  );
end
$$;
grant execute on function private.page_of_invoices(integer, integer) to authenticated;

create function private.stored_state(shown text, out status text, out first_due date, out last_due date)
language plpgsql stable
set search_path = ''
as $$
declare
  today constant date := private.today();
begin
  status := case when shown = 'OVERDUE' then 'UNPAID' else shown end;
  first_due := case when shown = 'UNPAID' then today else '-infinity' end;
  last_due := case when shown = 'OVERDUE' then today - 1 else 'infinity' end;
end
$$;
comment on function private.stored_state(text) is
  'The status that is stored where this one is shown, and when such an invoice is due: invoice_records the other way round.';
grant execute on function private.stored_state(text) to authenticated;

-- The same for one status.
create function private.invoices_of_status(
  status text,
  skip integer,
  most integer,
  out total integer,
  out ids uuid[]
)
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
set enable_sort = off
as $$
declare
  owner constant uuid := private.account();
  today constant date := private.today();
  stored constant record := private.stored_state(status);
begin
  if status = 'OVERDUE' then
    total := private.unpaid_due_before(today);
  else
    select coalesce(
      sum(case status when 'PAID' then month.paid when 'UNPAID' then month.unpaid_due when 'WRITTEN_OFF' then month.written_off end),
      0
    )
    into total
    from public.invoice_periods as month
    where month.user_id = owner and month.period = 'month';
    if status = 'UNPAID' then
      total := total - private.unpaid_due_before(today);
    end if;
  end if;

  ids := array(
    select invoice.id
    from books.invoices as invoice
    where invoice.user_id = owner
      and invoice.listed
      and invoice.status = stored.status
      and invoice.due_date between stored.first_due and stored.last_due
      -- Nothing is looked for where nothing is left.
      and total > skip
    order by invoice.issue_date desc, invoice.created_at desc, invoice.id desc
    offset skip
    limit most
  );
end
$$;
grant execute on function private.invoices_of_status(text, integer, integer) to authenticated;

-- The invoices of one client, without the cancelled ones. They are counted while they are read, in the index alone.
create function private.invoices_of_client(
  client_id uuid,
  status text,
  skip integer,
  most integer,
  out total integer,
  out ids uuid[]
)
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
set enable_sort = off
as $$
declare
  owner constant uuid := private.account();
  stored constant record := private.stored_state(status);
begin
  select count(*)
  into total
  from books.invoices as invoice
  where invoice.client_id = invoices_of_client.client_id
    and invoice.user_id = owner
    and invoice.listed
    and coalesce(invoice.status = stored.status, true)
    and invoice.due_date between stored.first_due and stored.last_due;

  ids := array(
    select invoice.id
    from books.invoices as invoice
    where invoice.client_id = invoices_of_client.client_id
      and invoice.user_id = owner
      and invoice.listed
      and coalesce(invoice.status = stored.status, true)
      and invoice.due_date between stored.first_due and stored.last_due
      and total > skip
    order by invoice.issue_date desc, invoice.created_at desc, invoice.id desc
    offset skip
    limit most
  );
end
$$;
grant execute on function private.invoices_of_client(uuid, text, integer, integer) to authenticated;

-- Plans are made once, as for the other lists. A person has few of these: they are counted while they are read.
create function private.cancelled_invoices(
  query text,
  skip integer,
  most integer,
  out total integer,
  out ids uuid[]
)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  owner constant uuid := private.caller();
  pattern constant text := case when btrim(query) <> '' then private.containing(query) else '%' end;
begin
  select
    count(*),
    (array_agg(invoice.id order by invoice.issue_date desc, invoice.created_at desc, invoice.id desc))
      [skip + 1 : skip + most]
  into total, ids
  from books.invoices as invoice
  where invoice.user_id = owner
    and invoice.cancelled_at is not null
    and invoice.list = 'invoices'
    and private.search_form(invoice.client_name || ' ' || invoice.number) like pattern;
end
$$;
comment on function private.cancelled_invoices(text, integer, integer) is
  'The caller''s cancelled invoices, with a text where one is given, newest first: ids of `most` of them after `skip`.';
grant execute on function private.cancelled_invoices(text, integer, integer) to authenticated;

create function private.note_sign(status text) returns integer
language sql immutable
set search_path = ''
as $$ select case status when 'CREDIT_NOTE' then -1 when 'DEBIT_NOTE' then 1 end $$;
comment on function private.note_sign(text) is 'The sign of the notes that a filter of the list asks for; null if it asks for none.';
grant execute on function private.note_sign(text) to authenticated;

-- The same for credit notes, or for debit notes, of one client if given.
create function private.notes(
  sign integer,
  client_id uuid,
  query text,
  skip integer,
  most integer,
  out total integer,
  out ids uuid[]
)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  owner constant uuid := private.caller();
  pattern constant text := case when btrim(query) <> '' then private.containing(query) else '%' end;
begin
  select
    count(*),
    (array_agg(note.id order by note.issue_date desc, note.created_at desc, note.id desc))[skip + 1 : skip + most]
  into total, ids
  from books.invoices as note
  where note.user_id = owner
    and note.told = 'note' and note.sign = notes.sign
    and (notes.client_id is null or note.client_id = notes.client_id)
    and private.search_form(note.client_name || ' ' || note.number) like pattern;
end
$$;
comment on function private.notes(integer, uuid, text, integer, integer) is
  'The caller''s credit notes (-1) or debit notes (1), cancelled ones among them, newest first: ids of `most` of them after `skip`.';
grant execute on function private.notes(integer, uuid, text, integer, integer) to authenticated;

-- The listed and the cancelled ones together: each part in its own order, and no more of it than the page may need.
create function private.kept_invoices(skip integer, most integer, out total integer, out ids uuid[])
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  owner constant uuid := private.account();
begin
  select
    (
      select coalesce(sum(month.invoices), 0)
      from public.invoice_periods as month
      where month.user_id = owner and month.period = 'month'
    ) + count(*)
  into total
  from books.invoices as invoice
  where invoice.user_id = owner
    and invoice.cancelled_at is not null
    and invoice.list = 'invoices';

  ids := array(
    select kept.id
    from (
      (
        select invoice.id, invoice.issue_date, invoice.created_at
        from books.invoices as invoice
        where invoice.user_id = owner and invoice.listed
        order by invoice.issue_date desc, invoice.created_at desc, invoice.id desc
        limit skip + most
      )
      union all
      (
        select invoice.id, invoice.issue_date, invoice.created_at
        from books.invoices as invoice
        where invoice.user_id = owner
          and invoice.cancelled_at is not null
          and invoice.list = 'invoices'
        order by invoice.issue_date desc, invoice.created_at desc, invoice.id desc
        limit skip + most
      )
    ) as kept
    order by kept.issue_date desc, kept.created_at desc, kept.id desc
    offset skip
    limit most
  );
end
$$;
grant execute on function private.kept_invoices(integer, integer) to authenticated;

create function public.list_invoices(
  skip integer,
  most integer,
  status text default null,
  query text default null,
  client_id uuid default null,
  with_cancelled boolean default false,
  issued_from date default null,
  issued_to date default null,
  due_from date default null,
  due_to date default null,
  least_minor bigint default null,
  most_minor bigint default null,
  sort text default null,
  descending boolean default null
) returns json
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  -- Low enough that a page can be added to it.
  clean_skip constant integer := least(greatest(coalesce(skip, 0), 0), 1000000000);
  clean_most constant integer := least(greatest(coalesce(most, 1), 1), 1000);
  page record;
  counted boolean := true;
begin
  if num_nonnulls(issued_from, issued_to, due_from, due_to, least_minor, most_minor, sort, descending) > 0
    -- A filter by client and another one.
    or (client_id is not null and (btrim(query) <> '' or status = 'CANCELLED'))
  then
    page := private.chosen_invoices(
      status, query, client_id, issued_from, issued_to, due_from, due_to, least_minor, most_minor, sort, descending,
      clean_skip, clean_most
    );
  elsif private.note_sign(status) is not null then
    page := private.notes(private.note_sign(status), client_id, query, clean_skip, clean_most);
  elsif status = 'CANCELLED' then
    page := private.cancelled_invoices(query, clean_skip, clean_most);
  elsif client_id is not null then
    page := private.invoices_of_client(client_id, status, clean_skip, clean_most);
  elsif btrim(query) <> '' then
    page := private.matching_invoices(query, status, clean_skip, clean_most);
    counted := page.counted;
  elsif status is not null then
    page := private.invoices_of_status(status, clean_skip, clean_most);
  elsif with_cancelled then
    page := private.kept_invoices(clean_skip, clean_most);
  else
    page := private.page_of_invoices(clean_skip, clean_most);
  end if;
  return json_build_object(
    'total', page.total,
    'counted', counted,
    'invoices', (
      select coalesce(json_agg(listed.line order by listed.place), '[]')
      from (
        select wanted.place, row_to_json(record) as line
        from unnest(page.ids) with ordinality as wanted (id, place)
        -- One by one, whatever number of rows the planner expects.
        cross join lateral (
          select
            record.id,
            record.number,
            record.client_name,
            record.client_email,
            record.currency,
            record.exchange_rate,
            record.total_minor,
            record.total_inr_minor,
            record.status,
            record.issue_date,
            record.due_date,
            record.created_at,
            record.settled_minor,
            record.balance_minor,
            record.cancelled_at,
            record.reach,
            record.kind,
            record.credited_minor,
            record.refundable_minor,
            record.refunded_minor,
            record.written_off_minor,
            record.original,
            record.tds_minor
          from books.invoice_records as record
          where record.id = wanted.id
          offset 0
        ) as record
      ) as listed
    )
  );
end
$$;
comment on function public.list_invoices(integer, integer, text, text, uuid, boolean, date, date, date, date, bigint, bigint, text, boolean) is
  'The caller''s invoices, newest first or by a column (`sort`: number, client, issued, due, status, total, balance): `most` of them after `skip`, filtered by status, client, days, rupees in paise or a text if given, and how many there are in all. CANCELLED ones come by their status, or among all with `with_cancelled`; credit notes by CREDIT_NOTE alone, debit notes among the invoices and by DEBIT_NOTE. With a text there may be more than `total`; `counted` says whether.';
grant execute on function public.list_invoices(integer, integer, text, text, uuid, boolean, date, date, date, date, bigint, bigint, text, boolean)
  to authenticated;
