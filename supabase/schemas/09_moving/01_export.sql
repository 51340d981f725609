-- Exporting: everything in an account as it stands, part by part, so that neither a reader nor the database ever holds all of it.
-- docs/export.md explains the format.

create table public.exports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The export has nothing made after this moment: its parts are read one after the other.
  until timestamptz not null default clock_timestamp()
);
comment on table public.exports is 'An export that was begun: up to when it tells. Kept for a day.';
create index exports_user_id on public.exports (user_id);

alter table public.exports enable row level security;
grant select on public.exports to authenticated;

create policy exports_select_own on public.exports
for select to authenticated
using (user_id = (select private.caller()));

create function private.start_export() returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
  begun uuid;
begin
  perform private.begin_write();
  delete from public.exports as old where old.user_id = owner and old.until < now() - interval '1 day';
  insert into public.exports (user_id) values (owner) returning id into begun;
  return begun;
end
$$;
grant execute on function private.start_export() to authenticated;

create function public.start_export() returns uuid
language sql
set search_path = ''
as $$ select private.start_export() $$;
comment on function public.start_export() is 'Begins an export of the caller''s account and returns its id.';
grant execute on function public.start_export() to authenticated;

create function private.export_of(export_id uuid) returns public.exports
language plpgsql stable
set search_path = ''
as $$
declare
  begun public.exports;
begin
  select * into begun
  from public.exports as own
  where own.id = export_id and own.user_id = private.caller() and own.until > now() - interval '1 day';
  if not found then
    perform private.refuse(404, 'export_unknown');
  end if;
  return begun;
end
$$;

-- Below, `own` stands for the rows of a table and `above` for those of its parent; $1 is the export.
create function private.told_rows(held private.account_tables) returns text
language sql immutable
set search_path = ''
as $$
  select concat(
    format('from %s as own where own.%I = ($1).user_id', held.name, held.owner),
    ' and own.' || quote_ident(held.moment) || ' <= ($1).until',
    ' and (' || held.which || ')'
  )
$$;

create function private.export_counts(export_id uuid) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  begun constant public.exports := private.export_of(export_id);
  counts jsonb := jsonb_build_object('until', begun.until);
  held private.account_tables;
  count bigint;
begin
  for held in select * from private.account_tables as known where known.called is not null and known.parent is null loop
    execute 'select count(*) ' || private.told_rows(held) into count using begun;
    counts := counts || jsonb_build_object(held.called, count);
  end loop;
  return counts;
end
$$;
grant execute on function private.export_counts(uuid) to authenticated;

