-- Drafts: the values of a form as they were typed, checked only when they are issued.

create table public.drafts (
  user_id uuid not null default private.account() references auth.users (id) on delete cascade,
  -- The app chooses the id, so that a draft saved twice is one.
  id uuid not null,
  kind text not null default 'invoice',
  -- The input of newInvoiceSchema, with nothing required.
  content jsonb not null,
  -- Counts saves: a save on top of another one's is refused.
  version integer not null default 1,
  -- The invoice that it is to replace.
  original_id uuid,
  -- Whether it corrects that invoice, whose return was filed.
  corrects boolean not null default false,
  -- The estimate, or another document that becomes an invoice, from which it was made.
  estimate_id uuid,
  -- For a recurring draft: its schedule, and the first day of its period.
  schedule_id uuid,
  period date,
  issued_id uuid,
  discarded_at timestamptz,
  -- For a copy: the request that made it.
  request_fingerprint text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The restore that brought it, which may be taken back.
  brought_by uuid,
  -- Ids are unique for each person: nobody can block another's.
  primary key (user_id, id),
  constraint drafts_kind_known check (private.is_draft_kind(kind)),
  constraint drafts_period_once unique (schedule_id, period),
  constraint drafts_original foreign key (original_id, user_id)
    references books.invoices (id, user_id) on delete restrict,
  constraint drafts_estimate foreign key (estimate_id, user_id)
    references books.invoices (id, user_id) on delete restrict,
  constraint drafts_issued foreign key (issued_id, user_id)
    references books.invoices (id, user_id) on delete restrict,
  -- Drafts of a schedule stay when it is deleted.
  constraint drafts_schedule foreign key (schedule_id, user_id)
    references books.schedules (id, user_id) on delete set null (schedule_id),
  constraint drafts_content_object check (jsonb_typeof(content) = 'object'),
  constraint drafts_version_counted check (version > 0),
  constraint drafts_schedule_period check (schedule_id is null or period is not null),
  constraint drafts_one_end check (issued_id is null or discarded_at is null)
) with (fillfactor = 70);
comment on table public.drafts is
  'What a person types before it is issued. The content of an issued one is the document''s; what was discarded is kept for a month.';
create index drafts_original on public.drafts (original_id, user_id);
create index drafts_estimate on public.drafts (estimate_id, user_id);
create index drafts_schedule on public.drafts (schedule_id, user_id);
create index drafts_issued on public.drafts (issued_id, user_id);

alter table public.drafts enable row level security;
-- Reading only: functions save, since they measure and count.
grant select on public.drafts to authenticated;

create policy drafts_select_own on public.drafts
for select to authenticated
using (user_id = (select private.caller()));

-- The bytes of its text: the charge for a draft is given back when it goes.
create function private.draft_size(content jsonb) returns integer
language plpgsql immutable
set search_path = ''
as $$
begin
  if octet_length(content::text) > 200000 then
    perform private.refuse(422, 'draft_too_long');
  end if;
  return octet_length(content::text);
end
$$;

create function private.refuse_ended(draft public.drafts) returns void
language plpgsql immutable
set search_path = ''
as $$
begin
  if draft.id is null then
    perform private.refuse(404, 'draft_not_found');
  elsif draft.issued_id is not null then
    perform private.refuse(409, 'draft_issued');
  elsif draft.discarded_at is not null then
    perform private.refuse(409, 'draft_discarded');
  end if;
end
$$;
comment on function private.refuse_ended(public.drafts) is 'Refuses where there is no draft that is still open.';

create function private.stored_draft(owner uuid, draft_id uuid) returns integer
language plpgsql stable
set search_path = ''
as $$
begin
  return coalesce(
    (select pg_column_size(draft.content) from public.drafts as draft where draft.user_id = owner and draft.id = draft_id), 0
  );
end
$$;
comment on function private.stored_draft(uuid, uuid) is 'Bytes of what was typed, as they are stored.';

