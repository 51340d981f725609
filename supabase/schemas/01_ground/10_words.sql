-- Search by words. An index of texts holds those of all people, and a search would gather matches from all of them. So each word
-- gets a mark of its owner in front, and the words of one person stand side by side. All functions are in plpgsql, since every new
-- row and every search calls them: a connection keeps their plans.

-- A letter can be typed in several ways that look alike: as one character or as a letter and its signs (ज़, é), wide or narrow,
-- with or without a joiner (क्‍ष), as a Malayalam chillu of its own or by a joiner (ൻ), on an Arabic or an Urdu keyboard (ی), and
-- among marks of direction. So a search finds all of them.
create function private.search_form(text text) returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  form text;
begin
  -- Most texts are plain, and have but one form.
  if octet_length(text) = char_length(text) then
    return lower(text);
  end if;
  form := lower(normalize(text, nfkc));
  if position(U&'\0D4D\200D' in form) > 0 then
    form := replace(form, U&'\0D23\0D4D\200D', U&'\0D7A');
    form := replace(form, U&'\0D28\0D4D\200D', U&'\0D7B');
    form := replace(form, U&'\0D30\0D4D\200D', U&'\0D7C');
    form := replace(form, U&'\0D32\0D4D\200D', U&'\0D7D');
    form := replace(form, U&'\0D33\0D4D\200D', U&'\0D7E');
    form := replace(form, U&'\0D15\0D4D\200D', U&'\0D7F');
  end if;
  -- From the third on they go.
  return translate(
    form,
    U&'\064A\0643\200B\200C\200D\200E\200F\061C\202A\202B\202C\202D\202E\2066\2067\2068\2069',
    U&'\06CC\06A9'
  );
end
$$;
comment on function private.search_form(text) is
  'A text as searches compare it: in lower case, in one of its Unicode forms (NFKC), without joiners and marks of direction.';
-- Columns of tables that people write to directly call this with their rights.
grant execute on function private.search_form(text) to authenticated;

-- Every ending of a line, so that whatever a line contains is the beginning of an ending: also one or two letters, and words with
-- the blank between them. The first 24 letters of an ending suffice: a longer search also compares the line.
create function private.line_endings(owner uuid, line text) returns tsvector
language plpgsql immutable
set search_path = ''
as $$
begin
  return array_to_tsvector(array(
    select left(owner::text, 8) || substr(line, at, 24)
    -- No line is as long: see clients.search_text.
    from generate_series(1, least(char_length(line), 400)) as at
  ));
end
$$;
comment on function private.line_endings(uuid, text) is
  'The first 24 letters of each ending of a line, with a mark of their owner: for an index that knows what lines contain.';
-- Indexes of tables that people write to directly call this with their rights.
grant execute on function private.line_endings(uuid, text) to authenticated;

-- Finds a word or the beginning of one, whatever signs it has.
create function private.beginning_query(owner uuid, text text) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  return '''' || replace(replace(left(owner::text, 8) || text, '\', '\\'), '''', '''''') || ''':*';
end
$$;

create function private.line_query(owner uuid, text text) returns tsquery
language plpgsql immutable
set search_path = ''
as $$ begin return private.beginning_query(owner, left(text, 24))::tsquery; end $$;
comment on function private.line_query(uuid, text) is 'What finds line_endings that begin with the first 24 letters of the text.';

create function private.spaced_words(description text) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  return ' ' || translate(private.search_form(description), E'\n\t,.;:!?()[]{}"/|&+*-–—', repeat(' ', 24));
end
$$;
comment on function private.spaced_words(text) is 'A description with nothing but blanks between its words, and one before the first.';

-- For a longer text only words are indexed, to be found by their beginning.
create function private.word_beginnings(owner uuid, description text) returns tsvector
language plpgsql immutable
set search_path = ''
as $$
declare
  mark constant text := left(owner::text, 8);
  spaced text := private.spaced_words(description);
begin
  if spaced ~ '[^ ]{65}' then
    spaced := regexp_replace(spaced, '([^ ]{64})[^ ]+', '\1', 'g');
  end if;
  -- No query of its own: every new row asks. Between two blanks stands no word.
  return array_to_tsvector(
    array_remove(array_remove(string_to_array(replace(spaced, ' ', ' ' || mark), ' '), mark), '')
  );
end
$$;
comment on function private.word_beginnings(uuid, text) is
  'The words of a description, with a mark of their owner: for an index that knows how words begin.';

create function private.word_query(owner uuid, words text) returns tsquery
language plpgsql immutable
set search_path = ''
as $$
begin
  return (
    select string_agg(private.beginning_query(owner, left(word, 64)), ' & ')::tsquery
    from string_to_table(words, ' ') as word
    where word <> ''
  );
end
$$;
comment on function private.word_query(uuid, text) is 'What finds word_beginnings of which each of the words begins one.';
