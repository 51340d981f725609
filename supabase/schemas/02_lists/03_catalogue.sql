-- Items that a person sells again and again. The catalogue fills rows of documents, which keep a copy.

create table public.catalogue_items (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  description text not null,
  search_text text not null generated always as (private.search_form(description)) stored,
  unit text,
  -- For one unit, in the currency.
  rate numeric(14, 4),
  currency text not null default 'INR',
  hsn_sac text,
  -- In hundredths of a per cent; null if not given.
  gst_rate integer,
  taxability text not null default 'taxable',
  -- When a document was last issued with a row of this description.
  used_at timestamptz,
  is_archived boolean not null default false,
  -- The import that made it.
  import_id uuid,
  request_key uuid not null,
  request_fingerprint text not null,
  created_at timestamptz not null default now(),
  changed_at timestamptz,
  changed_by_id uuid,
  changed_by_name text,
  constraint catalogue_items_request_once unique (user_id, request_key),
  constraint "description: description_too_long" check (private.item_fault(description => description) is null),
  constraint "description: not_one_line" check (description is not distinct from private.single_line(description)),
  constraint "unit: item_invalid" check (private.item_fault(unit => unit) is null),
  constraint "unit: not_one_line" check (unit is not distinct from private.single_line(unit)),
  constraint "rate: item_invalid" check (rate > 0),
  constraint "currency: currency_unknown" check (currency in ('INR', 'USD', 'EUR', 'GBP', 'AED', 'SGD', 'AUD', 'CAD')),
  constraint "hsnSac: hsn_sac_invalid" check (private.item_fault(hsn_sac => hsn_sac) is null),
  -- Rates allowed for a document of today.
  constraint "gstRate: item_invalid" check (private.is_gst_rate(gst_rate, '2026-02-01')),
  constraint "gstRate: item_invalid, taxable" check (gst_rate is null or taxability = 'taxable'),
  constraint "taxability: item_invalid" check (private.is_taxability(taxability))
);
comment on table public.catalogue_items is
  'What a person sells, with its unit, rate, HSN or SAC and GST rate. A row of a document takes a copy of it.';

-- Descriptions are unique, whatever their case; compared by a hash, since a description may be too long for a key.
create unique index catalogue_items_description_once on public.catalogue_items (user_id, md5(lower(description)))
where not is_archived;
create index catalogue_items_import on public.catalogue_items (import_id) where import_id is not null;
-- The order of the list and of suggestions.
create index catalogue_items_latest on public.catalogue_items
(user_id, is_archived, (coalesce(used_at, created_at)) desc, id);

alter table public.catalogue_items enable row level security;
-- Reading only: functions write, since a request may come twice.
grant select on public.catalogue_items to authenticated;

create policy catalogue_items_select_own on public.catalogue_items
for select to authenticated
using (user_id = (select private.caller()));

create trigger catalogue_items_changed before insert or update on public.catalogue_items
for each row when (current_setting('app.restoring', true) is distinct from 'on')
execute function private.note_change(
  'changed', 'description', 'unit', 'rate', 'currency', 'hsn_sac', 'gst_rate', 'taxability', 'is_archived'
);

-- Reads an item from JSON, with the columns as keys.
create function private.item_of(item jsonb) returns public.catalogue_items
language plpgsql stable
set search_path = ''
as $$
declare
  said public.catalogue_items;
begin
  if jsonb_typeof(item) is distinct from 'object' then
    perform private.refuse(422, 'malformed', 'item');
  end if;
  said := jsonb_populate_record(null::public.catalogue_items, item);
  if private.single_line(said.description) is null then
    perform private.refuse(422, 'required', 'description');
  end if;
  said.taxability := coalesce(said.taxability, 'taxable');
  said.currency := coalesce(said.currency, 'INR');
  return said;
end
$$;

create function private.create_item(request_key uuid, item jsonb) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
  fingerprint text;
  said public.catalogue_items;
  kept public.catalogue_items;
begin
  perform private.begin_write();
  said := private.item_of(item);
  fingerprint := private.hash(item::text);
  insert into public.catalogue_items (
    user_id, description, unit, rate, currency, hsn_sac, gst_rate, taxability, request_key, request_fingerprint
  )
  values (
    owner, said.description, said.unit, said.rate, said.currency, said.hsn_sac, said.gst_rate, said.taxability,
    create_item.request_key, fingerprint
  )
  on conflict on constraint catalogue_items_request_once do nothing;

  select * into kept
  from public.catalogue_items as own
  where own.user_id = owner and own.request_key = create_item.request_key;
  if kept.request_fingerprint <> fingerprint then
    perform private.refuse(409, 'request_used', 'requestKey', '{"of": "item"}');
  end if;
  return kept.id;
