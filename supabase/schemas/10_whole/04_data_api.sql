-- The Data API shows each table of `books` through a view without the columns by which PostgREST would relate it to something else,
-- and without the traits of its kind. Every foreign key includes the owner or the business, so that nothing can be embedded in
-- anything.
do $$
declare
  shown text;
  source regclass;
  columns text;
  written text;
begin
  -- Functions alone read the view of what is owed.
  for shown, source in
    select relname, oid from pg_class
    where relnamespace = 'books'::regnamespace
      and (
        relkind = 'v' and relname <> 'receivables'
        or relkind = 'r' and oid in (select name::regclass from private.account_tables where is_shown)
      )
  loop
    select
      string_agg(quote_ident(attname), ', ' order by attnum),
      string_agg(quote_ident(attname), ', ' order by attnum)
        filter (where has_column_privilege('authenticated', source, attname, 'update'))
    into columns, written
    from pg_attribute
    where attrelid = source and attnum > 0 and not attisdropped and attname not in ('user_id', 'business_id', 'list', 'sign', 'money', 'told');

    execute format('create view public.%I with (security_invoker = true) as select %s from %s', shown, columns, source);
    execute format('comment on view public.%I is %L', shown, obj_description(source));
    execute format('revoke all on public.%I from anon, authenticated, service_role', shown);
    execute format('grant select on public.%I to authenticated', shown);
    if written is not null then
      execute format('grant update (%s) on public.%I to authenticated', written, shown);
    end if;
  end loop;
end
$$;

-- The version of the database's schema, read by the app, by monitoring and by the check of a deploy, signed in or not. The history
-- of the migrations stays closed except for the newest version. In plpgsql, so that the history is only looked up when it is asked.
create function private.schema_version() returns text
language plpgsql stable security definer
set search_path = ''
as $$ begin return (select max(version) from supabase_migrations.schema_migrations); end $$;
comment on function private.schema_version() is 'The version of the newest migration that was applied.';
grant execute on function private.schema_version() to anon;

create function public.schema_version() returns text
language sql stable
set search_path = ''
as $$ select private.schema_version() $$;
comment on function public.schema_version() is 'The version of the newest migration that was applied, for /api/health.';
grant execute on function public.schema_version() to anon;
