-- Helpers of all other files, in a schema that the Data API does not expose. Those that every write calls are in plpgsql, though
-- one expression each: a connection keeps their plans, while a function in SQL with a pinned search path is planned anew in every
-- statement.
create extension if not exists pgcrypto with schema extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists btree_gin with schema extensions;

create schema private;
grant usage on schema private to anon, authenticated, service_role;

-- The tables of people's documents and lists, each row related to others. PostgREST embeds related rows, in circles if asked to, so
-- one request could take all memory. So it does not see this schema, only views of it (`…_data_api.sql`). People's rights and
-- row-level security hold here as everywhere.
create schema books;
grant usage on schema books to authenticated;

-- Nobody reads, writes or calls anything until a grant right under it says so. Projects from before June 2026 give three roles
-- everything in `public` by default.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

-- PostgREST answers the SQLSTATE PT422 as HTTP 422: the message is the code, the detail its parameters, the hint the field. The
-- domain's catalogue of refusals has the sentences; none is written here.
create function private.refuse(status integer, code text, field text default null, params jsonb default null)
returns void
language plpgsql
set search_path = ''
as $$
begin
  raise exception using
    errcode = 'PT' || status, message = code, detail = coalesce(params::text, ''), hint = coalesce(field, '');
end
$$;
-- Triggers of tables that people write to directly run with their rights.
grant execute on function private.refuse(integer, text, text, jsonb) to authenticated;

create function private.check_length(value text, most integer, field text) returns void
language plpgsql
set search_path = ''
as $$
begin
  if char_length(value) > most then
    perform private.refuse(422, 'too_long', field, jsonb_build_object('most', most));
  end if;
end
$$;

-- Days and amounts.

create function private.today() returns date
language plpgsql stable
set search_path = ''
as $$ begin return (now() at time zone 'Asia/Kolkata')::date; end $$;
comment on function private.today() is 'The day it is in India; the one clock of every rule about dates.';
grant execute on function private.today() to authenticated;

create function private.financial_year(day date) returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  start_year constant integer := extract(year from day)::integer - (extract(month from day) < 4)::integer;
begin
  return lpad((start_year % 100)::text, 2, '0') || '-' || lpad(((start_year + 1) % 100)::text, 2, '0');
end
$$;
comment on function private.financial_year(date) is '1 April to 31 March: 2026-04-01 is in "26-27".';

create function private.financial_year_start(day date) returns date
language plpgsql immutable
set search_path = ''
as $$ begin return make_date(extract(year from day)::int - (extract(month from day) < 4)::int, 4, 1); end $$;

create function private.is_day(value date) returns boolean
language plpgsql immutable
set search_path = ''
as $$ begin return value between '1900-01-01' and '2999-12-31'; end $$;
comment on function private.is_day(date) is 'Whether it is a day that the product reckons with; infinity is none.';
-- Checks of tables that people write to directly run with their rights.
grant execute on function private.is_day(date) to authenticated;

-- Arguments are checked before anything is done with them.
create function private.bounded_day(day date, field text) returns date
language plpgsql immutable
set search_path = ''
as $$
begin
  if not private.is_day(day) then
    perform private.refuse(422, 'date_out_of_range', field);
  end if;
  return day;
end
$$;
comment on function private.bounded_day(date, text) is 'The day itself, or a refusal: infinity among others.';
grant execute on function private.bounded_day(date, text) to authenticated;

create function private.most_minor() returns bigint
language plpgsql immutable
set search_path = ''
as $$ begin return 999999999999; end $$;
comment on function private.most_minor() is 'The largest amount, in minor units: of a row, a total and a payment.';

create function private.due_in_rupees(
  total_minor bigint,
  settled_minor bigint,
  total_inr_minor bigint,
  exchange_rate numeric
) returns bigint
language plpgsql immutable
set search_path = ''
as $$
begin
  return case
    when total_inr_minor is null then null
    when settled_minor = 0 then total_inr_minor
    when exchange_rate is null then total_minor - settled_minor
    -- The total was rounded row by row: what is due of it never exceeds it.
    else least(total_inr_minor, round((total_minor - settled_minor) * exchange_rate)::bigint)
  end;