exception
  when unique_violation then
    perform private.refuse(409, 'item_exists', 'description');
end
$$;
grant execute on function private.create_item(uuid, jsonb) to authenticated;

create function public.create_item(request_key uuid, item jsonb) returns uuid
language sql
set search_path = ''
as $$ select private.create_item(request_key, item) $$;
comment on function public.create_item(uuid, jsonb) is
  'Keeps an item {description, unit, rate, currency, hsn_sac, gst_rate, taxability} and returns its id. The same request_key with the same item returns the same one.';
grant execute on function public.create_item(uuid, jsonb) to authenticated;

create function private.change_item(item_id uuid, item jsonb) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
  said public.catalogue_items;
begin
  perform private.begin_write();
  said := private.item_of(item);
  update public.catalogue_items as own
  set description = said.description, unit = said.unit, rate = said.rate, currency = said.currency,
    hsn_sac = said.hsn_sac, gst_rate = said.gst_rate, taxability = said.taxability
  where own.id = item_id and own.user_id = owner;
  if not found then
    perform private.refuse(404, 'item_not_found');
  end if;
exception
  when unique_violation then
    perform private.refuse(409, 'item_exists', 'description');
end
$$;
grant execute on function private.change_item(uuid, jsonb) to authenticated;

create function public.change_item(item_id uuid, item jsonb) returns void
language sql
set search_path = ''
as $$ select private.change_item(item_id, item) $$;
comment on function public.change_item(uuid, jsonb) is
  'Changes one of the caller''s items to what create_item takes; documents keep what they were issued with.';
grant execute on function public.change_item(uuid, jsonb) to authenticated;

create function private.archive_item(item_id uuid, archived boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
begin
  perform private.begin_write();
  update public.catalogue_items as own
  set is_archived = coalesce(archived, true)
  where own.id = item_id and own.user_id = owner;
  if not found then
    perform private.refuse(404, 'item_not_found');
  end if;
exception
  when unique_violation then
    perform private.refuse(409, 'item_exists', 'description');
end
$$;
grant execute on function private.archive_item(uuid, boolean) to authenticated;

create function public.archive_item(item_id uuid, archived boolean default true) returns void
language sql
set search_path = ''
as $$ select private.archive_item(item_id, archived) $$;
comment on function public.archive_item(uuid, boolean) is
  'Takes one of the caller''s items out of what is suggested, or brings it back; doing it twice is harmless.';
grant execute on function public.archive_item(uuid, boolean) to authenticated;

-- A person has few items: they are searched one by one, by the index of the owner.
create function public.list_items(
  skip integer default 0,
  most integer default 25,
  query text default null,
  archived boolean default false
) returns json
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  owner constant uuid := private.caller();
  needle constant text := private.search_form(btrim(left(coalesce(query, ''), 201)));
  first constant integer := least(greatest(coalesce(skip, 0), 0), 1000000) + 1;
  found uuid[];
begin
  if char_length(query) > 200 then
    perform private.refuse(422, 'too_long', 'query', '{"most": 200}');
  end if;
  found := array(
    select item.id
    from public.catalogue_items as item
    where item.user_id = owner
      and item.is_archived = coalesce(archived, false)
      and (position(needle in item.search_text) > 0 or starts_with(item.hsn_sac, needle))
    order by coalesce(item.used_at, item.created_at) desc, item.id
  );
  return json_build_object(
    'total', coalesce(cardinality(found), 0),
    'items', (
      select coalesce(json_agg(listed order by place), '[]')
      from unnest(found[first : first + least(greatest(coalesce(most, 1), 1), 100) - 1])
        with ordinality as wanted (id, place)
      cross join lateral (
        select
          item.id, item.description, item.unit, item.rate, item.currency, item.hsn_sac, item.gst_rate, item.taxability,
          item.used_at, item.is_archived, item.changed_at, item.changed_by_name
        from public.catalogue_items as item
        where item.id = wanted.id
      ) as listed
    )
  );
end
$$;
comment on function public.list_items(integer, integer, text, boolean) is
  'The caller''s items, the last used first: `most` of them after `skip`, those with a text in the description or with the beginning of an HSN where it is given, and how many there are.';
grant execute on function public.list_items(integer, integer, text, boolean) to authenticated;

-- Issuing updates the catalogue; issued documents never change with it.
create function private.note_used_items() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- What was issued elsewhere says nothing of what is used now.
  if current_setting('app.restoring', true) = 'on' then
    return null;
  end if;
  update public.catalogue_items as item
  set used_at = now()
  from (select distinct issued.user_id, md5(lower(issued.description)) as description from issued) as used
  where item.user_id = used.user_id and md5(lower(item.description)) = used.description and not item.is_archived;
  return null;
end
$$;
