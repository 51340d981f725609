-- The meaning of a file's columns, chosen once by a person and remembered for files with the same heads.

create table public.column_mappings (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The purpose for which the file is read.
  purpose text not null,
  -- A hash of the heads of its columns: private.heads_fingerprint.
  fingerprint text not null,
  -- For each field, the number of its column, from 0; beside that the other choices about the file.
  mapping jsonb not null,
  used_at timestamptz not null,
  primary key (user_id, purpose, fingerprint),
  constraint column_mappings_purpose_known check (purpose in ('bank', 'clients', 'items', 'invoices')),
  constraint column_mappings_object check (jsonb_typeof(mapping) = 'object'),
  constraint column_mappings_length check (octet_length(mapping::text) <= 4000)
);
comment on table public.column_mappings is
  'What a person said about files with these heads: which column holds what. The files themselves are not kept.';

alter table public.column_mappings enable row level security;
-- Reading only: a function writes, since it measures and counts.
grant select on public.column_mappings to authenticated;

create policy column_mappings_select_own on public.column_mappings
for select to authenticated
using (user_id = (select private.caller()));

create function private.heads_fingerprint(heads text[]) returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  said text;
begin
  if cardinality(heads) between 1 and 200 and octet_length(heads::text) <= 20000 then
    select string_agg(lower(coalesce(private.single_line(head), '')), e'\n' order by place) into said
    from unnest(heads) with ordinality as one (head, place);
    return private.hash(said);
  end if;
  perform private.refuse(422, 'malformed', 'heads');
end
$$;
comment on function private.heads_fingerprint(text[]) is
  'One and the same for heads that differ in case and blanks around them alone.';

create function private.keep_mapping(purpose text, heads text[], mapping jsonb) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  owner constant uuid := private.caller();
  of_heads constant text := private.heads_fingerprint(heads);
begin
  if octet_length(mapping::text) > 4000 then
    perform private.refuse(422, 'malformed', 'mapping');
  end if;
  perform private.begin_write();
  insert into public.column_mappings as kept (user_id, purpose, fingerprint, mapping, used_at)
  values (owner, keep_mapping.purpose, of_heads, keep_mapping.mapping, clock_timestamp())
  on conflict on constraint column_mappings_pkey do update
  set mapping = excluded.mapping, used_at = excluded.used_at;
  -- A person has a few banks and programs; beyond that the oldest goes.
  delete from public.column_mappings as old
  where old.user_id = owner
    and (old.purpose, old.fingerprint) in (
      select mine.purpose, mine.fingerprint
      from public.column_mappings as mine
      where mine.user_id = owner
      order by mine.used_at desc
      offset 50
    );
end
$$;
grant execute on function private.keep_mapping(text, text[], jsonb) to authenticated;

create function public.keep_mapping(purpose text, heads text[], mapping jsonb) returns void
language sql
set search_path = ''
as $$ select private.keep_mapping(purpose, heads, mapping) $$;
comment on function public.keep_mapping(text, text[], jsonb) is
  'Remembers for the caller which column of files with these heads holds what; the last 50 are kept.';
grant execute on function public.keep_mapping(text, text[], jsonb) to authenticated;

create function private.find_mapping(purpose text, heads text[]) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select kept.mapping
    from public.column_mappings as kept
    where kept.user_id = private.caller()
      and kept.purpose = find_mapping.purpose
      and kept.fingerprint = private.heads_fingerprint(heads)
  );
end
$$;
grant execute on function private.find_mapping(text, text[]) to authenticated;

create function public.find_mapping(purpose text, heads text[]) returns jsonb
language sql stable
set search_path = ''
as $$ select private.find_mapping(purpose, heads) $$;
comment on function public.find_mapping(text, text[]) is
  'What the caller said before about files with these heads; null where nothing was.';
grant execute on function public.find_mapping(text, text[]) to authenticated;
