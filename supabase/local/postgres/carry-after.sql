-- The last part of carrying data over (carry.ts): every row goes into the new table of its name, by the names of its
-- columns. A new column gets its default, one that is computed is computed anew, and no trigger sees what was seen before.
do $$
declare
  kept constant text := current_setting('app.kept');
  target record;
  source regclass;
  columns text;
  left_out text;
  carried bigint;
  counter record;
begin
  execute format('create table %I.carried (place text primary key, rows bigint, left_out text)', kept || '_public');
  for target in
    select relation.oid::regclass as place, space.nspname as schema, relation.relname as name
    from pg_class as relation
    join pg_namespace as space on space.oid = relation.relnamespace
    where space.nspname in ('public', 'private') and relation.relkind in ('r', 'p')
    -- A table is made after those that it refers to.
    order by relation.oid
  loop
    source := to_regclass(format('%I.%I', kept || '_' || target.schema, target.name));
    continue when source is null;

    select
      string_agg(format('%I', old.attname), ', ') filter (where new.attgenerated = ''),
      string_agg(old.attname, ', ') filter (where new.attname is null)
    into columns, left_out
    from pg_attribute as old
    left join pg_attribute as new
      on new.attrelid = target.place and new.attname = old.attname and not new.attisdropped
    where old.attrelid = source and old.attnum > 0 and not old.attisdropped;
    continue when columns is null;

    execute format('alter table %s disable trigger user', target.place);
    execute format(
      'insert into %s (%s) overriding system value select %s from %s', target.place, columns, columns, source
    );
    get diagnostics carried = row_count;
    execute format('alter table %s enable trigger user', target.place);
    execute format('insert into %I.carried values (%L, %s, %L)', kept || '_public', target.name, carried, left_out);

    for counter in
      select
        pg_get_serial_sequence(target.place::text, new.attname) as its,
        pg_get_serial_sequence(source::text, new.attname) as before
      from pg_attribute as new
      join pg_attribute as old on old.attrelid = source and old.attname = new.attname
      where new.attrelid = target.place and new.attnum > 0 and not new.attisdropped and not old.attisdropped
    loop
      continue when counter.its is null or counter.before is null;
      execute format('select setval(%L, last_value, is_called) from %s', counter.its, counter.before);
    end loop;
  end loop;

  -- What has no place any more stays where it is kept.
  execute format(
    'insert into %1$I.carried
     select relation.relname, null, null
     from pg_class as relation
     join pg_namespace as space on space.oid = relation.relnamespace
     where space.nspname in (%2$L, %3$L) and relation.relkind in (''r'', ''p'')
     on conflict do nothing',
    kept || '_public', kept || '_public', kept || '_private'
  );
  execute format('delete from %I.carried where place = %L', kept || '_public', 'carried');
end
$$;
