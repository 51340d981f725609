-- How the texts of a person are found. An index of texts holds those of all people, and what is looked for would be
-- gathered from all of them; so each word gets a mark of its owner in front, and the words of one person stand side by
-- side. All in plpgsql, since every new row and every search asks them: a connection keeps their plans.

-- One letter may be typed as one character or as a letter and its signs (ज़, é), wide or narrow, and with a joiner or without
-- one (क्‍ष): they look alike, so they are found alike.
create function private.search_form(text text) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  return translate(lower(normalize(text, nfkc)), U&'\200B\200C\200D', '');
end
$$;
comment on function private.search_form(text) is
  'A text as searches compare it: in lower case, in one of its Unicode forms (NFKC), without joiners.';
revoke all on function private.search_form(text) from public;
-- Columns of tables that people write to themselves ask with their rights.
grant execute on function private.search_form(text) to authenticated;

-- Every ending of every word, so that what a word contains is the beginning of one of them: also of one letter or two.
create function private.word_endings(owner uuid, line text) returns tsvector
language plpgsql immutable
set search_path = ''
as $$
begin
  return array_to_tsvector(array(
    select left(owner::text, 8) || substr(word, at, 64)
    -- No line is as long: see clients.search_text.
    from string_to_table(left(line, 400), ' ') as word
    cross join lateral generate_series(1, char_length(word)) as at
  ));
end
$$;
comment on function private.word_endings(uuid, text) is
  'The endings of the words of a line in lower case, with a mark of their owner: for an index that knows what words contain.';
revoke all on function private.word_endings(uuid, text) from public;
-- Indexes of tables that people write to themselves ask with their rights.
grant execute on function private.word_endings(uuid, text) to authenticated;

create function private.spaced_words(description text) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  return ' ' || translate(private.search_form(description), E'\n\t,.;:!?()[]{}"/|&+*-–—', repeat(' ', 24));
end
$$;
comment on function private.spaced_words(text) is 'A description with nothing but blanks between its words, and one before the first.';
revoke all on function private.spaced_words(text) from public;

-- Of a longer text its words alone: they are found by how they begin.
create function private.word_beginnings(owner uuid, description text) returns tsvector
language plpgsql immutable
set search_path = ''
as $$
begin
  return array_to_tsvector(array(
    select left(owner::text, 8) || left(word, 64)
    from string_to_table(private.spaced_words(description), ' ') as word
    where word <> ''
  ));
end
$$;
comment on function private.word_beginnings(uuid, text) is
  'The words of a description, with a mark of their owner: for an index that knows how words begin.';
revoke all on function private.word_beginnings(uuid, text) from public;

create function private.word_query(owner uuid, words text, all_begin boolean) returns tsquery
language plpgsql immutable
set search_path = ''
as $$
begin
  return (
    select string_agg(
      '''' || replace(replace(left(owner::text, 8) || left(word, 64), '\', '\\'), '''', '''''') || ''''
        || case when all_begin or place = last then ':*' else '' end,
      ' & '
    )::tsquery
    from (
      select word, place, max(place) over () as last
      from string_to_table(words, ' ') with ordinality as part (word, place)
      where word <> ''
    ) as word
  );
end
$$;
comment on function private.word_query(uuid, text, boolean) is
  'What finds word_endings that contain the words: all but the last end as they stand, and the last goes on as it may; or word_beginnings, where each of the words begins one.';
revoke all on function private.word_query(uuid, text, boolean) from public;
