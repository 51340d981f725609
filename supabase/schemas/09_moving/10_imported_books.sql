-- Writes the clients and items of a file (…_imports.sql).

create function private.import_clients(known public.imports, rows jsonb) returns integer
language plpgsql
set search_path = ''
as $$
declare
  made integer;
begin
  insert into books.clients (
    user_id, name, contact, email, cc_emails, phone, gstin, pan, address, city, state_code, postal_code, country,
    delivery_address, currency, terms_days, notes, language, import_id
  )
  select
    known.user_id, said.name, said.contact, said.email, coalesce(said.cc_emails, '{}'), said.phone, said.gstin, said.pan,
    said.address, said.city, said.state_code, said.postal_code, coalesce(said.country, 'IN'), said.delivery_address,
    coalesce(said.currency, 'INR'), said.terms_days, said.notes, coalesce(said.language, 'en'), known.id
  from jsonb_populate_recordset(null::books.clients, rows) as said
  on conflict (user_id, lower(name), coalesce(email, '')) do nothing;
  get diagnostics made = row_count;
  return made;
end
$$;

create function private.import_items(known public.imports, rows jsonb) returns integer
language plpgsql
set search_path = ''
as $$
declare
  made integer;
begin
  insert into public.catalogue_items (
    user_id, description, unit, rate, currency, hsn_sac, gst_rate, taxability, request_key, request_fingerprint, import_id
  )
  select
    known.user_id, said.description, said.unit, said.rate, coalesce(said.currency, 'INR'), said.hsn_sac, said.gst_rate,
    coalesce(said.taxability, 'taxable'), gen_random_uuid(), 'imported', known.id
  from jsonb_populate_recordset(null::public.catalogue_items, rows) as said
  on conflict (user_id, md5(lower(description))) where not is_archived do nothing;
  get diagnostics made = row_count;
  return made;
end
$$;
