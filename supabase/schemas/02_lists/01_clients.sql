-- The client book. Documents copy a client's data and point here, so that a client's documents can be found.

create function private.are_emails(addresses text[]) returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  return (select coalesce(bool_and(private.is_email(address)), true) from unnest(addresses) as address);
end
$$;
grant execute on function private.are_emails(text[]) to authenticated;

create function private.is_tds_kind(kind text) returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  return kind in (
    'professional', 'technical', 'contractorIndividual', 'contractorOther', 'commission', 'equipmentRent', 'ecommerce', 'goods',
    'individualPayer', 'nonResident'
  );
end
$$;
comment on function private.is_tds_kind(text) is
  'What a client pays for when they deduct tax at source; section, code and rate of each follow by the day (domain/law).';
grant execute on function private.is_tds_kind(text) to authenticated;

create table books.clients (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete restrict,
  name text not null,
  contact text,
  -- The address for documents; an imported client may have none.
  email text,
  cc_emails text[] not null default '{}',
  phone text,
  gstin text,
  pan text,
  -- The number under which they deduct tax, and what they usually deduct it for; null of those who deduct none, or nobody has said.
  tan text,
  tds_kind text,
  address text,
  city text,
  state_code text,
  postal_code text,
  -- As in ISO 3166.
  country text not null default 'IN',
  delivery_address text,
  currency text not null default 'INR',
  -- Days from issue to the due date.
  terms_days integer,
  -- Defaults of new documents for this client.
  notes text,
  language text not null default 'en',
  -- Hidden from the book's list and its suggestions until the client gets a new document.
  archived boolean not null default false,
  -- The client with which this one was merged. Its documents moved there, and new documents with its name and address go there,
  -- too.
  merged_into uuid,
  search_text text not null generated always as (
    private.search_form(name || coalesce(' ' || contact, '') || coalesce(' ' || gstin, ''))
  ) stored,
  -- The import that made it.
  import_id uuid,
  -- Set for a client made by create_client.
  request_key uuid,
  request_fingerprint text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- When somebody made or changed it for the last time, and who: an id of auth.users, and the name at that time of whoever is not
  -- the owner.
  changed_at timestamptz,
  changed_by_id uuid,
  changed_by_name text,
  -- Lets documents point at a client together with its owner. Searches read the included text of very many clients.
  constraint clients_id_user unique (id, user_id) include (search_text, archived),
  constraint clients_request_once unique (user_id, request_key),
  constraint clients_merged_into foreign key (merged_into, user_id)
    references books.clients (id, user_id) on delete restrict,
  constraint clients_merged_archived check (merged_into is null or archived),
  constraint "name: name_unfit" check (char_length(btrim(name)) between 1 and 120),
  constraint "name: not_one_line" check (name is not distinct from private.single_line(name)),
  constraint "contact: value_not_allowed" check (char_length(contact) <= 120),
  constraint "contact: value_not_allowed, line" check (contact is not distinct from private.single_line(contact)),
  constraint "email: email_invalid" check (private.is_email(email) and email = lower(email)),
  constraint "ccEmails: cc_emails_invalid" check (
    array_ndims(cc_emails) is not distinct from nullif(least(cardinality(cc_emails), 1), 0)
    and cardinality(cc_emails) <= 5
    and private.are_emails(cc_emails)
  ),
  constraint "phone: value_not_allowed" check (char_length(phone) <= 20),
  constraint "phone: value_not_allowed, line" check (phone is not distinct from private.single_line(phone)),
  constraint "gstin: gstin_form" check (private.gstin_fault(gstin) is null),
  constraint "pan: pan_invalid" check (pan ~ '^[A-Z]{5}[0-9]{4}[A-Z]$'),
  constraint "tan: tan_invalid" check (tan ~ '^[A-Z]{4}[0-9]{5}[A-Z]$'),
  constraint "tdsKind: value_not_allowed" check (private.is_tds_kind(tds_kind)),
  constraint "address: too_long most 300" check (char_length(address) <= 300),
  constraint "deliveryAddress: too_long most 300" check (char_length(delivery_address) <= 300),
  constraint "city: too_long most 60" check (char_length(city) <= 60),
  constraint "city: not_one_line" check (city is not distinct from private.single_line(city)),
  constraint "postalCode: value_not_allowed" check (char_length(postal_code) <= 12),
  constraint "postalCode: value_not_allowed, line" check (postal_code is not distinct from private.single_line(postal_code)),
  constraint "country: country_unknown" check (country ~ '^[A-Z]{2}$'),
  constraint "stateCode: state_code_unknown" check (private.is_gst_state(state_code)),
  constraint "stateCode: state_is_indian" check (state_code is null or country = 'IN'),
  constraint "gstin: own_gstin_other_state" check (
    private.gstin_state(gstin) is null or state_code is not distinct from private.gstin_state(gstin)
  ),
  constraint "termsDays: terms_days_invalid" check (terms_days between 0 and 365),
  constraint "notes: notes_too_long" check (char_length(notes) <= 2000),
  constraint "language: value_not_allowed" check (language ~ '^[a-z]{2}(-[a-z]{2})?$'),
  constraint "currency: currency_unknown" check (currency in ('INR', 'USD', 'EUR', 'GBP', 'AED', 'SGD', 'AUD', 'CAD'))
);
comment on table books.clients is 'The book of a person''s clients. None is erased: documents point here.';
comment on column books.clients.search_text is 'What the search looks into: name, contact and GSTIN, by private.search_form.';
comment on column books.clients.terms_days is 'Days from issue to the due date; null where nothing was agreed.';