create function public.export_counts(export_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$ select private.export_counts(export_id) $$;
comment on function public.export_counts(uuid) is
  'Of one of the caller''s exports: {until}, and how many rows each part has.';
grant execute on function public.export_counts(uuid) to authenticated;

create function private.told_row(held private.account_tables, named text) returns text
language plpgsql stable
set search_path = ''
as $$
begin
  return format('to_jsonb(%I) - %L::text[]', named, array(
    select known.name from private.columns_of(held) as known where not known.is_told
  ));
end
$$;

-- One statement reads all of it, as it was at one time.
create function private.told_whole(held private.account_tables) returns text
language plpgsql stable
set search_path = ''
as $$
begin
  return private.told_row(held, 'above') || coalesce((
    select format(' || jsonb_build_object(%s)', string_agg(
      format(
        case when private.is_one_to_an(hung, hung.link)
          then '%L, (select %s %s and own.%I = above.id)'
          else '%L, (select coalesce(jsonb_agg(%s order by %5$s), ''[]'') %3$s and own.%4$I = above.id)'
        end,
        hung.called, private.told_row(hung, 'own'), private.told_rows(hung), hung.link, hung.turn
      ),
      ', '
    ))
    from private.tables_on(held) as hung
  ), '');
end
$$;
comment on function private.told_whole(private.account_tables) is
  'SQL for what an export tells of a row `above` of a table, with all that hangs on it.';

-- Documents come by series, year and number; a page ends before it has too many rows, whatever the number of documents.
create function private.exported_documents(begun public.exports, after jsonb, most integer) returns jsonb
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  own_business constant uuid := (select business.id from public.businesses as business where business.user_id = begun.user_id);
  most_rows constant integer := 2000;
  chosen uuid[];
  page jsonb;
begin
  select coalesce(array_agg(candidate.id order by candidate.place), '{}') into chosen
  from (
    select
      document.id,
      row_number() over in_order as place,
      sum((select count(*) from books.invoice_items as item where item.invoice_id = document.id)) over in_order as rows
    from (
      select invoice.id, invoice.prefix, invoice.financial_year, invoice.sequence
      from books.invoices as invoice
      where invoice.business_id = own_business
        and invoice.created_at <= begun.until
        and (
          after is null
          or (invoice.prefix, invoice.financial_year, invoice.sequence)
            > (after ->> 0, after ->> 1, case when after ->> 2 ~ '^[0-9]{1,9}$' then (after ->> 2)::integer end)
        )
      order by invoice.prefix, invoice.financial_year, invoice.sequence
      limit most
    ) as document
    window in_order as (order by document.prefix, document.financial_year, document.sequence)
  ) as candidate
  where candidate.place = 1 or candidate.rows <= most_rows;

  execute format(
    $sql$
      select jsonb_build_object(
        'rows', coalesce(jsonb_agg(%s order by wanted.place), '[]'),
        'last', (
          array_agg(jsonb_build_array(above.prefix, above.financial_year, above.sequence) order by wanted.place desc)
        )[1]
      )
      from unnest($2) with ordinality as wanted (id, place)
      join books.invoices as above on above.id = wanted.id
    $sql$,
    private.told_whole(private.account_part('documents'))
  ) into page using begun, chosen;
  return page;
end
$$;

-- All other rows have one text each, which gives their order: a page is the next `size` after `after`. If an account may have tens
-- of thousands of rows, only these texts are sorted.
create function private.exported_rows(begun public.exports, held private.account_tables, after text, size integer) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  turn constant text := coalesce(held.turn, (
    select string_agg(format('own.%I', own.attname), ' || '' '' || ' order by own.attnum)
    from pg_catalog.pg_constraint as key
    join pg_catalog.pg_attribute as own on own.attrelid = key.conrelid and own.attnum = any (key.conkey)
    where key.conrelid = held.name::regclass and key.contype = 'p' and own.attname <> held.owner
  ), quote_literal(''));
  page jsonb;
begin
  execute format(
    $sql$
      select jsonb_build_object(
        'rows', coalesce(jsonb_agg(%1$s order by page.key), '[]'),
        'last', (array_agg(jsonb_build_array(page.key) order by page.key desc))[1]
      )
      from (
        select known.at, known.key
        from (select own.ctid as at, (%2$s)::text collate "C" as key %3$s) as known
        where $2 is null or known.key > $2
        order by known.key
        limit $3
      ) as page
      join %4$s as above on above.ctid = page.at
    $sql$,
    private.told_whole(held), turn, private.told_rows(held), held.name
  ) into page using begun, after, size;
  return page;
end
$$;

create function private.export_part(export_id uuid, part text, after jsonb, most integer) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  begun constant public.exports := private.export_of(export_id);
  held constant private.account_tables := private.account_part(part);
  size constant integer := least(greatest(coalesce(most, held.page), 1), held.page);
  page jsonb;
begin
  if held.name is null then
    perform private.refuse(422, 'value_not_allowed', 'part');
  elsif octet_length(after::text) > 1000 or jsonb_typeof(after) <> 'array' then
    perform private.refuse(422, 'malformed', 'after');
  elsif part = 'documents' then
    page := private.exported_documents(begun, after, size);
  else
    page := private.exported_rows(begun, held, after ->> 0, size);
  end if;
  return jsonb_build_object(
    'rows', page -> 'rows',
    'next', case
      when page -> 'rows' = '[]' or (part <> 'documents' and jsonb_array_length(page -> 'rows') < size) then null
      else page -> 'last'
    end
  );
end
$$;
grant execute on function private.export_part(uuid, text, jsonb, integer) to authenticated;

create function public.export_part(export_id uuid, part text, after jsonb default null, most integer default 200) returns jsonb
language sql stable
set search_path = ''
as $$ select private.export_part(export_id, part, after, most) $$;
comment on function public.export_part(uuid, text, jsonb, integer) is
  'A page of one part of one of the caller''s exports: {rows, next}. `next` is what to give as `after` for the page behind it; null where the part has ended.';
grant execute on function public.export_part(uuid, text, jsonb, integer) to authenticated;

-- The data for the PDFs of some documents, so that the app can draw them while it exports: it needs no link and no permit.
create function private.export_papers(export_id uuid, ids uuid[]) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  begun constant public.exports := private.export_of(export_id);
begin
  if cardinality(ids) > 50 then
    perform private.refuse(422, 'too_many_items', 'ids', '{"most": 50}');
  end if;
  return (
    select coalesce(jsonb_agg(private.document_of(own.id) order by wanted.place), '[]')
    from (
      select known.id, min(known.place) as place from unnest(ids) with ordinality as known (id, place) group by known.id
    ) as wanted
    join books.invoices as own on own.id = wanted.id and own.user_id = begun.user_id
  );
end
$$;
grant execute on function private.export_papers(uuid, uuid[]) to authenticated;

create function public.export_papers(export_id uuid, ids uuid[]) returns jsonb
language sql stable
set search_path = ''
as $$ select private.export_papers(export_id, ids) $$;
comment on function public.export_papers(uuid, uuid[]) is
  'What the PDFs of at most 50 of the caller''s documents print, in this order; those of others are left out.';
grant execute on function public.export_papers(uuid, uuid[]) to authenticated;