-- A person who types saves once a second. Every save counts by the minute, only every twentieth by the day, and the storage counts
-- how much the draft grew.
create function private.save_draft(draft_id uuid, version integer, content jsonb, kind text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  owner constant uuid := private.account();
  charged integer;
  stored integer;
  before public.drafts;
  kept public.drafts;
begin
  if jsonb_typeof(content) is distinct from 'object'
    or not private.is_draft_kind(kind)
    or num_nulls(draft_id, version) > 0
  then
    perform private.refuse(422, 'malformed', 'draft');
  end if;
  charged := private.draft_size(content);
  perform private.lock_writer(owner);
  select * into before from public.drafts as draft where draft.user_id = owner and draft.id = draft_id;
  stored := private.stored_draft(owner, draft_id);
  charged := case when before.id is null then 500 + charged else greatest(0, charged - octet_length(before.content::text)) end;
  perform private.begin_write(charged, before.id is null or before.version % 20 = 0);

  if before.id is null and save_draft.version = 0 then
    insert into public.drafts (user_id, id, kind, content)
    values (owner, draft_id, save_draft.kind, save_draft.content)
    on conflict do nothing
    returning * into kept;
  else
    update public.drafts as draft
    set content = save_draft.content, version = draft.version + 1, updated_at = clock_timestamp()
    where draft.user_id = owner
      and draft.id = draft_id
      and draft.version = save_draft.version
      and num_nonnulls(draft.issued_id, draft.discarded_at) = 0
    returning * into kept;
  end if;

  if kept.id is null then
    select * into kept from public.drafts as draft where draft.user_id = owner and draft.id = draft_id;
    perform private.refuse_ended(kept);
    -- What is there already is no conflict: the answer to the first attempt was lost.
    if kept.content <> save_draft.content then
      perform private.refuse(409, 'draft_stale', params => jsonb_build_object('version', kept.version));
    end if;
  end if;
  perform private.settle_write(
    owner, charged, private.stored_draft(owner, draft_id) - stored + case when before.id is null then 500 else 0 end
  );
  return jsonb_build_object('id', kept.id, 'version', kept.version, 'updated_at', kept.updated_at);
end
$$;
grant execute on function private.save_draft(uuid, integer, jsonb, text) to authenticated;

create function public.save_draft(draft_id uuid, version integer, content jsonb, kind text default 'invoice')
returns jsonb
language sql
set search_path = ''
as $$ select private.save_draft(draft_id, version, content, kind) $$;
comment on function public.save_draft(uuid, integer, jsonb, text) is
  'Saves a draft of the caller upon the version that they know, 0 for a new one; returns {id, version, updated_at}. Upon another version it is refused (409), unless the same is there already.';
grant execute on function public.save_draft(uuid, integer, jsonb, text) to authenticated;

-- A discarded draft can come back for a month. A schedule's draft stays for good: its period is not made again.
create function private.set_discarded(draft_id uuid, discarded boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.account();
  draft public.drafts;
  size bigint;
begin
  perform private.begin_write();
  select * into draft
  from public.drafts as own
  where own.user_id = owner and own.id = draft_id
  for update;
  if draft.discarded_at is null or draft.issued_id is not null then
    perform private.refuse_ended(draft);
  end if;
  update public.drafts as own
  set discarded_at = case when discarded then now() end
  where own.user_id = owner and own.id = draft.id and (own.discarded_at is not null) <> discarded;

  with gone as (
    delete from public.drafts as old
    where old.user_id = owner and old.discarded_at < now() - interval '30 days' and old.schedule_id is null
    returning pg_column_size(old.content) as size
  )
  select sum(gone.size) into size from gone;
  perform private.give_back(owner, size);
end
$$;
grant execute on function private.set_discarded(uuid, boolean) to authenticated;

create function public.discard_draft(draft_id uuid) returns void
language sql
set search_path = ''
as $$ select private.set_discarded(draft_id, true) $$;
comment on function public.discard_draft(uuid) is
  'Discards one of the caller''s drafts, and erases those that were discarded a month ago; doing it twice is harmless.';
grant execute on function public.discard_draft(uuid) to authenticated;

create function public.restore_draft(draft_id uuid) returns void
language sql
set search_path = ''
as $$ select private.set_discarded(draft_id, false) $$;
comment on function public.restore_draft(uuid) is 'Brings back a discarded draft of the caller.';
grant execute on function public.restore_draft(uuid) to authenticated;

-- Issuing a draft again answers the document that it became.
create function private.issue_draft(draft_id uuid, request_key uuid, document jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.account();
  draft public.drafts;
  issued jsonb;
begin
  perform private.begin_issue(document);
  select * into draft
  from public.drafts as own
  where own.user_id = owner and own.id = draft_id
  for update;
  if draft.issued_id is not null then
    if exists (
      select from books.invoices as issued
      where issued.id = draft.issued_id and issued.request_key = issue_draft.request_key
        and issued.request_fingerprint <> private.issue_fingerprint(draft.kind, document)
    ) then
      perform private.refuse(409, 'request_used', 'requestKey', '{"of": "invoice"}');
    end if;
    return private.issued_invoice(draft.issued_id);
  end if;
  perform private.refuse_ended(draft);

  issued := private.issue_document(draft.kind, request_key, document, draft.original_id, draft.corrects);
  if issued is not null then
    if private.use_advances_of(draft.estimate_id, (issued ->> 'id')::uuid) then
      issued := private.issued_invoice((issued ->> 'id')::uuid);
    end if;
    perform private.give_back(owner, private.stored_draft(owner, draft.id));
    update public.drafts as own
    set issued_id = (issued ->> 'id')::uuid, content = '{}', updated_at = clock_timestamp()
    where own.user_id = owner and own.id = draft.id;
  end if;
  return issued;
end
$$;
grant execute on function private.issue_draft(uuid, uuid, jsonb) to authenticated;

create function public.issue_draft(draft_id uuid, request_key uuid, document jsonb) returns jsonb
language sql
set search_path = ''
as $$ select private.issue_draft(draft_id, request_key, document) $$;
comment on function public.issue_draft(uuid, uuid, jsonb) is
  'Issues a document as issue_invoice and issue_forerunner do, and marks the caller''s draft as issued. If the draft revises an invoice, that is cancelled; if it was made from a document, it uses the advances received for that. A draft that was issued already answers its invoice, null when that is cancelled.';
grant execute on function public.issue_draft(uuid, uuid, jsonb) to authenticated;

create function private.typed_decimal(value numeric) returns text
language plpgsql immutable
set search_path = ''
as $$ begin return coalesce(trim_scale(value)::text, ''); end $$;
comment on function private.typed_decimal(numeric) is 'As somebody would type it: 12.5; blank of nothing.';

create function private.typed_name(name text) returns text
language sql immutable
set search_path = ''
as $$
  select string_agg(case word.place when 1 then part else upper(left(part, 1)) || substr(part, 2) end, '' order by word.place)
  from string_to_table(name, '_') with ordinality as word (part, place)
$$;
comment on function private.typed_name(text) is 'The name of a column in the form: hsnSac.';

-- Blank if not given.
create function private.typed_facts(item books.invoice_items) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_object_agg(private.typed_name(fact.key), coalesce(fact.value, ''))
  from jsonb_each_text(private.row_facts(item)) as fact (key, value)
$$;

create function private.draft_items(invoice_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_agg(
    private.typed_facts(item) || jsonb_build_object(
      'quantity', private.typed_decimal(item.quantity),
      'unit', coalesce(item.unit, ''),
      'rate', private.typed_decimal(item.rate),
      'discount', case
        when item.discount_percent is not null then private.typed_decimal(item.discount_percent) || '%'
        when item.discount_minor > 0 then private.typed_decimal(item.discount_minor * 0.01)
        else ''
      end,
      -- It follows from a rate.
      'amount', case when item.rate is null then private.typed_decimal(item.taxable_minor * 0.01) else '' end,
      'gstRate', private.typed_decimal(item.gst_rate * 0.01),
      'cess', private.typed_decimal(nullif(item.cess_minor, 0) * 0.01)
    ) order by item.position
  )
  from books.invoice_items as item
  where item.invoice_id = draft_items.invoice_id
$$;

-- Fields that follow from client and seller are left open, so that they follow when the draft's client changes. The day of issue is
-- the actual one, and the due date is as many days after today as it was after the original day.
create function private.draft_of(invoice books.invoices) returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'clientId', invoice.client_id,
      'keepClient', invoice.client_id is not null,
      'clientName', invoice.client_name,
      'clientEmail', invoice.client_email,
      'clientContact', coalesce(invoice.buyer ->> 'contact', ''),
      'clientPhone', coalesce(invoice.buyer ->> 'phone', ''),
      'clientAddress', coalesce(invoice.buyer ->> 'address', ''),
      'clientCity', coalesce(invoice.buyer ->> 'city', ''),
      'clientPostalCode', coalesce(invoice.buyer ->> 'postalCode', ''),
      'clientStateCode', coalesce(invoice.buyer ->> 'stateCode', ''),
      'clientCountry', buyer.country,
      'clientGstin', coalesce(invoice.buyer ->> 'gstin', ''),
      'clientPan', coalesce(invoice.buyer ->> 'pan', ''),
      'deliveryAddress', coalesce(invoice.buyer ->> 'deliveryAddress', ''),
      'currency', invoice.currency,
      'exchangeRate', private.typed_decimal(invoice.exchange_rate),
      'issueDate', '',
      'dueDate', private.today() + (invoice.due_date - invoice.issue_date),
      'parts', private.typed_parts(
        invoice.parts, invoice.issue_date, case when invoice.told is not null then private.today() end
      ),
      'poNumber', coalesce(invoice.po_number, ''),
      'language', invoice.language,
      'notes', coalesce(invoice.notes, ''),
      'items', private.draft_items(invoice.id)
    ) || jsonb_build_object(
      'supply', nullif(invoice.supply, case when buyer.country = 'IN' then 'domestic' else 'export' end),
      'withTax', case when invoice.supply <> 'domestic' then invoice.with_tax end,
      'reverseCharge', invoice.reverse_charge,
      'placeOfSupply', case
        when invoice.supply = 'export' then ''
        when buyer.country <> 'IN' then coalesce(invoice.place_of_supply, '')
        else coalesce(nullif(invoice.place_of_supply, buyer.own_place), '')
      end,
      'placeOfSupplyReason', coalesce(invoice.place_of_supply_reason, ''),
      'portCode', coalesce(invoice.port_code, ''),
      'shippingBill', coalesce(invoice.shipping_bill, ''),
      'shippingBillDate', coalesce(invoice.shipping_bill_date::text, '')
    )
    from (
      select
        coalesce(invoice.buyer ->> 'country', 'IN') as country,
        coalesce(
          private.gstin_state(invoice.buyer ->> 'gstin'), invoice.buyer ->> 'stateCode', invoice.seller ->> 'stateCode'
        ) as own_place
    ) as buyer
  );
end
$$;
comment on function private.draft_of(books.invoices) is
  'The content of a draft that issues the same document again: rows, taxes, terms.';

create function private.make_draft(draft public.drafts) returns uuid
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  open_id uuid;
begin
  perform private.begin_write(500 + private.draft_size(draft.content));
  select own.id into open_id
  from public.drafts as own
  where own.user_id = draft.user_id
    and (own.original_id = draft.original_id or own.estimate_id = draft.estimate_id)
    and own.corrects = coalesce(draft.corrects, false)
    and num_nonnulls(own.issued_id, own.discarded_at) = 0
  order by own.created_at
  limit 1;
  if found then
    return open_id;
  end if;
  insert into public.drafts (
    user_id, id, kind, content, original_id, corrects, estimate_id, schedule_id, period, request_fingerprint
  )
  values (
    draft.user_id, draft.id, draft.kind, draft.content, draft.original_id, coalesce(draft.corrects, false), draft.estimate_id,
    draft.schedule_id, draft.period, draft.request_fingerprint
  )
  -- One that was asked for before.
  on conflict do nothing;
  if not found and exists (
    select from public.drafts as own
    where own.user_id = draft.user_id and own.id = draft.id and own.request_fingerprint is distinct from draft.request_fingerprint
  ) then
    perform private.refuse(409, 'request_used', 'requestKey', '{"of": "document"}');
  end if;
  return draft.id;
end
$$;
comment on function private.make_draft(public.drafts) is
  'Makes a draft that comes with its content, unless it is there; of what revises an invoice or comes of an estimate it is the open one.';

-- A due date in the future was promised to the client: it stays.
create function private.revise_invoice(invoice_id uuid, corrects boolean) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.account();
  invoice books.invoices;
  draft public.drafts;
begin
  select * into invoice
  from books.invoices as own
  where own.id = revise_invoice.invoice_id and own.user_id = owner;
  draft.content := private.draft_of(invoice);
  if invoice.due_date >= private.today() then
    draft.content := draft.content || jsonb_build_object(
      'dueDate', invoice.due_date, 'parts', private.typed_parts(invoice.parts, invoice.issue_date, invoice.issue_date)
    );
  end if;
  perform private.begin_write(500 + private.draft_size(draft.content));
  perform private.lock_revisable(invoice_id, owner, corrects);

  draft.user_id := owner;
  draft.corrects := revise_invoice.corrects;
  draft.id := gen_random_uuid();
  draft.kind := 'invoice';
  draft.original_id := invoice.id;
  return private.make_draft(draft);
end
$$;
grant execute on function private.revise_invoice(uuid, boolean) to authenticated;

create function public.revise_invoice(invoice_id uuid) returns uuid
language sql
set search_path = ''
as $$ select private.revise_invoice(invoice_id, false) $$;
comment on function public.revise_invoice(uuid) is
  'The draft that is to be issued in place of one of the caller''s invoices: the open one, or a new one with its content. Refused (409) where money was received or credited.';
grant execute on function public.revise_invoice(uuid) to authenticated;

create function public.correct_invoice(invoice_id uuid) returns uuid
language sql
set search_path = ''
as $$ select private.revise_invoice(invoice_id, true) $$;
comment on function public.correct_invoice(uuid) is
  'The draft that is to be issued in place of one of the caller''s invoices whose GSTR-1 was filed: it keeps the day, takes the number with a letter behind it, and moves the money. Refused (409) after 30 November behind the financial year.';
grant execute on function public.correct_invoice(uuid) to authenticated;

-- Details of one shipment alone are not copied.
create function private.duplicate_document(document_id uuid, draft_id uuid) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  document books.invoices;
  draft public.drafts;
begin
  select * into document
  from books.invoices as own
  where own.id = duplicate_document.document_id and own.user_id = private.account()
    and (private.kind(own.kind)).draft is not null;
  draft.user_id := private.account();
  draft.id := coalesce(draft_id, gen_random_uuid());
  draft.kind := (private.kind(document.kind)).draft;
  draft.content := private.draft_of(document) || '{"shippingBill": "", "shippingBillDate": ""}'
    || jsonb_strip_nulls(jsonb_build_object('reason', (private.kind(document.kind)).reason));
  draft.request_fingerprint := private.hash('copy of ' || document.id);
  perform private.begin_write(500 + private.draft_size(draft.content));
  if document.id is null then
    perform private.refuse(404, 'invoice_not_found');
  end if;
  return private.make_draft(draft);
end
$$;
grant execute on function private.duplicate_document(uuid, uuid) to authenticated;

create function public.duplicate_document(document_id uuid, draft_id uuid default null) returns uuid
language sql
set search_path = ''
as $$ select private.duplicate_document(document_id, draft_id) $$;
comment on function public.duplicate_document(uuid, uuid) is
  'Makes a draft of one of the caller''s documents, also a cancelled one, with the same terms from today on. The same draft_id finds the draft of the first call.';
grant execute on function public.duplicate_document(uuid, uuid) to authenticated;
