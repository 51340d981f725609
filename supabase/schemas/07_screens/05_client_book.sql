-- Data of the client book: the list, the suggestions, and the account of a client.

create view books.client_records
with (security_invoker = true)
as
select
  client.id,
  client.user_id,
  client.name,
  client.contact,
  client.email,
  client.cc_emails,
  client.phone,
  client.gstin,
  client.pan,
  client.tan,
  client.tds_kind,
  client.address,
  client.city,
  client.state_code,
  client.postal_code,
  client.country,
  client.delivery_address,
  client.currency,
  client.terms_days,
  client.notes,
  client.language,
  client.archived,
  client.merged_into,
  client.created_at,
  (
    select jsonb_build_object(
      'minor', coalesce(sum(invoice.due_inr_minor), 0),
      'overdue_minor', coalesce(sum(invoice.due_inr_minor) filter (where invoice.due_date < (select private.today())), 0) - (
        -- Of those that are due in parts, what is not late yet.
        select coalesce(sum(parted.due_inr_minor - round(
          parted.due_inr_minor::numeric
            * private.due_until(parted.parts, parted.due_minor, (select private.today()) - 1) / parted.due_minor
        )), 0)
        from books.invoices as parted
        where parted.client_id = client.id
          and parted.user_id = client.user_id
          and parted.listed
          and parted.status = 'UNPAID'
          and parted.parts <> '[]'
          and parted.due_date < (select private.today())
      ),
      'without_rate', count(*) filter (where invoice.due_inr_minor is null)
    )
    from books.invoices as invoice
    where invoice.client_id = client.id
      and invoice.user_id = client.user_id
      and invoice.listed
      and invoice.status = 'UNPAID'
  ) as due,
  (
    select jsonb_build_object('id', invoice.id, 'number', invoice.number, 'issue_date', invoice.issue_date)
    from books.invoices as invoice
    where invoice.client_id = client.id and invoice.user_id = client.user_id and invoice.listed
    order by invoice.issue_date desc, invoice.created_at desc, invoice.id desc
    limit 1
  ) as last_invoice
from books.clients as client;
comment on view books.client_records is
  'The caller''s clients. `due`: what is still due in paise, the part of it that is late, and of how many unpaid invoices it is not known for want of an exchange rate.';
grant select on books.client_records to authenticated;

create function private.listed_clients(ids uuid[]) returns json
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
begin
  return (
    select coalesce(json_agg(to_jsonb(record) - 'user_id' order by wanted.place), '[]')
    from unnest(ids) with ordinality as wanted (id, place)
    -- One by one, whatever the planner thinks of how many rows a person has.
    cross join lateral (
      select * from books.client_records as record where record.id = wanted.id offset 0
    ) as record
  );
end
$$;
comment on function private.listed_clients(uuid[]) is 'The caller''s clients of these ids, in their order.';
grant execute on function private.listed_clients(uuid[]) to authenticated;

create function private.client_figures(owner uuid, sort text) returns table (client_id uuid, figure numeric)
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
begin
  if sort = 'owed' then
    return query
    select invoice.client_id, sum(invoice.due_inr_minor)
    from books.invoices as invoice
    where invoice.user_id = owner and invoice.listed and invoice.status = 'UNPAID'
    group by invoice.client_id;
  elsif sort = 'last' then
    return query
    select invoice.client_id, (max(invoice.issue_date) - date '2000-01-01')::numeric
    from books.invoices as invoice
    where invoice.user_id = owner and invoice.listed
    group by invoice.client_id;
  end if;
end
$$;
comment on function private.client_figures(uuid, text) is
  'The figures by which a list of clients is sorted, the most first: the paise that each owes, or the day of their last invoice.';
grant execute on function private.client_figures(uuid, text) to authenticated;