-- Finds the client of an invoice that gives only a name and an address.
create unique index clients_name_email_once on books.clients (user_id, lower(name), coalesce(email, ''));
create index clients_merged_into on books.clients (merged_into, user_id);
-- The order of the list.
create index clients_by_name on books.clients (user_id, archived, lower(name), id) where merged_into is null;
-- Without a pending list, so that a new client is indexed at once: see invoices_words.
create index clients_words on books.clients
using gin (private.line_endings(user_id, search_text)) with (fastupdate = off);

-- About how many bytes a client takes beside its own text. Its name stands in five indexes, one of which has each of its endings of
-- at most 24 letters, a mark of eight and 28 bytes around them, in pages that are seven tenths full. Endings shared by several
-- names are counted for each; the daily measure is exact.
create function private.client_size(client jsonb) returns integer
language plpgsql immutable
set search_path = ''
as $$
declare
  line constant text := left(concat_ws(' ', client ->> 'name', client ->> 'contact', client ->> 'gstin'), 400);
  endings constant integer := char_length(line);
  letters constant integer := case
    when endings > 24 then 24 * endings - 276
    else endings * (endings + 1) / 2
  end;
begin
  return octet_length(client::text) + 400 + 6 * octet_length(line)
    + (36 * endings + letters * octet_length(line) / greatest(1, endings)) * 10 / 7;
end
$$;

alter table books.clients enable row level security;
grant select on books.clients to authenticated;
-- create_client and issuing make new clients, and merge_clients merges two.
grant update (
  name, contact, email, cc_emails, phone, gstin, pan, tan, tds_kind, address, city, state_code, postal_code, country,
  delivery_address, currency, terms_days, notes, language, archived
) on books.clients to authenticated;

create policy clients_select_own on books.clients
for select to authenticated
using (user_id = (select private.caller()));

-- A merged client can no longer be changed.
create policy clients_update_own on books.clients
for update to authenticated
using (user_id = (select private.caller()) and merged_into is null)
with check (user_id = (select private.caller()) and merged_into is null);

create trigger clients_touch before update on books.clients
for each row execute function private.touch_updated_at();

create trigger clients_changed before insert or update on books.clients
for each row when (current_setting('app.restoring', true) is distinct from 'on') execute function private.note_change('changed');

create function private.keep_client() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and private.is_erased(old.user_id) then
    return old;
  end if;
  perform private.refuse(409, 'client_kept');
  return null;
