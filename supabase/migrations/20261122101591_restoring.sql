-- What was staged of an export (…_restore.sql) is written set by set, each within the time of a request, in the order in which
-- rows point at each other. Until the last set is written the account writes nothing else; who stopped half-way goes on, or
-- takes back what was written (decision 0067).

-- The person. The address of the account stays what it is.
create function private.restore_profile(owner uuid, rows jsonb) returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.profiles as own
  set
    name = said.name, phone = said.phone, location = said.location, dob = said.dob,
    mail_payment_claims = said.mail_payment_claims, mail_monthly_summary = said.mail_monthly_summary,
    mail_receipts = said.mail_receipts, remind_before_3 = said.remind_before_3, remind_due = said.remind_due,
    remind_after_3 = said.remind_after_3, remind_after_7 = said.remind_after_7, setup_put_away = said.setup_put_away,
    mails_unpayable = said.mails_unpayable
  from jsonb_array_elements(rows) as staged
  cross join jsonb_populate_record(null::public.profiles, staged.value) as said
  where own.id = owner;
end
$$;
revoke all on function private.restore_profile(uuid, jsonb) from public;

create function private.restore_business(owner uuid, rows jsonb) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.businesses as own (
    user_id, name, email, phone, address, tax_id, city, state, postal_code, country, website, business_type, description,
    logo, gst_registration, composition_scheme, lut_number, lut_year, default_gst_rate, default_hsn_sac,
    prices_include_tax, round_off, hsn_summary, reverse_charge_wording, signature, upi_id, bank_account_name,
    bank_account_number, bank_ifsc, bank_name, bank_swift, invoice_prefix, invoice_padding
  )
  select
    owner, said.name, said.email, said.phone, said.address, said.tax_id, said.city, said.state, said.postal_code,
    said.country, said.website, said.business_type, said.description, said.logo, said.gst_registration,
    said.composition_scheme, said.lut_number, said.lut_year, said.default_gst_rate, said.default_hsn_sac,
    said.prices_include_tax, said.round_off, said.hsn_summary, said.reverse_charge_wording, said.signature, said.upi_id,
    said.bank_account_name, said.bank_account_number, said.bank_ifsc, said.bank_name, said.bank_swift,
    said.invoice_prefix, said.invoice_padding
  from jsonb_array_elements(rows) as staged
  cross join jsonb_populate_record(null::public.businesses, staged.value) as said
  limit 1
  on conflict (user_id) do update set
    (
      name, email, phone, address, tax_id, city, state, postal_code, country, website, business_type, description, logo,
      gst_registration, composition_scheme, lut_number, lut_year, default_gst_rate, default_hsn_sac, prices_include_tax,
      round_off, hsn_summary, reverse_charge_wording, signature, upi_id, bank_account_name, bank_account_number, bank_ifsc,
      bank_name, bank_swift, invoice_prefix, invoice_padding
    ) = row(
      excluded.name, excluded.email, excluded.phone, excluded.address, excluded.tax_id, excluded.city, excluded.state,
      excluded.postal_code, excluded.country, excluded.website, excluded.business_type, excluded.description, excluded.logo,
      excluded.gst_registration, excluded.composition_scheme, excluded.lut_number, excluded.lut_year,
      excluded.default_gst_rate, excluded.default_hsn_sac, excluded.prices_include_tax, excluded.round_off,
      excluded.hsn_summary, excluded.reverse_charge_wording, excluded.signature, excluded.upi_id,
      excluded.bank_account_name, excluded.bank_account_number, excluded.bank_ifsc, excluded.bank_name, excluded.bank_swift,
      excluded.invoice_prefix, excluded.invoice_padding
    );
end
$$;
revoke all on function private.restore_business(uuid, jsonb) from public;

create function private.restore_images(owner uuid, rows jsonb) returns void
language sql
set search_path = ''
as $$
  insert into public.images (user_id, hash, content)
  select owner, private.hash(staged.value ->> 'content'), staged.value ->> 'content'
  from jsonb_array_elements(rows) as staged
  on conflict do nothing;
$$;
revoke all on function private.restore_images(uuid, jsonb) from public;

create function private.restore_clients(owner uuid, restore_id uuid, rows jsonb) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.clients (
    id, user_id, name, contact, email, cc_emails, phone, gstin, pan, address, city, state_code, postal_code, country,
    delivery_address, currency, terms_days, notes, language, archived, merged_into, created_at
  )
  select
    private.restored_id(owner, restore_id, said.id::text), owner, said.name, said.contact, said.email,
    coalesce(said.cc_emails, '{}'), said.phone, said.gstin, said.pan, said.address, said.city, said.state_code,
    said.postal_code, said.country, said.delivery_address, said.currency, said.terms_days, said.notes, said.language,
    said.archived, null, private.not_later(said.created_at)
  from jsonb_array_elements(rows) as staged
  cross join jsonb_populate_record(null::public.clients, staged.value) as said;

  -- Whom one became may come behind it.
  insert into private.restore_rows (user_id, restore_id, step, turn, place, value, weight, size)
  select
    owner, restore_id, array_position(private.restore_order(), 'merged'), staged.value ->> 'id', 0,
    jsonb_build_object('id', staged.value -> 'id', 'merged_into', staged.value -> 'merged_into'), 1, 0
  from jsonb_array_elements(rows) as staged
  where staged.value ->> 'merged_into' is not null;
