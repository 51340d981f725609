-- What of an export stands beside the documents, as it is written again (…_restoring.sql says when): the person, the business, the
-- books of clients and items, drafts and schedules, counters and marks of filed periods.

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
    mails_unpayable = said.mails_unpayable, language = coalesce(said.language, own.language)
  from jsonb_array_elements(rows) as staged
  cross join jsonb_populate_record(null::public.profiles, staged.value) as said
  where own.id = owner;
end
$$;

create function private.restore_business(owner uuid, rows jsonb) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.businesses as own (
    user_id, name, email, phone, address, tax_id, city, state, postal_code, country, website, business_type, description,
    logo, gst_registration, composition_scheme, lut_number, lut_year, default_gst_rate, default_hsn_sac,
    prices_include_tax, round_off, above_five_crore, hsn_summary, reverse_charge_wording, signature, upi_id, bank_account_name,
    bank_account_number, bank_ifsc, bank_name, bank_swift, invoice_prefix, invoice_padding
  )
  select
    owner, said.name, said.email, said.phone, said.address, said.tax_id, said.city, said.state, said.postal_code,
    said.country, said.website, said.business_type, said.description, said.logo, said.gst_registration,
    said.composition_scheme, said.lut_number, said.lut_year, said.default_gst_rate, said.default_hsn_sac,
    said.prices_include_tax, said.round_off, coalesce(said.above_five_crore, false), said.hsn_summary, said.reverse_charge_wording, said.signature, said.upi_id,
    said.bank_account_name, said.bank_account_number, said.bank_ifsc, said.bank_name, said.bank_swift,
    said.invoice_prefix, said.invoice_padding
  from jsonb_array_elements(rows) as staged
  cross join jsonb_populate_record(null::public.businesses, staged.value) as said
  limit 1
  on conflict (user_id) do update set
    (
      name, email, phone, address, tax_id, city, state, postal_code, country, website, business_type, description, logo,
      gst_registration, composition_scheme, lut_number, lut_year, default_gst_rate, default_hsn_sac, prices_include_tax,
      round_off, above_five_crore, hsn_summary, reverse_charge_wording, signature, upi_id, bank_account_name,
      bank_account_number, bank_ifsc, bank_name, bank_swift, invoice_prefix, invoice_padding
    ) = row(
      excluded.name, excluded.email, excluded.phone, excluded.address, excluded.tax_id, excluded.city, excluded.state,
      excluded.postal_code, excluded.country, excluded.website, excluded.business_type, excluded.description, excluded.logo,
      excluded.gst_registration, excluded.composition_scheme, excluded.lut_number, excluded.lut_year,
      excluded.default_gst_rate, excluded.default_hsn_sac, excluded.prices_include_tax, excluded.round_off,
      excluded.above_five_crore, excluded.hsn_summary, excluded.reverse_charge_wording, excluded.signature, excluded.upi_id,
      excluded.bank_account_name, excluded.bank_account_number, excluded.bank_ifsc, excluded.bank_name, excluded.bank_swift,
      excluded.invoice_prefix, excluded.invoice_padding
    );
end
$$;

create function private.restore_images(owner uuid, rows jsonb) returns void
language sql
set search_path = ''
as $$
  insert into public.images (user_id, hash, content)
  select owner, private.hash(staged.value ->> 'content'), staged.value ->> 'content'
  from jsonb_array_elements(rows) as staged
  on conflict do nothing;
$$;

create function private.restore_clients(owner uuid, restore_id uuid, rows jsonb) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into books.clients (
    id, user_id, name, contact, email, cc_emails, phone, gstin, pan, address, city, state_code, postal_code, country,
    delivery_address, currency, terms_days, notes, language, archived, merged_into, created_at
  )
  select
    private.restored_id(owner, restore_id, said.id::text), owner, said.name, said.contact, said.email,
    coalesce(said.cc_emails, '{}'), said.phone, said.gstin, said.pan, said.address, said.city, said.state_code,
    said.postal_code, said.country, said.delivery_address, said.currency, said.terms_days, said.notes, said.language,
    said.archived, null, private.not_later(said.created_at)
  from jsonb_array_elements(rows) as staged
  cross join jsonb_populate_record(null::books.clients, staged.value) as said;

  -- Whom one became may come behind it.
  insert into private.restore_rows (user_id, restore_id, step, turn, place, value, weight, size)
  select
    owner, restore_id, array_position(private.restore_order(), 'merged'), staged.value ->> 'id', 0,
    jsonb_build_object('id', staged.value -> 'id', 'merged_into', staged.value -> 'merged_into'), 1, 0
  from jsonb_array_elements(rows) as staged
  where staged.value ->> 'merged_into' is not null;
end
$$;

