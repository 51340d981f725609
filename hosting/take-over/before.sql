-- The first part of taking data over (carry.ts): all that the database holds goes aside as it is. The schemas
-- that keep it are named by app.kept, and nobody but their owner reaches into them.
do $$
declare
  kept constant text := current_setting('app.kept');
  thing record;
begin
  execute format('create schema %I', kept || '_public');
  -- A view holds no row, and may stand under the name of a table of `books`.
  for thing in
    select format('%I.%I', nspname, relname) as name
    from pg_class as relation
    join pg_namespace as space on space.oid = relation.relnamespace
    where nspname in ('public', 'books') and relkind = 'v'
      and not exists (
        select from pg_depend
        where classid = 'pg_class'::regclass and objid = relation.oid and deptype = 'e'
      )
  loop
    execute format('drop view if exists %s cascade', thing.name);
  end loop;
  for thing in
    -- Extensions keep their tables; a sequence goes with its column.
    select
      case relation.relkind when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end as kind,
      format('%I.%I', space.nspname, relation.relname) as name
    from pg_class as relation
    join pg_namespace as space on space.oid = relation.relnamespace
    where space.nspname in ('public', 'books')
      and relation.relkind in ('r', 'p', 'm', 'S')
      and not exists (
        select from pg_depend
        where classid = 'pg_class'::regclass and objid = relation.oid and deptype in ('e', 'a', 'i')
      )
    union all
    select 'routine', format('public.%I(%s)', proname, pg_get_function_identity_arguments(routine.oid))
    from pg_proc as routine
    where routine.pronamespace = 'public'::regnamespace
      and not exists (
        select from pg_depend where classid = 'pg_proc'::regclass and objid = routine.oid and deptype = 'e'
      )
    union all
    select 'type', format('%I.%I', space.nspname, typname)
    from pg_type as type
    join pg_namespace as space on space.oid = type.typnamespace
    left join pg_class as its on its.oid = type.typrelid
    where space.nspname in ('public', 'books')
      and (type.typtype in ('e', 'd', 'r') or its.relkind = 'c')
      and not exists (
        select from pg_depend where classid = 'pg_type'::regclass and objid = type.oid and deptype = 'e'
      )
  loop
    execute format('alter %s %s set schema %I', thing.kind, thing.name, kept || '_public');
  end loop;

  drop schema if exists books;
  if to_regnamespace('private') is not null then
    execute format('alter schema private rename to %I', kept || '_private');
    execute format('revoke all on schema %I from public, anon, authenticated, service_role', kept || '_private');
  end if;

  -- Triggers on tables of others, as at a sign-up, would go on writing by the old rules. The table is not ours to change,
  -- the function is.
  for thing in
    select distinct trigger.tgfoid::regprocedure as called
    from pg_trigger as trigger
    join pg_proc as routine on routine.oid = trigger.tgfoid
    join pg_class as relation on relation.oid = trigger.tgrelid
    where routine.pronamespace in (to_regnamespace(kept || '_public'), to_regnamespace(kept || '_private'))
      and relation.relnamespace not in (
        select oid from pg_namespace where nspname in (kept || '_public', kept || '_private')
      )
  loop
    execute format('drop function %s cascade', thing.called);
  end loop;
end
$$;