end
$$;

-- Undoing an import may delete the clients that it made.
create trigger clients_keep before delete on books.clients
for each row
when ((old.import_id::text = current_setting('app.undoing', true)) is not true)
execute function private.keep_client();

create index clients_import on books.clients (import_id) where import_id is not null;

create trigger clients_keep_all before truncate on books.clients
for each statement execute function private.keep_client();

create function private.create_client(request_key uuid, client jsonb) returns uuid
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  owner constant uuid := private.account();
  fingerprint text;
  made books.clients;
begin
  if jsonb_typeof(client) is distinct from 'object' or pg_column_size(client) > 20000 then
    perform private.refuse(422, 'malformed', 'client');
  end if;
  perform private.begin_write();
  fingerprint := private.hash(client::text);
  insert into books.clients as kept (
    user_id, name, contact, email, cc_emails, phone, gstin, pan, tan, tds_kind, address, city, state_code, postal_code,
    country, delivery_address, currency, terms_days, notes, language, request_key, request_fingerprint
  )
  select
    owner, name, contact, email, coalesce(cc_emails, '{}'), phone, gstin, pan, tan, tds_kind, address, city, state_code,
    postal_code, coalesce(country, 'IN'), delivery_address, coalesce(currency, 'INR'), terms_days, notes, coalesce(language, 'en'),
    create_client.request_key, fingerprint
  from jsonb_populate_record(null::books.clients, create_client.client)
  on conflict (user_id, request_key) do nothing
  returning * into made;
  if not found then
    select * into made
    from books.clients as kept
    where kept.user_id = owner and kept.request_key = create_client.request_key;
    if made.request_fingerprint <> fingerprint then
      perform private.refuse(409, 'request_used', 'requestKey', '{"of": "client"}');
    end if;
  end if;
  return made.id;
end
$$;
grant execute on function private.create_client(uuid, jsonb) to authenticated;

create function public.create_client(request_key uuid, client jsonb) returns uuid
language sql
set search_path = ''
as $$ select private.create_client(request_key, client) $$;
comment on function public.create_client(uuid, jsonb) is
  'Makes a client of the columns of clients that a person may change, and returns its id. The same request_key with the same client finds the first one.';
grant execute on function public.create_client(uuid, jsonb) to authenticated;

-- Finds the client of a document that is being issued, behind the lock of the business: the one that the document names, else the
-- one with its name and address, else a new one. A new document brings an archived client back.
create function private.client_of(owner uuid, document jsonb) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  chosen constant uuid := (document ->> 'client_id')::uuid;
  buyer constant jsonb := private.buyer_snapshot(document);
  found_id uuid;
begin
  if chosen is not null then
    select coalesce(client.merged_into, client.id) into found_id
    from books.clients as client
    where client.id = chosen and client.user_id = owner;
    if not found then
      perform private.refuse(422, 'client_unknown', 'clientId');
    end if;
  else
    select coalesce(client.merged_into, client.id) into found_id
    from books.clients as client
    where client.user_id = owner
      and lower(client.name) = lower(buyer ->> 'name')
      and coalesce(client.email, '') = buyer ->> 'email';
  end if;

  if found_id is not null then
    update books.clients as client set archived = false where client.id = found_id and client.archived;
  elsif coalesce((document ->> 'keep_client')::boolean, true)
    -- Otherwise the invoice is refused, in words of its own.
    and private.single_line(buyer ->> 'name') = buyer ->> 'name'
    and char_length(buyer ->> 'name') <= 120
    and private.is_email(buyer ->> 'email')
  then
    insert into books.clients (
      user_id, name, contact, email, phone, gstin, pan, address, city, state_code, postal_code, country,
      delivery_address, currency
    )
    values (
      owner, buyer ->> 'name', buyer ->> 'contact', buyer ->> 'email', buyer ->> 'phone',
      case when buyer ->> 'country' = 'IN' or private.gstin_state(buyer ->> 'gstin') is null then buyer ->> 'gstin' end,
      buyer ->> 'pan', buyer ->> 'address', buyer ->> 'city',
      case buyer ->> 'country' when 'IN' then coalesce(private.gstin_state(buyer ->> 'gstin'), buyer ->> 'stateCode') end,
      buyer ->> 'postalCode', buyer ->> 'country', buyer ->> 'deliveryAddress', coalesce(document ->> 'currency', 'INR')
    )
    -- Somebody else of the same account has made it meanwhile.
    on conflict (user_id, lower(name), coalesce(email, '')) do update set archived = false
    returning id into found_id;
  end if;
  return found_id;