create function private.restore_merged(owner uuid, restore_id uuid, rows jsonb) returns void
language sql
set search_path = ''
as $$
  update books.clients as own
  set merged_into = private.restored_id(owner, restore_id, said.merged_into::text)
  from jsonb_populate_recordset(null::books.clients, rows) as said
  where own.id = private.restored_id(owner, restore_id, said.id::text) and own.user_id = owner
$$;

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

create function private.restore_schedules(owner uuid, restore_id uuid, rows jsonb) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into books.schedules (
    id, user_id, every, day, start_on, end_on, times, mode, terms_days, content, document, place, made, last_period,
    paused_at, ended_at, last_error, created_at, request_key, request_fingerprint
  )
  select
    private.restored_id(owner, restore_id, said.id::text), owner, said.every, said.day, said.start_on, said.end_on,
    said.times, said.mode, said.terms_days, private.restored_content(owner, restore_id, said.content, 'clientId'),
    private.restored_content(owner, restore_id, said.document, 'client_id'), said.place, said.made, said.last_period,
    private.not_later(said.paused_at), private.not_later(said.ended_at), said.last_error, private.not_later(said.created_at), gen_random_uuid(), 'restored'
  from jsonb_array_elements(rows) as staged
  cross join jsonb_populate_record(null::books.schedules, staged.value) as said;

  insert into public.schedule_runs (schedule_id, period, user_id, invoice_id, late, error, made_at)
  select
    private.restored_id(owner, restore_id, staged.value ->> 'id'), said.period, owner,
    private.restored_id(owner, restore_id, said.invoice_id::text), said.late, said.error, private.not_later(said.made_at)
  from jsonb_array_elements(rows) as staged
  cross join jsonb_populate_recordset(null::public.schedule_runs, staged.value -> 'runs') as said;

  -- One that owes more than two periods would make them all at once: somebody looks at it first.
  update books.schedules as own
  set paused_at = clock_timestamp()
  where own.user_id = owner and own.paused_at is null and own.ended_at is null
    and private.next_period(own.every, own.day, own.start_on, own.place + 2, own.end_on, own.times, own.made + 2)
      <= private.today();
end
$$;

create function private.restore_drafts(owner uuid, restore_id uuid, rows jsonb) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.drafts (
    user_id, id, kind, content, version, original_id, estimate_id, schedule_id, period, issued_id, discarded_at, created_at,
    updated_at, brought_by
  )
  select
    owner, private.restored_id(owner, restore_id, said.id::text), said.kind,
    private.restored_content(owner, restore_id, said.content, 'clientId'), said.version,
    private.restored_id(owner, restore_id, said.original_id::text),
    private.restored_id(owner, restore_id, said.estimate_id::text),
    private.restored_id(owner, restore_id, said.schedule_id::text), said.period,
    private.restored_id(owner, restore_id, said.issued_id::text), private.not_later(said.discarded_at), private.not_later(said.created_at),
    private.not_later(coalesce(said.updated_at, said.created_at)), restore_id
  from jsonb_array_elements(rows) as staged
  cross join jsonb_populate_record(null::public.drafts, staged.value) as said;
end
$$;

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

-- Behind the documents, which could not be written into a filed period. A period is filed when it is over, and under a GSTIN once at a time.
create function private.restore_filings(owner uuid, rows jsonb) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.filed_periods (user_id, gstin, first_day, last_day, filed_on, marked_at, unmarked_at, unmark_reason)
  select
    owner,
    -- A file of an older form does not say it.
    case
      when staged.value ? 'gstin' then said.gstin
      else (select private.own_gstin(business) from public.businesses as business where business.user_id = owner)
    end,
    said.first_day, said.last_day, said.filed_on, private.not_later(said.marked_at),
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
            and other.gstin is not distinct from own.gstin
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

-- The counters go on behind what they count, also where a file says less.
create function private.restore_counters(owner uuid, rows jsonb) returns void
language sql
set search_path = ''
as $$
  insert into books.invoice_counters as counter (business_id, prefix, financial_year, user_id, last_sequence)
  select business.id, known.prefix, known.financial_year, owner, max(known.last_sequence)
  from public.businesses as business
  cross join lateral (
    select said.prefix, said.financial_year, said.last_sequence
    from jsonb_array_elements(rows) as staged
    cross join jsonb_populate_record(null::books.invoice_counters, staged.value) as said
    union all
    select own.prefix, own.financial_year, own.sequence
    from books.invoices as own
    where own.business_id = business.id
  ) as known
  where business.user_id = owner
  group by business.id, known.prefix, known.financial_year
  on conflict (business_id, prefix, financial_year)
  do update set last_sequence = greatest(counter.last_sequence, excluded.last_sequence)
$$;
