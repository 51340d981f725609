-- The official list of HSN codes (goods) and SAC (services), the same for everybody. A migration of its own brings the rows
-- (…_hsn_list.sql): they belong to no account.

create table public.hsn_codes (
  -- Goods have 4, 6 or 8 digits; services begin with 99 and have 4 or 6; 2 digits are a chapter. Compared byte by byte, so that the
  -- key also finds codes by their first digits.
  code text collate "C" primary key,
  -- The exact official text, since a return repeats it; one code has none.
  description text,
  -- The list has a few codes with a blank, or with a digit missing, beside the right ones.
  constraint hsn_codes_code_shape check (code ~ '^[0-9][0-9 ]{1,7}$')
);
comment on table public.hsn_codes is 'The official HSN and SAC codes with their descriptions; search_hsn finds them by words.';
-- Words are indexed as written: a search finds those that begin with the typed word or with its stem.
create index hsn_codes_words on public.hsn_codes using gin (to_tsvector('pg_catalog.simple', description));

alter table public.hsn_codes enable row level security;
-- Reading only: no user changes the official list.
grant select on public.hsn_codes to authenticated;

create policy hsn_codes_select_anybody on public.hsn_codes
for select to authenticated
using ((select private.caller()) is not null);

-- The codes that a document can have and that match the text, the best first. Digits find codes that begin with them; words find
-- the codes with most of them: services first, then by whole words, then the broader code. A definer, as all functions that search
-- texts are.
create function private.hsn_with(query text) returns text[]
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  digits constant text := replace(query, ' ', '');
begin
  perform private.caller();
  perform private.check_length(query, 200, 'query');
  if digits ~ '^[0-9]+$' then
    return array(
      select hsn.code
      from public.hsn_codes as hsn
      -- The colon is the character behind 9.
      where hsn.code >= digits and hsn.code < digits || ':' and char_length(hsn.code) in (4, 6, 8)
      order by hsn.code
    );
  end if;

  return array(
    with word as (
      select distinct text, ts_lexize('pg_catalog.english_stem', text) as stems
      from (
        select lower(match[1]) as text
        from regexp_matches(query, '[[:alnum:]]+', 'g') as match
        limit 6
      ) as typed
    ),
    probe as (
      select false as whole, format('%L:* | %L:*', text, coalesce(stems[1], text))::tsquery as asked
      from word
      -- "of" has no stem.
      where stems <> '{}'
      union all
      select true, format('%L', text)::tsquery
      from word
      where stems <> '{}'
    ),
    hit as (
      select
        hsn.code,
        count(*) filter (where not probe.whole) as words,
        count(*) filter (where probe.whole) as whole_words
      from probe
      join public.hsn_codes as hsn on to_tsvector('pg_catalog.simple', hsn.description) @@ probe.asked
      where char_length(hsn.code) in (4, 6, 8)
      group by hsn.code
    )
    select hit.code
    from hit
    where hit.words = (select max(words) from hit)
    order by starts_with(hit.code, '99') desc, hit.whole_words desc, char_length(hit.code), hit.code
  );
end
$$;
grant execute on function private.hsn_with(text) to authenticated;

create function public.search_hsn(query text, skip integer default 0, most integer default 8) returns json
language plpgsql stable
set search_path = ''
as $$
declare
  first constant integer := least(greatest(coalesce(skip, 0), 0), 1000000) + 1;
  found constant text[] := private.hsn_with(query);
begin
  return json_build_object(
    'total', coalesce(cardinality(found), 0),
    'codes', (
      select coalesce(json_agg(json_build_object('code', hsn.code, 'description', hsn.description) order by place), '[]')
      from unnest(found[first : first + least(greatest(coalesce(most, 1), 1), 100) - 1]) with ordinality as wanted (code, place)
      join public.hsn_codes as hsn using (code)
    )
  );
end
$$;
comment on function public.search_hsn(text, integer, integer) is
  'HSN and SAC codes that begin with the digits or whose descriptions have the words: `most` of them after `skip`, and how many there are.';
grant execute on function public.search_hsn(text, integer, integer) to authenticated;
