-- All that the product's own schemas consist of, a line each: what two databases have alike is alike here, in whatever order it was
-- made. Columns are told by name, since a migration adds a column at the end of its table.
with spaces as (
  select oid, nspname as name, nspacl from pg_namespace where nspname in ('public', 'books', 'private')
),
relations as (
  select format('%s.%s', spaces.name, relation.relname) as name, relation.*
  from pg_class as relation
  join spaces on spaces.oid = relation.relnamespace
),
routines as (
  select format('%s.%s(%s)', spaces.name, routine.proname, pg_get_function_identity_arguments(routine.oid)) as name, routine.*
  from pg_proc as routine
  join spaces on spaces.oid = routine.pronamespace
),
-- Who may do what, in one order; what nobody ever granted or took is what the type of thing has by itself.
rights as (
  select 'schema' as kind, name, coalesce(nspacl, '{}') as acl from spaces
  union all
  select 'relation', name, coalesce(relacl, acldefault(case relkind when 'S' then 's' else 'r' end::"char", relowner))
  from relations
  where relkind in ('r', 'v', 'm', 'S', 'p')
  union all
  select 'function', name, coalesce(proacl, acldefault('f', proowner)) from routines
  union all
  select 'column', relations.name || '.' || attname, attacl
  from relations
  join pg_attribute on attrelid = relations.oid
  where attacl is not null and not attisdropped
)
select kind || ' ' || name || ': ' || coalesce(definition, '') as line
from (
  select 'schema' as kind, name, '' as definition from spaces
  union all
  select
    case relkind when 'v' then 'view' when 'i' then 'index' when 'S' then 'sequence' when 'c' then 'type' else 'table' end,
    name,
    concat_ws(
      ' ',
      case relpersistence when 'u' then 'unlogged' end, case when relrowsecurity then 'guarded' end,
      case when relforcerowsecurity then 'forced' end, reloptions::text,
      case relkind when 'v' then pg_get_viewdef(oid) when 'i' then pg_get_indexdef(oid) end
    )
  from relations
  union all
  select
    'column', relations.name || '.' || attname,
    concat_ws(
      ' ',
      format_type(atttypid, atttypmod), case when attnotnull then 'not null' end,
      case attgenerated when 's' then 'generated' end, case when attidentity <> '' then format('identity %s', attidentity) end,
      pg_get_expr(adbin, adrelid), attoptions::text,
      case when attcollation <> typcollation then format('collate %s', attcollation::regcollation) end
    )
  from relations
  join pg_attribute on attrelid = relations.oid and attnum > 0 and not attisdropped
  join pg_type on pg_type.oid = atttypid
  left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where relkind in ('r', 'p', 'c')
  union all
  select 'constraint', relations.name || '.' || conname, pg_get_constraintdef(pg_constraint.oid)
  from relations
  join pg_constraint on conrelid = relations.oid
  -- A name of PostgreSQL's own for what the column says already.
  where contype <> 'n'
  union all
  select 'policy', relations.name || '.' || polname, concat_ws(
    ' ', polcmd, polpermissive, polroles::regrole[]::text, pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)
  )
  from relations
  join pg_policy on polrelid = relations.oid
  union all
  select 'trigger', tgrelid::regclass::text || '.' || tgname, format('%s %s', pg_get_triggerdef(pg_trigger.oid), tgenabled)
  from pg_trigger
  join routines on routines.oid = tgfoid
  where not tgisinternal
  union all
  select 'function', name, pg_get_functiondef(oid) from routines where prokind in ('f', 'p')
  union all
  select
    'right', rights.kind || ' ' || rights.name,
    string_agg(
      coalesce(nullif(item.grantee, 0)::regrole::text, 'public') || ' ' || item.privilege_type
        || case when item.is_grantable then ' grants' else '' end,
      ', ' order by item.grantee::regrole::text, item.privilege_type
    )
  from rights
  cross join lateral aclexplode(rights.acl) as item
  group by rights.kind, rights.name
  union all
  select 'right by itself', coalesce(spaces.name, 'any schema') || ' ' || defaclobjtype::text, string_agg(
    coalesce(nullif(item.grantee, 0)::regrole::text, 'public') || ' ' || item.privilege_type,
    ', ' order by item.grantee::regrole::text, item.privilege_type
  )
  from pg_default_acl
  left join spaces on spaces.oid = defaclnamespace
  cross join lateral aclexplode(defaclacl) as item
  where defaclrole = 'postgres'::regrole
  group by spaces.name, defaclobjtype
  union all
  select 'comment', format('%s %s', classoid::regclass, coalesce(relations.name || coalesce('.' || attname, ''), routines.name)), description
  from pg_description
  left join relations on classoid = 'pg_class'::regclass and relations.oid = objoid
  left join pg_attribute on attrelid = relations.oid and attnum = objsubid and objsubid > 0
  left join routines on classoid = 'pg_proc'::regclass and routines.oid = objoid
  where num_nonnulls(relations.oid, routines.oid) > 0
  union all
  select 'enum', format('%s.%s', spaces.name, typname), string_agg(enumlabel, ', ' order by enumsortorder)
  from pg_type
  join spaces on spaces.oid = typnamespace
  join pg_enum on enumtypid = pg_type.oid
  group by spaces.name, typname
  union all
  select 'extension', extname, extnamespace::regnamespace::text from pg_extension
) as told (kind, name, definition)
