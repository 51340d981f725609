-- Helpers live in a schema that the Data API does not expose.
create extension if not exists pgcrypto with schema extensions;

create schema if not exists private;
grant usage on schema private to anon, authenticated;

-- A function is callable by nobody until a grant right under it says otherwise.
alter default privileges revoke execute on functions from public;

create function private.today() returns date
language sql stable
set search_path = ''
as $$ select (now() at time zone 'Asia/Kolkata')::date $$;
comment on function private.today() is 'The day it is in India; the one clock of every rule about dates.';
revoke all on function private.today() from public;
grant execute on function private.today() to authenticated;

create function private.financial_year(day date) returns text
language sql immutable
set search_path = ''
as $$
  select lpad((start_year % 100)::text, 2, '0') || '-' || lpad(((start_year + 1) % 100)::text, 2, '0')
  from (
    select extract(year from day)::int - (extract(month from day) < 4)::int as start_year
  ) as year
$$;
comment on function private.financial_year(date) is '1 April to 31 March: 2026-04-01 is in "26-27".';
revoke all on function private.financial_year(date) from public;

create function private.invoice_number(financial_year text, sequence integer) returns text
language sql immutable
set search_path = ''
as $$
  select 'INV/' || financial_year || '/' || lpad(sequence::text, greatest(4, length(sequence::text)), '0')
$$;
comment on function private.invoice_number(text, integer) is 'INV/26-27/0001: at most 16 characters, as CGST Rule 46 asks.';
revoke all on function private.invoice_number(text, integer) from public;

-- The SQLSTATE PT422 reaches the client as HTTP 422; the detail names the field.
create function private.refuse(status integer, message text, field text default null) returns void
language plpgsql
set search_path = ''
as $$
begin
  raise exception using errcode = 'PT' || status, message = message, detail = coalesce(field, '');
end
$$;
revoke all on function private.refuse(integer, text, text) from public;
-- Triggers of tables that people write to themselves run with their rights.
grant execute on function private.refuse(integer, text, text) to authenticated;

create function private.touch_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
revoke all on function private.touch_updated_at() from public;

create function private.is_email(value text) returns boolean
language sql immutable
set search_path = ''
as $$ select value ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and char_length(value) <= 254 $$;
revoke all on function private.is_email(text) from public;
grant execute on function private.is_email(text) to authenticated;
