-- One or two letters are looked for in the person's own invoices.
create or replace function private.invoices_containing(query text)
returns table (id uuid, issue_date date, created_at timestamptz, status text)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  owner constant uuid := auth.uid();
  today constant date := private.today();
  needle constant text := lower(btrim(query));
  whole constant text := private.containing_exactly(needle);
  beginning constant text := private.containing_exactly(left(needle, 3));
  ending constant text := private.containing_exactly(right(needle, 3));
begin
  -- The index knows pieces of three letters: for fewer it would be read from end to end, with the texts of all people.
  if char_length(needle) < 3 then
    return query
    select
      invoice.id, invoice.issue_date, invoice.created_at,
      case when invoice.status = 'UNPAID' and invoice.due_date < today then 'OVERDUE' else invoice.status end
    from public.invoices as invoice
    where invoice.user_id = owner and invoice.cancelled_at is null and position(needle in invoice.search_text) > 0;
    return;
  end if;

  return query
  -- The index looks up each three letters among those of all people. The first and the last three leave few invoices
  -- already; the others would cost as much again, each of them.
  with candidate as materialized (
    select
      invoice.id, invoice.issue_date, invoice.created_at, invoice.status, invoice.due_date, invoice.search_text
    from public.invoices as invoice
    where invoice.user_id = owner
      and invoice.cancelled_at is null
      and invoice.search_text like beginning
      and invoice.search_text like ending
  )
  select
    candidate.id, candidate.issue_date, candidate.created_at,
    case when candidate.status = 'UNPAID' and candidate.due_date < today then 'OVERDUE' else candidate.status end
  from candidate
  where candidate.search_text like whole;
end
$$;
