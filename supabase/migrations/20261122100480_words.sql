-- How the texts of a person are found. An index of texts holds those of all people, and what is looked for would be
-- gathered from all of them; so each word gets its owner in front, and the words of one person stand side by side.

create function private.marked_word(owner uuid, word text) returns text
language sql immutable
set search_path = ''
as $$ select left(owner::text, 8) || left(word, 64) $$;
revoke all on function private.marked_word(uuid, text) from public;

-- Every ending of every word, so that what a word contains is the beginning of one of them: also of one letter or two.
create function private.word_endings(owner uuid, line text) returns tsvector
language plpgsql immutable
set search_path = ''
as $$
declare
  mark constant text := private.marked_word(owner, '');
begin
  return array_to_tsvector(array(
    select mark || substr(word, at, 64)
    from string_to_table(line, ' ') as word
    cross join lateral generate_series(1, char_length(word)) as at
  ));
end
$$;
comment on function private.word_endings(uuid, text) is
  'The endings of the words of a line in lower case, with a mark of their owner: for an index that knows what words contain.';
revoke all on function private.word_endings(uuid, text) from public;
-- Indexes of tables that people write to themselves ask with their rights.
grant execute on function private.word_endings(uuid, text), private.marked_word(uuid, text) to authenticated;

create function private.words_of(description text) returns setof text
language sql immutable
set search_path = ''
as $$
  select word
  from string_to_table(translate(lower(description), E'\n\t,.;:!?()[]{}"/|&+*-–—', repeat(' ', 24)), ' ') as word
  where word <> ''
$$;
revoke all on function private.words_of(text) from public;

-- Of a longer text its words alone: they are found by how they begin.
create function private.word_beginnings(owner uuid, description text) returns tsvector
language plpgsql immutable
set search_path = ''
as $$
begin
  return array_to_tsvector(array(
    select private.marked_word(owner, word) from private.words_of(description) as word
  ));
end
$$;
comment on function private.word_beginnings(uuid, text) is
  'The words of a description, with a mark of their owner: for an index that knows how words begin.';
revoke all on function private.word_beginnings(uuid, text) from public;

create function private.quoted_word(owner uuid, word text) returns text
language sql immutable
set search_path = ''
as $$
  select '''' || replace(replace(private.marked_word(owner, word), '\', '\\'), '''', '''''') || ''''
$$;
revoke all on function private.quoted_word(uuid, text) from public;

-- All but the last word end as they stand, and the last goes on as it may.
create function private.endings_query(owner uuid, needle text) returns tsquery
language sql immutable
set search_path = ''
as $$
  select (string_agg(private.quoted_word(owner, word), ' & ' order by place) || ':*')::tsquery
  from string_to_table(needle, ' ') with ordinality as part (word, place)
  where word <> ''
$$;
comment on function private.endings_query(uuid, text) is
  'What the word_endings of every line answer that contains the text, and of a few more: the line itself is looked at, too.';
revoke all on function private.endings_query(uuid, text) from public;

create function private.beginnings_query(owner uuid, needle text) returns tsquery
language sql immutable
set search_path = ''
as $$
  select string_agg(private.quoted_word(owner, word) || ':*', ' & ')::tsquery from private.words_of(needle) as word
$$;
comment on function private.beginnings_query(uuid, text) is
  'What the word_beginnings of a description answer in which each of these words begins one.';
revoke all on function private.beginnings_query(uuid, text) from public;
