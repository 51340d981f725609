-- The documents of a period as an accountant's Tally is told them, page by page. All amounts are paise at the document's own rate;
-- `domain/tally/` makes the vouchers.

create function private.tally_party(owner uuid, client_id uuid, buyer jsonb) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  client books.clients;
begin
  select * into client from books.clients as known where known.id = tally_party.client_id and known.user_id = owner;
  if not found then
    return jsonb_build_object(
      'id', null, 'name', buyer ->> 'name', 'shared', false, 'gstin', buyer ->> 'gstin', 'state_code', buyer ->> 'stateCode',
      'country', buyer ->> 'country', 'address', buyer ->> 'address', 'city', buyer ->> 'city',
      'postal_code', buyer ->> 'postalCode'
    );
  end if;
  return jsonb_build_object(
    'id', client.id, 'name', client.name,
    'shared', exists (
      select from books.clients as other
      where other.user_id = owner and lower(other.name) = lower(client.name) and other.merged_into is null
        and other.id <> client.id
    ),
    'gstin', client.gstin, 'state_code', client.state_code, 'country', client.country, 'address', client.address,
    'city', client.city, 'postal_code', client.postal_code
  );
end
$$;
comment on function private.tally_party(uuid, uuid, jsonb) is
  'The client as the book has them today, and whether another one has the same name; of a document without one its own copy.';

create function private.tally_documents(first_day date, last_day date, after_day date, after_id uuid, most integer) returns json
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  owner constant uuid := private.caller();
  since constant date := greatest(first_day, after_day);
  past constant uuid := coalesce(after_id, '00000000-0000-0000-0000-000000000000');
  found_rows json;
begin
  select coalesce(
    json_agg(
      json_build_object(
        'id', own.id, 'kind', own.kind, 'number', own.number, 'day', own.issue_date,
        'cancelled', own.cancelled_at is not null, 'commercial', own.commercial,
        'seller_gstin', private.gstin_of(own.seller),
        'party', private.tally_party(owner, own.client_id, own.buyer),
        'gstin', own.buyer ->> 'gstin', 'supply', own.supply, 'with_tax', own.with_tax, 'reverse_charge', own.reverse_charge,
        'place_of_supply', own.place_of_supply, 'original_number', line.original_number,
        'original_day', line.original_day, 'reason', own.credit_reason, 'currency', own.currency,
        'exchange_rate', line.exchange_rate, 'own_total_minor', line.own_total_minor,
        'values', coalesce(worth.parts, '[]'), 'cgst_minor', line.cgst_minor, 'sgst_minor', line.sgst_minor,
        'igst_minor', line.igst_minor, 'cess_minor', line.cess_minor, 'round_off_minor', line.round_off_minor,
        'total_minor', line.total_minor
      ) order by own.issue_date, own.id
    ),
    '[]'
  ) into found_rows
  from (
    select one.id
    from (
      -- Each has an index of its own.
      select invoice.id, invoice.issue_date from books.invoices as invoice
      where invoice.user_id = owner and invoice.listed and invoice.issue_date between since and last_day
      union all
      select invoice.id, invoice.issue_date from books.invoices as invoice
      where invoice.user_id = owner and invoice.cancelled_at is not null and invoice.list = 'invoices'
        and invoice.issue_date between since and last_day
      union all
      select note.id, note.issue_date from books.invoices as note
      where note.user_id = owner and note.list = 'credit_notes' and note.issue_date between since and last_day
    ) as one
    where (one.issue_date, one.id) > (since, past)
    order by one.issue_date, one.id
    limit most
  ) as page
  join books.invoices as own on own.id = page.id
  cross join lateral (select known.* from private.document_lines as known where known.id = page.id offset 0) as line
  cross join lateral (
    select json_agg(part order by part.taxability, part.gst_rate, part.hsn) as parts
    from (
      select item.taxability, item.gst_rate, item.hsn_sac as hsn, sum(item.taxable_inr_minor)::bigint as minor
      from books.invoice_items as item
      where item.invoice_id = page.id
      group by item.taxability, item.gst_rate, item.hsn_sac
    ) as part
  ) as worth;
  return found_rows;
end
$$;
grant execute on function private.tally_documents(date, date, date, uuid, integer) to authenticated;

create function public.tally_documents(
  first_day date, last_day date, after_day date default null, after_id uuid default null, most integer default 1000
) returns json
language sql stable
set search_path = ''
as $$
  select private.tally_documents(
    private.bounded_day(first_day, 'from'), private.bounded_day(last_day, 'to'),
    case when after_day is not null then private.bounded_day(after_day, 'from') end, after_id,
    least(greatest(coalesce(most, 1), 1), 1000)
  )
$$;
comment on function public.tally_documents(date, date, date, uuid, integer) is
  'The caller''s invoices, bills of supply, debit notes and credit notes of these days as Tally is told them, in paise, at most 1000 after the one of (after_day, after_id); cancelled ones are named.';
grant execute on function public.tally_documents(date, date, date, uuid, integer) to authenticated;
