-- What a hosted project has before its first migration, as far as this product meets it.
-- Runs as the superuser at every start, so every statement may be repeated.

do $$
begin
  if to_regrole('postgres') is null then
    create role postgres login createdb createrole bypassrls replication password 'postgres';
    create role anon nologin noinherit;
    create role authenticated nologin noinherit;
    create role service_role nologin noinherit bypassrls;
    create role authenticator login noinherit password 'postgres';
    create role supabase_auth_admin login password 'postgres';
  end if;
end
$$;

-- As hosted sets them. The Data API applies what is set on a role (role-settings.ts).
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '8s';

grant anon, authenticated, service_role to postgres with admin option;
grant anon, authenticated, service_role to authenticator;
-- As hosted lets `postgres` set the Data API's settings of that role.
grant authenticator to postgres with admin true, inherit false, set false;
grant set on parameter pgrst.db_pre_request to postgres;
-- The local Auth server and Data API share one connection. For each request it becomes one of the three. As on hosted it
-- has no right of `postgres`: a trigger of Auth's tables that needs one has to be a definer's.
grant anon, authenticated, service_role to supabase_auth_admin;
revoke postgres from supabase_auth_admin;
grant pg_read_all_settings, pg_signal_backend, pg_monitor to postgres;

alter database postgres owner to postgres;
grant create on database postgres to supabase_auth_admin;
alter database postgres set search_path = "$user", public, extensions;

create schema if not exists extensions authorization postgres;
create schema if not exists auth authorization supabase_auth_admin;

grant usage on schema public, extensions, auth to anon, authenticated, service_role;
grant all on schema public, extensions to postgres;
grant usage on schema auth, extensions to postgres, supabase_auth_admin;

create extension if not exists pgcrypto with schema extensions;
create extension if not exists "uuid-ossp" with schema extensions;

-- The triggers and foreign keys of migrations, and the seed, reach the tables of Auth as on hosted.
alter default privileges for role supabase_auth_admin in schema auth
  grant all on tables to postgres;

create or replace function auth.uid()
returns uuid
language sql
stable
as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')
  )::uuid
$$;

create or replace function auth.role()
returns text
language sql
stable
as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role')
  )
$$;

create or replace function auth.email()
returns text
language sql
stable
as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.email', true), ''),
    (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email')
  )
$$;

create or replace function auth.jwt()
returns jsonb
language sql
stable
as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')
  )::jsonb
$$;