create function private.page_of_clients(
  query text,
  archived boolean,
  skip integer,
  most integer,
  sort text,
  out total integer,
  out counted boolean,
  out ids uuid[]
)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  owner constant uuid := private.caller();
  -- Nobody reads on so far, and counting all of forty thousand takes longer than the page.
  most_counted constant integer := skip + most + 1000;
begin
  counted := true;
  if btrim(query) <> '' then
    select count(*), (array_agg(client.id order by own.figure desc nulls last, lower(client.name), client.id))[skip + 1 : skip + most]
    into total, ids
    from private.clients_containing(owner, query) as found (id)
    cross join lateral (
      select known.id, known.name
      from books.clients as known
      where known.id = found.id and known.user_id = owner and known.archived = page_of_clients.archived
      offset 0
    ) as client
    left join private.client_figures(owner, sort) as own on own.client_id = client.id;
    return;
  end if;

  select count(*) into total
  from (
    select from books.clients as client
    where client.user_id = owner and client.archived = page_of_clients.archived and client.merged_into is null
    limit most_counted + 1
  ) as known;
  if total > most_counted then
    total := most_counted;
    counted := false;
  end if;
  if sort in ('owed', 'last') then
    ids := array(
      select client.id
      from books.clients as client
      left join private.client_figures(owner, sort) as own on own.client_id = client.id
      where client.user_id = owner and client.archived = page_of_clients.archived and client.merged_into is null
      order by own.figure desc nulls last, lower(client.name), client.id
      offset skip
      limit most
    );
    return;
  end if;
  ids := array(
    select client.id
    from books.clients as client
    where client.user_id = owner and client.archived = page_of_clients.archived and client.merged_into is null
    order by lower(client.name), client.id
    offset skip
    limit most
  );
end
$$;
grant execute on function private.page_of_clients(text, boolean, integer, integer, text) to authenticated;

create function public.list_clients(
  skip integer,
  most integer,
  query text default null,
  archived boolean default false,
  sort text default 'name'
) returns json
language plpgsql stable
set search_path = ''
as $$
declare
  page constant record := private.page_of_clients(
    query,
    coalesce(archived, false),
    least(greatest(coalesce(skip, 0), 0), 1000000000),
    least(greatest(coalesce(most, 1), 1), 100),
    sort
  );
begin
  return json_build_object('total', page.total, 'counted', page.counted, 'clients', private.listed_clients(page.ids));
end
$$;
comment on function public.list_clients(integer, integer, text, boolean, text) is
  'The caller''s clients by name, or those first that owe the most (`owed`) or had the latest invoice (`last`): `most` of them after `skip`, with a text in name, contact or GSTIN where one is given, and how many there are in all; archived ones by themselves. Of very many there are more than `total`; `counted` says whether.';
grant execute on function public.list_clients(integer, integer, text, boolean, text) to authenticated;

-- First come the clients with most of the latest five hundred invoices; then the others by name.
create function private.suggested_clients(query text, most integer) returns uuid[]
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_sort = off
as $$
declare
  owner constant uuid := private.caller();
  pattern constant text := private.containing(query);
  found uuid[] := array(
    select client.id
    from (
      select latest.client_id
      from (
        select invoice.client_id, invoice.client_search_text
        from books.invoices as invoice
        where invoice.user_id = owner and invoice.listed
        order by invoice.issue_date desc, invoice.created_at desc, invoice.id desc
        limit 500
      ) as latest
      where latest.client_search_text like pattern
      group by latest.client_id, latest.client_search_text
      order by count(*) desc, latest.client_search_text, latest.client_id
    ) as used
    -- One by one, until there are enough.
    cross join lateral (
      select known.id
      from books.clients as known
      where known.id = used.client_id and known.user_id = owner and not known.archived
      offset 0
    ) as client
    limit most
  );