end
$$;
comment on function private.due_in_rupees(bigint, bigint, bigint, numeric) is
  'What is still due, in paise at the invoice''s rate; null without one.';

-- Texts.

-- Does the same as the domain's toSingleLine: line breaks, tabs and control characters become one space; marks that turn letters
-- around and blanks at both ends go; a text with nothing visible becomes null. A text is a single line if this function leaves it
-- unchanged.
create function private.single_line(value text) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  return case
    -- Many times the longest line of the product: it is returned as it came, for its limit to refuse it.
    when octet_length(value) > 20000 then value
    -- Most texts are plain, and told so without the dear expressions below.
    when octet_length(value) = char_length(value) and value = btrim(value) and value <> ''
      and value = translate(
        value,
        e'\u0001\u0002\u0003\u0004\u0005\u0006\u0007\u0008\u0009\u000a\u000b\u000c\u000d\u000e\u000f'
          '\u0010\u0011\u0012\u0013\u0014\u0015\u0016\u0017\u0018\u0019\u001a\u001b\u001c\u001d\u001e\u001f\u007f',
        ''
      )
    then value
    -- Anything but blanks of every kind (tab, no-break space …) and characters without a shape of their own (zero-width
    -- space, joiners, marks of direction …).
    when value ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f-\u1160\u1680\u17b4-\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
    then btrim(
      regexp_replace(
        translate(value, e'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069', ''),
        '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+',
        ' ',
        'g'
      ),
      e' \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\ufeff'
    )
  end;
end
$$;
-- Checks of tables that people write to directly run with their rights.
grant execute on function private.single_line(text) to authenticated;

-- The single-line texts of an invoice have no line breaks and are not blank. This is a trigger for new rows, not a check: an issued
-- invoice keeps its texts, and a check would refuse payments of an invoice that is older than the rule, since a payment changes the
-- invoice's row.
create function private.row_field(place bigint, key text) returns text
language plpgsql immutable
set search_path = ''
as $$ begin return 'items.' || (place - 1) || '.' || key; end $$;
comment on function private.row_field(bigint, text) is
  'What a refusal of the row at a place calls its field, as the schemas of the domain do: "items.0.rate" of the first one.';

create function private.require_line() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.refuse(
    422,
    case when private.single_line(to_jsonb(new) #>> tg_argv[0]::text[]) is null then 'required' else 'not_one_line' end,
    -- Rows of a document have a place in it.
    coalesce(private.row_field((to_jsonb(new) ->> 'position')::bigint, tg_argv[1]), tg_argv[1])
  );
  return null;
end
$$;
comment on function private.require_line() is
  'Refuses the row, which its trigger found wanting: the arguments are the path of the text and the input field.';

-- The form of an address: what browsers and the Auth server accept, and a domain with an ending. The domain's `email` schema
-- accepts the same.
create function private.is_email(value text) returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  return char_length(value) <= 254
    and value ~ '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]+@([A-Za-z0-9](-*[A-Za-z0-9])*\.)+[A-Za-z](-*[A-Za-z0-9])+$';
end
$$;
grant execute on function private.is_email(text) to authenticated;

create function private.hash(value text) returns text
language plpgsql immutable
set search_path = ''
as $$ begin return encode(sha256(convert_to(value, 'UTF8')), 'hex'); end $$;
comment on function private.hash(text) is 'SHA-256 in hexadecimal letters: tells whether two texts are one, without keeping them.';

create function private.new_token() returns text
language plpgsql volatile
set search_path = ''
as $$ begin return translate(encode(extensions.gen_random_bytes(18), 'base64'), '+/', '-_'); end $$;
comment on function private.new_token() is '144 random bits, in 24 letters that need no escape in an address.';

create function private.new_id() returns uuid
language plpgsql volatile
set search_path = ''
as $$
begin
  return encode(
    set_bit(set_bit(
      overlay(
        uuid_send(gen_random_uuid())
        placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1
      ),
      52, 1
    ), 53, 1),
    'hex'
  )::uuid;
end
$$;
comment on function private.new_id() is
  'A UUID of version 7: it begins with its millisecond, so that new rows stand side by side in the indexes of their ids.';

create function private.touch_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
