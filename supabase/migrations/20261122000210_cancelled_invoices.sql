-- Money that came in has to stay where it is counted: an invoice with a payment is not deleted. The lock waits for whoever
-- records one.
create or replace function private.set_cancelled(invoice_id uuid, cancelled boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  invoice public.invoices;
begin
  perform private.begin_write();
  select * into invoice
  from public.invoices as own
  where own.id = set_cancelled.invoice_id and own.user_id = auth.uid()
  for no key update;
  if not found then
    perform private.refuse(404, 'Invoice not found.');
  elsif cancelled and invoice.cancelled_at is null and invoice.settled_minor > 0 then
    perform private.refuse(
      409, 'Money was received on this invoice, so it cannot be deleted. Undo its payments first.'
    );
  end if;
  update public.invoices as own
  set cancelled_at = case when cancelled then now() end
  where own.id = invoice.id and (own.cancelled_at is not null) <> cancelled;
end
$$;

create index invoices_cancelled on public.invoices (user_id, issue_date desc, created_at desc, id desc)
where cancelled_at is not null;

-- Plans are made once, as for the other lists. A person has few of these: they are counted as they are read.
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
  owner constant uuid := auth.uid();
  pattern constant text := case when btrim(query) <> '' then private.containing(query) else '%' end;
begin
  select
    count(*),
    (array_agg(invoice.id order by invoice.issue_date desc, invoice.created_at desc, invoice.id desc))
      [skip + 1 : skip + most]
  into total, ids
  from public.invoices as invoice
  where invoice.user_id = owner and invoice.cancelled_at is not null and invoice.search_text like pattern;
end
$$;
comment on function private.cancelled_invoices(text, integer, integer) is
  'The caller''s cancelled invoices, with a text where one is given, newest first: ids of `most` of them after `skip`.';
revoke all on function private.cancelled_invoices(text, integer, integer) from public;
grant execute on function private.cancelled_invoices(text, integer, integer) to authenticated;

create or replace function public.list_invoices(
  skip integer,
  most integer,
  status text default null,
  query text default null
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
  if status = 'CANCELLED' then
    page := private.cancelled_invoices(query, clean_skip, clean_most);
  elsif btrim(query) <> '' then
    page := private.matching_invoices(query, status, clean_skip, clean_most);
    counted := page.counted;
  elsif status is not null then
    page := private.invoices_of_status(status, clean_skip, clean_most);
  else
    page := private.page_of_invoices(clean_skip, clean_most);
  end if;
  return json_build_object(
    'total', page.total,
    'counted', counted,
    'invoices', (
      select coalesce(json_agg(listed order by listed.issue_date desc, listed.created_at desc, listed.id desc), '[]')
      from (
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
          record.reach
        from unnest(page.ids) as wanted (id)
        -- One by one, whatever the planner thinks of how many rows a person has.
        cross join lateral (
          select * from public.invoice_records as record where record.id = wanted.id offset 0
        ) as record
      ) as listed
    )
  );
end
$$;
comment on function public.list_invoices(integer, integer, text, text) is
  'The caller''s invoices, newest first: `most` of them after `skip`, of a status or with a text in client name or number where they are given, and how many there are in all. CANCELLED ones come only by their status. With a text there may be more than `total`; `counted` says whether.';