end
$$;
revoke all on function private.restore_clients(uuid, uuid, jsonb) from public;

-- As they were issued: what is paid and credited of them follows from what is written after them.
create function private.restore_documents(business public.businesses, restore_id uuid, rows jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  owner constant uuid := business.user_id;
begin
  insert into public.invoices (
    id, user_id, business_id, kind, original_id, client_id, prefix, financial_year, sequence, padding, given_number, seller, buyer,
    po_number, supply, with_tax, reverse_charge, place_of_supply, place_of_supply_reason, prices_include_tax, language,
    port_code, shipping_bill, shipping_bill_date, currency, exchange_rate, taxes, taxable_minor, cgst_minor, sgst_minor,
    igst_minor, cess_minor, round_off_minor, total_minor, total_inr_minor, issue_date, due_date, parts, notes,
    credit_reason, cancelled_at, cancel_reason, created_at, request_key, request_fingerprint
  )
  select
    private.restored_id(owner, restore_id, said.id::text), owner, business.id, said.kind,
    private.restored_id(owner, restore_id, said.original_id::text),
    private.restored_id(owner, restore_id, said.client_id::text), said.prefix, said.financial_year, said.sequence,
    said.padding, said.given_number, said.seller, said.buyer, said.po_number, said.supply, said.with_tax, said.reverse_charge,
    said.place_of_supply, said.place_of_supply_reason, said.prices_include_tax, said.language, said.port_code,
    said.shipping_bill, said.shipping_bill_date, said.currency, said.exchange_rate, said.taxes, said.taxable_minor,
    said.cgst_minor, said.sgst_minor, said.igst_minor, said.cess_minor, said.round_off_minor, said.total_minor,
    said.total_inr_minor, said.issue_date,
    case when said.parts = '[]' or said.kind = 'estimate' then said.due_date else private.part_due(said.parts, 0) end,
    said.parts, said.notes, said.credit_reason, said.cancelled_at, said.cancel_reason, said.created_at, gen_random_uuid(),
    'restored'
  from jsonb_array_elements(rows) as staged
  cross join jsonb_populate_record(null::public.invoices, staged.value) as said;

  insert into public.invoice_items (
    id, invoice_id, user_id, position, description, hsn_sac, quantity, unit, rate, includes_tax, discount_percent,
    discount_minor, taxable_minor, taxable_inr_minor, taxability, gst_rate, cgst_minor, sgst_minor, igst_minor, cess_minor,
    original_item_id, returned_quantity
  )
  select
    private.restored_id(owner, restore_id, said.id::text),
    private.restored_id(owner, restore_id, staged.value ->> 'id'), owner, said.position, said.description, said.hsn_sac,
    said.quantity, said.unit, said.rate, said.includes_tax, said.discount_percent, said.discount_minor, said.taxable_minor,
    said.taxable_inr_minor, said.taxability, said.gst_rate, said.cgst_minor, said.sgst_minor, said.igst_minor,
    said.cess_minor, private.restored_id(owner, restore_id, said.original_item_id::text), said.returned_quantity
  from jsonb_array_elements(rows) as staged
  cross join jsonb_populate_recordset(null::public.invoice_items, staged.value -> 'items') as said;
end
$$;
revoke all on function private.restore_documents(public.businesses, uuid, jsonb) from public;

create function private.restore_receipts(owner uuid, restore_id uuid, rows jsonb) returns void
language sql
set search_path = ''
as $$
  insert into public.receipts (
    id, user_id, client_id, currency, amount_minor, advance_minor, paid_on, method, reference, note, created_at, undone_at,
    undo_reason, returned_minor, returned_on, return_method, return_reference, return_note, voucher_id, request_key,
    request_fingerprint
  )
  select
    private.restored_id(owner, restore_id, said.id::text), owner,
    private.restored_id(owner, restore_id, said.client_id::text), said.currency, said.amount_minor,
    case when said.undone_at is null then said.amount_minor - coalesce(said.returned_minor, 0) else 0 end, said.paid_on,
    said.method, said.reference, said.note, private.not_later(said.created_at), private.not_later(said.undone_at),
    said.undo_reason,
    coalesce(said.returned_minor, 0), said.returned_on, said.return_method, said.return_reference, said.return_note,
    private.restored_id(owner, restore_id, said.voucher_id::text), gen_random_uuid(), 'restored'
  from jsonb_array_elements(rows) as staged
  cross join jsonb_populate_record(null::public.receipts, staged.value) as said;
$$;
revoke all on function private.restore_receipts(uuid, uuid, jsonb) from public;

-- What came in for documents, and what became of them.
create function private.restore_money(owner uuid, restore_id uuid, rows jsonb, ids uuid[]) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.payments (
    id, invoice_id, user_id, state, amount_minor, tds_minor, paid_on, method, reference, note, from_client, receipt_id,
    from_advance, reason, created_at, decided_at, request_key, request_fingerprint
  )
  select
    private.restored_id(owner, restore_id, said.id::text),
    private.restored_id(owner, restore_id, staged.value ->> 'id'), owner, said.state, said.amount_minor, said.tds_minor,
    said.paid_on, said.method, said.reference, said.note, said.from_client,
    private.restored_id(owner, restore_id, said.receipt_id::text), said.from_advance, said.reason,
    private.not_later(said.created_at), private.not_later(said.decided_at), gen_random_uuid(), 'restored'
  from jsonb_array_elements(rows) as staged
  cross join jsonb_populate_recordset(null::public.payments, staged.value -> 'payments') as said;

  -- The advances follow from the ledger …
  update public.receipts as own
  set advance_minor = private.advance_of(own)
  where own.id in (select payment.receipt_id from public.payments as payment where payment.invoice_id = any (ids))
    and own.undone_at is null and own.advance_minor <> private.advance_of(own);
  -- … and so does what became of the documents: of the notes first, for their invoices, which they settle, ask what was given back.
  perform private.settle(own.id)
  from public.invoices as own
  where own.id = any (ids)
    and (own.kind = 'credit_note' or exists (select from public.payments as payment where payment.invoice_id = own.id))
  order by own.kind <> 'credit_note', own.id;

  -- A note that is written later settles its invoice, so what is written off is so in the end.
  insert into private.restore_rows (user_id, restore_id, step, turn, place, value, weight, size)
  select
    owner, restore_id, array_position(private.restore_order(), 'written_off'), staged.value ->> 'id', 0,
    jsonb_build_object(
      'id', staged.value -> 'id', 'written_off_at', staged.value -> 'written_off_at',
      'write_off_reason', staged.value -> 'write_off_reason'
    ),
    1, 0
  from jsonb_array_elements(rows) as staged
  where staged.value ->> 'written_off_at' is not null;
end
$$;
revoke all on function private.restore_money(uuid, uuid, jsonb, uuid[]) from public;

create function private.restore_merged(owner uuid, restore_id uuid, rows jsonb) returns void
language sql
set search_path = ''
as $$
  update public.clients as own
  set merged_into = private.restored_id(owner, restore_id, said.merged_into::text)
  from jsonb_populate_recordset(null::public.clients, rows) as said
  where own.id = private.restored_id(owner, restore_id, said.id::text) and own.user_id = owner
$$;
revoke all on function private.restore_merged(uuid, uuid, jsonb) from public;

create function private.restore_written_off(owner uuid, restore_id uuid, rows jsonb) returns void
language sql
set search_path = ''
as $$
  update public.invoices as own
  set status = 'WRITTEN_OFF', written_off_at = private.not_later(said.written_off_at), write_off_reason = said.write_off_reason
  from jsonb_populate_recordset(null::public.invoices, rows) as said
  where own.id = private.restored_id(owner, restore_id, said.id::text) and own.user_id = owner
$$;
revoke all on function private.restore_written_off(uuid, uuid, jsonb) from public;

create function private.restore_sharing(owner uuid, restore_id uuid, rows jsonb) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.invoice_links (
    invoice_id, user_id, created_at, revoked_at, first_viewed_at, last_viewed_at, views
  )
  select
    private.restored_id(owner, restore_id, staged.value ->> 'id'), owner, private.not_later(said.created_at),
    private.not_later(said.revoked_at), private.not_later(said.first_viewed_at), private.not_later(said.last_viewed_at),
    said.views
  from jsonb_array_elements(rows) as staged
  cross join jsonb_populate_record(null::public.invoice_links, staged.value -> 'link') as said
  where jsonb_typeof(staged.value -> 'link') = 'object';

  insert into public.estimate_answers (estimate_id, user_id, accepted, name, note, from_client, answered_at)
  select
    private.restored_id(owner, restore_id, staged.value ->> 'id'), owner, said.accepted, said.name, said.note,
    said.from_client, private.not_later(said.answered_at)
  from jsonb_array_elements(rows) as staged
  cross join jsonb_populate_record(null::public.estimate_answers, staged.value -> 'answer') as said
  where jsonb_typeof(staged.value -> 'answer') = 'object';

  insert into public.invoice_mails (
    id, invoice_id, user_id, kind, step, step_day, sent_to, cc, missed, subject, begun_at, sent_at, unsure_at
  )
  select
    private.restored_id(owner, restore_id, said.id::text),
    private.restored_id(owner, restore_id, staged.value ->> 'id'), owner, said.kind, said.step, said.step_day,
    said.sent_to, said.cc, said.missed, left(said.subject, 500), private.not_later(said.begun_at),
    -- One that is on its way is in no file.
    coalesce(private.not_later(said.sent_at), case when said.unsure_at is null then clock_timestamp() end),
    private.not_later(said.unsure_at)
  from jsonb_array_elements(rows) as staged
  cross join jsonb_populate_recordset(null::public.invoice_mails, staged.value -> 'mails') as said;
end
$$;
revoke all on function private.restore_sharing(uuid, uuid, jsonb) from public;

-- The history as the file tells it. What the writing of the rows would tell is left out: it happened long ago.
create function private.restore_history(owner uuid, restore_id uuid, rows jsonb) returns void
language sql
set search_path = ''
as $$
  insert into public.invoice_events (invoice_id, user_id, kind, at, detail)
  select
    private.restored_id(owner, restore_id, staged.value ->> 'id'), owner, event.value ->> 'kind',
    private.not_later((event.value ->> 'at')::timestamptz),
    detail.value || jsonb_strip_nulls(jsonb_build_object(
      'payment_id', private.restored_id(owner, restore_id, detail.value ->> 'payment_id'),
      'note_id', private.restored_id(owner, restore_id, detail.value ->> 'note_id'),
      'mail_id', private.restored_id(owner, restore_id, detail.value ->> 'mail_id')
    ))
  from jsonb_array_elements(rows) as staged
  cross join jsonb_array_elements(staged.value -> 'events') with ordinality as event (value, place)
  cross join lateral (select coalesce(event.value -> 'detail', '{}') as value) as detail
$$;
revoke all on function private.restore_history(uuid, uuid, jsonb) from public;

create function private.restored_content(owner uuid, restore_id uuid, content jsonb, key text) returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  perform private.draft_size(content);
  return case
    when content ->> key ~ '^[0-9A-Fa-f-]{36}$'
    then content || jsonb_build_object(key, private.restored_id(owner, restore_id, content ->> key))
    else content
  end;
end
$$;
comment on function private.restored_content(uuid, uuid, jsonb, text) is
  'What was typed, whose client under this key is the restored one.';
revoke all on function private.restored_content(uuid, uuid, jsonb, text) from public;

create function private.restore_schedules(owner uuid, restore_id uuid, rows jsonb) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.schedules (
    id, user_id, every, day, start_on, end_on, times, mode, terms_days, content, document, place, made, last_period,
    paused_at, ended_at, last_error, created_at, request_key, request_fingerprint
  )
  select
    private.restored_id(owner, restore_id, said.id::text), owner, said.every, said.day, said.start_on, said.end_on,
    said.times, said.mode, said.terms_days, private.restored_content(owner, restore_id, said.content, 'clientId'),
    private.restored_content(owner, restore_id, said.document, 'client_id'), said.place, said.made, said.last_period,
    private.not_later(said.paused_at), private.not_later(said.ended_at), said.last_error, private.not_later(said.created_at), gen_random_uuid(), 'restored'
  from jsonb_array_elements(rows) as staged
  cross join jsonb_populate_record(null::public.schedules, staged.value) as said;

  insert into public.schedule_runs (schedule_id, period, user_id, invoice_id, late, error, made_at)
  select
    private.restored_id(owner, restore_id, staged.value ->> 'id'), said.period, owner,
    private.restored_id(owner, restore_id, said.invoice_id::text), said.late, said.error, private.not_later(said.made_at)
  from jsonb_array_elements(rows) as staged
  cross join jsonb_populate_recordset(null::public.schedule_runs, staged.value -> 'runs') as said;

  -- One that owes more than two periods would make them all at once: somebody looks at it first.
  update public.schedules as own
  set paused_at = clock_timestamp()
  where own.user_id = owner and own.paused_at is null and own.ended_at is null
    and private.next_period(own.every, own.day, own.start_on, own.place + 2, own.end_on, own.times, own.made + 2)
      <= private.today();
end
$$;
revoke all on function private.restore_schedules(uuid, uuid, jsonb) from public;

create function private.restore_drafts(owner uuid, restore_id uuid, rows jsonb) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.drafts (
    user_id, id, kind, content, version, original_id, estimate_id, schedule_id, period, issued_id, discarded_at, created_at
  )
  select
    owner, private.restored_id(owner, restore_id, said.id::text), said.kind,
    private.restored_content(owner, restore_id, said.content, 'clientId'), said.version,
    private.restored_id(owner, restore_id, said.original_id::text),
    private.restored_id(owner, restore_id, said.estimate_id::text),
    private.restored_id(owner, restore_id, said.schedule_id::text), said.period,
    private.restored_id(owner, restore_id, said.issued_id::text), private.not_later(said.discarded_at), private.not_later(said.created_at)
  from jsonb_array_elements(rows) as staged
  cross join jsonb_populate_record(null::public.drafts, staged.value) as said;
end
$$;
revoke all on function private.restore_drafts(uuid, uuid, jsonb) from public;

-- After the documents, which note what of it they use.
create function private.restore_items(owner uuid, restore_id uuid, rows jsonb) returns void
language sql
set search_path = ''
as $$
  insert into public.catalogue_items (
    id, user_id, description, unit, rate, currency, hsn_sac, gst_rate, taxability, used_at, is_archived, created_at,
    request_key, request_fingerprint
  )
  select
    private.restored_id(owner, restore_id, said.id::text), owner, said.description, said.unit, said.rate, said.currency,
    said.hsn_sac, said.gst_rate, said.taxability, private.not_later(said.used_at), said.is_archived,
    private.not_later(said.created_at), gen_random_uuid(), 'restored'
  from jsonb_array_elements(rows) as staged
  cross join jsonb_populate_record(null::public.catalogue_items, staged.value) as said;
$$;
revoke all on function private.restore_items(uuid, uuid, jsonb) from public;

create function private.restore_mappings(owner uuid, rows jsonb) returns void
language sql
set search_path = ''
as $$
  insert into public.column_mappings (user_id, purpose, fingerprint, mapping, used_at)
  select owner, said.purpose, left(said.fingerprint, 64), said.mapping, private.not_later(said.used_at)
  from jsonb_array_elements(rows) as staged
  cross join jsonb_populate_record(null::public.column_mappings, staged.value) as said
  on conflict do nothing;
$$;
revoke all on function private.restore_mappings(uuid, jsonb) from public;

-- Behind the documents, which could not be written into a filed period. A period is filed when it is over, and once at a time.
create function private.restore_filings(owner uuid, rows jsonb) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.filed_periods (user_id, first_day, last_day, filed_on, marked_at, unmarked_at, unmark_reason)
  select
    owner, said.first_day, said.last_day, said.filed_on, private.not_later(said.marked_at),
    private.not_later(said.unmarked_at), private.single_line(said.unmark_reason)
  from jsonb_array_elements(rows) as staged
  cross join jsonb_populate_record(null::public.filed_periods, staged.value) as said;
  if exists (
    select from public.filed_periods as own
    where own.user_id = owner
      and (
        own.filed_on > private.today()
        or own.unmarked_at is null and exists (
          select from public.filed_periods as other
          where other.user_id = owner
            and other.id <> own.id
            and other.unmarked_at is null
            and other.first_day <= own.last_day
            and other.last_day >= own.first_day
        )
      )
  ) then
    perform private.refuse(422, 'restore_refused', 'filings', '{"of": "filings"}');
  end if;
end
$$;
revoke all on function private.restore_filings(uuid, jsonb) from public;

-- The counters go on behind what they count, also where a file says less.
create function private.restore_counters(owner uuid, rows jsonb) returns void
language sql
set search_path = ''
as $$
  insert into public.invoice_counters as counter (business_id, prefix, financial_year, user_id, last_sequence)
  select business.id, known.prefix, known.financial_year, owner, max(known.last_sequence)
  from public.businesses as business
  cross join lateral (
    select said.prefix, said.financial_year, said.last_sequence
    from jsonb_array_elements(rows) as staged
    cross join jsonb_populate_record(null::public.invoice_counters, staged.value) as said
    union all
    select own.prefix, own.financial_year, own.sequence
    from public.invoices as own
    where own.business_id = business.id
  ) as known
  where business.user_id = owner
  group by business.id, known.prefix, known.financial_year
  on conflict (business_id, prefix, financial_year)
  do update set last_sequence = greatest(counter.last_sequence, excluded.last_sequence)
$$;
revoke all on function private.restore_counters(uuid, jsonb) from public;

-- What no row can know of itself: numbers and days never cross.
create function private.check_restored_numbers(owner uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  wrong text;
begin
  select later.number into wrong
  from (
    select
      own.number, own.issue_date,
      lag(own.issue_date) over (partition by own.prefix, own.financial_year order by own.sequence) as before
    from public.invoices as own
    -- What another program issued came in any order, and an estimate is no document of the law.
    where own.user_id = owner and own.prefix <> 'OLD' and own.kind <> 'estimate'
  ) as later
  where later.issue_date < later.before
  limit 1;
  if wrong is not null then
    perform private.refuse(422, 'restore_number', 'documents', jsonb_build_object('number', wrong));
  end if;
end
$$;
revoke all on function private.check_restored_numbers(uuid) from public;

-- What no document can know of itself, of those that were just written.
create function private.check_restored_documents(owner uuid, ids uuid[]) returns void
language plpgsql
set search_path = ''
as $$
declare
  wrong text;
begin
  -- A note is of an invoice, in its words and its money, and all notes of it take no more than there is.
  select note.number into wrong
  from public.invoices as note
  left join public.invoices as original on original.id = note.original_id
  where note.id = any (ids)
    and case note.kind
      when 'credit_note' then (
        original.kind in ('invoice', 'bill_of_supply')
        and (note.seller, note.buyer, note.currency, note.exchange_rate, note.reverse_charge, note.client_id)
          is not distinct from (
            original.seller, original.buyer, original.currency, original.exchange_rate, original.reverse_charge,
            original.client_id
          )
        and not exists (
          select from public.invoice_items as item
          left join public.invoice_items as origin on origin.id = item.original_item_id
          where item.invoice_id = note.id and origin.invoice_id is distinct from original.id
        )
      ) is not true
      when 'refund_voucher' then (
        original.kind = 'receipt_voucher' and (note.seller, note.buyer, note.currency, note.exchange_rate)
          is not distinct from (original.seller, original.buyer, original.currency, original.exchange_rate)
      ) is not true
      -- What takes the place of another was made behind it, so no document comes of itself.
      else note.original_id is not null and (
        original.kind in ('invoice', 'bill_of_supply') and original.cancelled_at is not null
        and (original.created_at, original.id) < (note.created_at, note.id)
      ) is not true
    end
  limit 1;
  if wrong is null then
    select original.number into wrong
    from public.invoices as original
    where original.id in (
        select note.original_id from public.invoices as note where note.id = any (ids) and note.kind = 'credit_note'
      )
      and original.credited_minor > 0
      and (
        exists (
          select from private.creditable_items(original.id) as known
          where known.rest_minor < 0 or known.rest_cess_minor < 0 or known.returned > (known.item).quantity
        )
        or exists (
          select from private.creditable_taxes(original) as known
          where known.taken_minor > known.taxable_minor or known.taken_tax_minor > known.tax_minor
        )
      )
    limit 1;
  end if;
  if wrong is null then
    -- Money is of its document's client and currency, and of no day to come.
    select document.number into wrong
    from public.payments as payment
    join public.invoices as document on document.id = payment.invoice_id
    left join public.receipts as receipt on receipt.id = payment.receipt_id
    where payment.invoice_id = any (ids)
      and (
        payment.paid_on > private.today()
        or document.kind not in ('invoice', 'bill_of_supply', 'credit_note', 'refund_voucher')
        or (document.cancelled_at is not null and payment.state = 'confirmed')
        or (receipt.id is not null and (receipt.client_id, receipt.currency) is distinct from (document.client_id, document.currency))
        or (receipt.undone_at is not null and payment.state = 'confirmed')
      )
    limit 1;
  end if;
  if wrong is not null then
    perform private.refuse(422, 'restore_sums', 'documents', jsonb_build_object('number', wrong));
  end if;
end
$$;
revoke all on function private.check_restored_documents(uuid, uuid[]) from public;

create function private.check_restored_receipts(owner uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  if exists (
    select from public.receipts as own
    left join public.invoices as voucher on voucher.id = own.voucher_id
    where own.user_id = owner
      and (
        own.paid_on > private.today()
        or own.returned_on > private.today()
        or (own.voucher_id is not null and (
          voucher.kind = 'receipt_voucher' and voucher.currency = own.currency and voucher.client_id = own.client_id
        ) is not true)
      )
  ) then
    perform private.refuse(422, 'restore_refused', 'receipts', '{"of": "receipts"}');
  end if;
end
$$;
revoke all on function private.check_restored_receipts(uuid) from public;

-- Mails of what came in of late have gone, from where it comes.
create function private.quiet_restored(owner uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into private.mail_jobs (invoice_id, user_id, payment_id, state)
  select fresh.invoice_id, fresh.user_id, fresh.payment_id, 'sent' from private.fresh_claims() as fresh
  where fresh.user_id = owner
  on conflict do nothing;
  insert into private.mail_jobs (invoice_id, user_id, answered_id, state)
  select fresh.estimate_id, fresh.user_id, fresh.estimate_id, 'sent' from private.fresh_answers() as fresh
  where fresh.user_id = owner
  on conflict do nothing;
  insert into private.mail_jobs (invoice_id, user_id, received_id, receipt_id, state)
  select fresh.invoice_id, fresh.user_id, fresh.received_id, fresh.receipt_id, 'sent' from private.fresh_receipts() as fresh
  where fresh.user_id = owner
  on conflict do nothing;
end
$$;
revoke all on function private.quiet_restored(uuid) from public;

-- The next rows of one part, at most 200, or as many as write 2,000; null where none is left. They are taken out.
create function private.next_restore_set(owner uuid, restore_id uuid, out part text, out rows jsonb)
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
begin
  with ready as (
    select waiting.step, waiting.turn, waiting.weight
    from private.restore_rows as waiting
    where waiting.user_id = owner and waiting.restore_id = next_restore_set.restore_id
    order by waiting.step, waiting.turn
    limit 200
  ), taken as (
    delete from private.restore_rows as waiting
    using (
      select ready.step, ready.turn,
        sum(ready.weight) over in_order as weight, row_number() over in_order as place, min(ready.step) over () as first_step
      from ready
      window in_order as (order by ready.step, ready.turn)
    ) as known
    where waiting.user_id = owner and waiting.restore_id = next_restore_set.restore_id
      and (waiting.step, waiting.turn) = (known.step, known.turn)
      and known.step = known.first_step and (known.place = 1 or known.weight <= 2000)
    returning waiting.step, waiting.turn, waiting.value
  )
  select (private.restore_order())[min(taken.step)], jsonb_agg(taken.value order by taken.turn)
  into next_restore_set.part, next_restore_set.rows
  from taken;
end
$$;
revoke all on function private.next_restore_set(uuid, uuid) from public;

create function private.restore_document_set(owner uuid, restore_id uuid, rows jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  business public.businesses;
  ids uuid[];
begin
  select * into business from public.businesses as own where own.user_id = owner for no key update;
  select array_agg(private.restored_id(owner, restore_id, staged.value ->> 'id')) into ids
  from jsonb_array_elements(rows) as staged;
  perform private.restore_documents(business, restore_id, rows);
  perform private.restore_money(owner, restore_id, rows, ids);
  perform private.restore_sharing(owner, restore_id, rows);
  perform private.check_restored_documents(owner, ids);
  -- Its history is the file's, and written as it is.
  perform set_config('app.restoring', '', true);
  perform private.restore_history(owner, restore_id, rows);
  perform set_config('app.restoring', 'on', true);
end
$$;
revoke all on function private.restore_document_set(uuid, uuid, jsonb) from public;

-- Writes the next set; false where none was left.
create function private.restore_set(owner uuid, restore_id uuid) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  next record := private.next_restore_set(owner, restore_id);
begin
  case next.part
    when 'business' then perform private.restore_business(owner, next.rows);
    when 'images' then perform private.restore_images(owner, next.rows);
    when 'clients' then perform private.restore_clients(owner, restore_id, next.rows);
    when 'receipts' then perform private.restore_receipts(owner, restore_id, next.rows);
    when 'vouchers', 'documents' then perform private.restore_document_set(owner, restore_id, next.rows);
    when 'schedules' then perform private.restore_schedules(owner, restore_id, next.rows);
    when 'drafts' then perform private.restore_drafts(owner, restore_id, next.rows);
    when 'items' then perform private.restore_items(owner, restore_id, next.rows);
    when 'mappings' then perform private.restore_mappings(owner, next.rows);
    when 'merged' then perform private.restore_merged(owner, restore_id, next.rows);
    when 'written_off' then perform private.restore_written_off(owner, restore_id, next.rows);
    when 'counters' then perform private.restore_counters(owner, next.rows);
    when 'filings' then perform private.restore_filings(owner, next.rows);
    when 'profile' then perform private.restore_profile(owner, next.rows);
    else return false;
  end case;
  -- What is fresh of it is no news, whoever looks meanwhile.
  perform private.quiet_restored(owner);
  return true;
end
$$;
revoke all on function private.restore_set(uuid, uuid) from public;

create function private.begin_restoring(owner uuid, restore_id uuid, pages integer) returns private.restores
language plpgsql
set search_path = ''
as $$
declare
  known private.restores;
begin
  perform private.begin_write();
  -- Requests of one person queue here.
  select * into known from private.restores as own
  where own.user_id = owner and own.id = restore_id for update;
  if known.state = 'staged' and pages = (
    select count(distinct staged.place) from private.restore_rows as staged
    where staged.user_id = owner and staged.restore_id = known.id
  ) and pages > 0 then
    perform private.require_empty_account(owner);
    -- What was numbered here before has no document.
    delete from public.invoice_counters as own where own.user_id = owner;
    update private.restores as own set state = 'writing', begun_at = now() where own.user_id = owner
    returning * into known;
  elsif (known.state in ('writing', 'done')) is not true then
    perform private.refuse(409, 'restore_incomplete');
  end if;
  return known;
end
$$;
revoke all on function private.begin_restoring(uuid, uuid, integer) from public;

create function private.commit_restore(restore_id uuid, pages integer) returns integer
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  owner constant uuid := private.caller();
  -- A set takes up to a second, and a request may take eight.
  enough constant timestamptz := clock_timestamp() + interval '2 seconds';
  known private.restores;
  waiting integer;
  broken text;
begin
  perform set_config('app.restoring', 'on', true);
  known := private.begin_restoring(owner, commit_restore.restore_id, commit_restore.pages);
  while known.state = 'writing' and clock_timestamp() < enough loop
    continue when private.restore_set(owner, commit_restore.restore_id);
    perform private.restore_counters(owner, '[]');
    perform private.count_periods(owner);
    perform private.check_restored_numbers(owner);
    perform private.check_restored_receipts(owner);
    update private.restores as own set state = 'done' where own.user_id = owner returning * into known;
  end loop;
  perform set_config('app.restoring', '', true);
  select count(*) into waiting from private.restore_rows as row where row.user_id = owner;
  return waiting + (known.state = 'writing')::integer;
exception
  when data_exception or integrity_constraint_violation then
    get stacked diagnostics broken = constraint_name;
    perform private.refuse(422, 'restore_refused', null, jsonb_build_object('of', broken));
end
$$;
revoke all on function private.commit_restore(uuid, integer) from public;
grant execute on function private.commit_restore(uuid, integer) to authenticated;

create function public.commit_restore(restore_id uuid, pages integer) returns integer
language sql
set search_path = ''
as $$ select private.commit_restore(restore_id, pages) $$;
comment on function public.commit_restore(uuid, integer) is
  'Writes the next sets of what was staged, in so many pages, into the caller''s account, and answers how many rows are left: 0 when all is there, and then again. Begun only in an account without books, which writes nothing else until the end.';
revoke all on function public.commit_restore(uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.commit_restore(uuid, integer) to authenticated;

-- The newest first: at them no document points.
create function private.take_back_documents(owner uuid) returns integer
language plpgsql
set search_path = ''
as $$
declare
  ids constant uuid[] := array(
    select own.id from public.invoices as own
    where own.user_id = owner
    order by own.kind = 'receipt_voucher', own.created_at desc, own.kind in ('credit_note', 'refund_voucher') desc, own.id desc
    limit 500
  );
  held text;
begin
  foreach held in array array[
    'private.mail_jobs', 'public.invoice_mails', 'public.invoice_events', 'public.invoice_links', 'public.payments',
    'public.invoice_items'
  ] loop
    execute format('delete from %s where invoice_id = any ($1)', held) using ids;
  end loop;
  delete from public.estimate_answers as answer where answer.estimate_id = any (ids);
  -- The vouchers, at which receipts point, are the last.
  delete from private.mail_jobs as job
  where job.user_id = owner and job.receipt_id is not null
    and not exists (select from public.payments as payment where payment.receipt_id = job.receipt_id);
  delete from public.receipts as own
  where own.user_id = owner and not exists (select from public.payments as payment where payment.receipt_id = own.id);
  delete from public.invoices as own where own.id = any (ids);
  return cardinality(ids);
end
$$;
revoke all on function private.take_back_documents(uuid) from public;

-- Nobody else's, and nothing that was here before: the account had no books, and has written nothing else since.
create function private.take_back_restore() returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
  enough constant timestamptz := clock_timestamp() + interval '2 seconds';
  known private.restores;
  waiting integer;
begin
  perform set_config('app.restoring', 'on', true);
  perform private.begin_write();
  update private.restores as own set state = 'taking_back'
  where own.user_id = owner and own.state in ('writing', 'taking_back')
  returning * into known;
  if not found then
    return 0;
  end if;
  insert into private.erasures (user_id) values (owner);
  delete from private.restore_rows as row where row.user_id = owner;
  delete from public.schedule_runs as run where run.user_id = owner;
  -- Those that were typed before stay.
  delete from public.drafts as own where own.user_id = owner and own.updated_at >= known.begun_at;
  delete from public.schedules as own where own.user_id = owner;
  delete from public.filed_periods as own where own.user_id = owner;
  while clock_timestamp() < enough loop
    exit when private.take_back_documents(owner) = 0;
  end loop;
  select count(*) into waiting from public.invoices as own where own.user_id = owner;
  if waiting = 0 then
    delete from public.receipts as own where own.user_id = owner;
    delete from public.invoice_periods as own where own.user_id = owner;
    delete from public.invoice_counters as own where own.user_id = owner;
    delete from public.catalogue_items as own where own.user_id = owner;
    update public.clients as own set merged_into = null where own.user_id = owner and own.merged_into is not null;
    delete from public.clients as own where own.user_id = owner;
    perform private.give_back(owner, known.size);
    delete from private.restores as own where own.user_id = owner;
  end if;
  delete from private.erasures as erasure where erasure.user_id = owner;
  perform set_config('app.restoring', '', true);
  return waiting;
end
$$;
revoke all on function private.take_back_restore() from public;
grant execute on function private.take_back_restore() to authenticated;

create function public.take_back_restore() returns integer
language sql
set search_path = ''
as $$ select private.take_back_restore() $$;
comment on function public.take_back_restore() is
  'Takes out what a restore of the caller that was not finished has written, in sets, and answers how many documents are left: 0 when the account has no books again.';
revoke all on function public.take_back_restore() from public, anon, authenticated, service_role;
grant execute on function public.take_back_restore() to authenticated;

create function private.restore_state() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
begin
  return (
    select jsonb_build_object(
      'id', own.id, 'state', own.state, 'pages', coalesce(max(staged.place), 0), 'rows', count(staged.place)
    )
    from private.restores as own
    left join private.restore_rows as staged on staged.user_id = own.user_id and staged.restore_id = own.id
    where own.user_id = owner and own.state <> 'done'
    group by own.user_id
  );
end
$$;
revoke all on function private.restore_state() from public;
grant execute on function private.restore_state() to authenticated;

create function public.restore_state() returns jsonb
language sql stable
set search_path = ''
as $$ select private.restore_state() $$;
comment on function public.restore_state() is
  'The restore that the caller began and did not finish: {id, state, pages, rows}; `state` is staged (of so many pages), writing or taking_back, `rows` are those left. Else null.';
revoke all on function public.restore_state() from public, anon, authenticated, service_role;
grant execute on function public.restore_state() to authenticated;