begin
  if cardinality(found) >= most then
    return found;
  elsif btrim(query) = '' then
    return found || array(
      select client.id
      from books.clients as client
      where client.user_id = owner and not client.archived and client.merged_into is null and client.id <> all (found)
      order by lower(client.name), client.id
      limit most - cardinality(found)
    );
  end if;
  return found || array(
    select client.id
    -- Of what very many names hold, any.
    from private.clients_containing(owner, query, 251) as wanted (id)
    cross join lateral (
      select known.id, known.search_text
      from books.clients as known
      where known.id = wanted.id and known.user_id = owner and not known.archived and known.id <> all (found)
      offset 0
    ) as client
    order by client.search_text, client.id
    limit most - cardinality(found)
  );
end
$$;
grant execute on function private.suggested_clients(text, integer) to authenticated;

create function public.search_clients(query text, most integer default 8) returns json
language plpgsql stable
set search_path = ''
as $$
begin
  return private.listed_clients(
    private.suggested_clients(coalesce(query, ''), least(greatest(coalesce(most, 8), 1), 50))
  );
end
$$;
comment on function public.search_clients(text, integer) is
  'The caller''s clients with a text in name, contact or GSTIN, or all of them without one: those with most of the latest invoices first. None that is archived.';
grant execute on function public.search_clients(text, integer) to authenticated;

-- In the ages that the dashboard and the register have, too; the first is what is not due yet. Of what is due in parts each part has
-- its own day.
create function public.client_account(client_id uuid) returns json
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
begin
  return json_build_object(
    'owed', (
      with open as materialized (
        select invoice.id, share.minor, greatest(private.today() - share.due_date, 0) as late
        from books.invoices as invoice
        cross join lateral (
          select invoice.due_date, invoice.due_inr_minor as minor
          where invoice.parts = '[]' or invoice.due_inr_minor is null
          union all
          select part.due_date, part.until_minor - lag(part.until_minor, 1, 0::bigint) over (order by part.due_date)
          from (
            select
              each.due_date,
              round(
                invoice.due_inr_minor::numeric * private.due_until(invoice.parts, invoice.due_minor, each.due_date)
                  / invoice.due_minor
              )::bigint as until_minor
            from jsonb_to_recordset(invoice.parts) as each (due_date date)
            where invoice.due_inr_minor is not null
          ) as part
        ) as share
        where invoice.client_id = client_account.client_id
          and invoice.user_id = (select private.account())
          and invoice.listed
          and invoice.status = 'UNPAID'
      )
      select json_agg(
        json_build_object(
          'from_days', span.from_days,
          'to_days', span.to_days,
          'minor', owed.minor,
          'invoices', owed.invoices
        )
        order by span.from_days
      )
      from (values (0, 0), (1, 30), (31, 60), (61, 90), (91, null)) as span (from_days, to_days)
      left join lateral (
        select coalesce(sum(open.minor), 0) as minor, count(distinct open.id) as invoices
        from open
        where open.minor is distinct from 0 and open.late >= span.from_days and (span.to_days is null or open.late <= span.to_days)
      ) as owed on true
    ),
    'payments', (
      select coalesce(json_agg(latest order by latest.paid_on desc, latest.created_at desc), '[]')
      from (
        select
          payment.id, payment.invoice_id, invoice.number, invoice.currency, payment.amount_minor, payment.tds_minor,
          payment.paid_on, payment.method, payment.reference, payment.created_at
        from books.invoices as invoice
        join books.payments as payment on payment.invoice_id = invoice.id and payment.user_id = invoice.user_id
        where invoice.client_id = client_account.client_id
          and invoice.user_id = (select private.account())
          and payment.state = 'confirmed'
          -- What was given back is no payment.
          and invoice.list = 'invoices'
        order by payment.paid_on desc, payment.created_at desc
        limit 10
      ) as latest
    )
  );
end
$$;
comment on function public.client_account(uuid) is
  'The debt of a client of the caller in paise, by the days since it was due (of 0 days: not due yet), and their latest ten payments.';
grant execute on function public.client_account(uuid) to authenticated;