end
$$;
comment on function private.client_of(uuid, jsonb) is
  'Whose a document is that is being issued; null where its client is not to be kept.';

-- The client that stays keeps its data and takes from the other only what it lacks itself.
create function private.merge_clients(client_id uuid, into_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.account();
  gone books.clients;
  stays books.clients;
begin
  perform private.begin_write();
  if client_id = into_id then
    perform private.refuse(422, 'client_same', 'intoId');
  end if;
  -- Issuing waits meanwhile, as it does for itself.
  perform from public.businesses as business where business.user_id = owner for no key update;
  select * into gone from books.clients as client
  where client.id = merge_clients.client_id and client.user_id = owner and client.merged_into is null for update;
  select * into stays from books.clients as client
  where client.id = merge_clients.into_id and client.user_id = owner and client.merged_into is null for update;
  if gone.id is null or stays.id is null then
    perform private.refuse(404, 'client_unknown');
  end if;

  -- Before the invoices, as everywhere.
  update books.receipts as receipt set client_id = stays.id
  where receipt.user_id = owner and receipt.client_id = gone.id;
  update books.invoices as invoice set client_id = stays.id
  where invoice.user_id = owner and invoice.client_id = gone.id;
  update public.statement_links as link set client_id = stays.id
  where link.user_id = owner and link.client_id = gone.id;
  update public.statement_mails as mail set client_id = stays.id
  where mail.user_id = owner and mail.client_id = gone.id;
  update books.deductors as deductor set client_id = stays.id
  where deductor.user_id = owner and deductor.client_id = gone.id;
  update books.tds_certificates as certificate set client_id = stays.id
  where certificate.user_id = owner and certificate.client_id = gone.id;
  update books.clients as client set archived = true, merged_into = stays.id
  where client.user_id = owner and gone.id in (client.id, client.merged_into);

  update books.clients as client
  set
    contact = coalesce(stays.contact, gone.contact),
    cc_emails = array(
      select distinct address
      from unnest(stays.cc_emails || gone.cc_emails || gone.email) as address
      where address <> coalesce(stays.email, '')
      limit 5
    ),
    phone = coalesce(stays.phone, gone.phone),
    pan = coalesce(stays.pan, gone.pan),
    tan = coalesce(stays.tan, gone.tan),
    tds_kind = coalesce(stays.tds_kind, gone.tds_kind),
    delivery_address = coalesce(stays.delivery_address, gone.delivery_address),
    terms_days = coalesce(stays.terms_days, gone.terms_days),
    notes = coalesce(stays.notes, gone.notes),
    archived = false
  where client.id = stays.id;
  -- An address goes with its State and its GSTIN, as a whole.
  update books.clients as client
  set
    gstin = gone.gstin, address = gone.address, city = gone.city, state_code = gone.state_code,
    postal_code = gone.postal_code, country = gone.country
  where client.id = stays.id
    and num_nonnulls(stays.gstin, stays.address, stays.city, stays.state_code, stays.postal_code) = 0;
end
$$;
grant execute on function private.merge_clients(uuid, uuid) to authenticated;

create function public.merge_clients(client_id uuid, into_id uuid) returns void
language sql
set search_path = ''
as $$ select private.merge_clients(client_id, into_id) $$;
comment on function public.merge_clients(uuid, uuid) is
  'Makes one client of two of the caller''s: the documents of the first go to the second, and so does whoever comes under its name.';
grant execute on function public.merge_clients(uuid, uuid) to authenticated;
