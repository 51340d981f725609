-- Writes by people without a function: one row at a time, charged with its bytes (decision 0072).

-- Checks `current_user`: within a function of the tables' owner, no write is direct.
create function private.begin_direct_write() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform set_config('app.direct_row', '', true);
  return null;
end
$$;

-- Refuses at the second row, before it is written: a statement over all rows costs no more than one over two.
create function private.take_direct_row() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  before constant jsonb := case tg_op when 'UPDATE' then to_jsonb(old) end;
  after constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  writer constant uuid := private.caller();
  size bigint;
  kept_bytes bigint;
begin
  if current_setting('app.direct_row', true) = 'taken' then
    perform private.refuse(422, 'one_row_only');
  end if;
  perform set_config('app.direct_row', 'taken', true);
  -- A long value that stays as it was is not written again.
  select sum(octet_length(said.value::text)) into size
  from jsonb_each(after) as said
  where before -> said.key is distinct from said.value;
  if size > 0 then
    update private.writers as own set bytes = own.bytes + size where own.user_id = writer
    returning own.bytes into kept_bytes;
    perform private.check_storage(writer, kept_bytes);
  end if;
  return coalesce(new, old);
end
$$;

do $$
declare
  written regclass;
begin
  for written in
    select oid from pg_class
    where relkind = 'r' and relnamespace in ('public'::regnamespace, 'books'::regnamespace)
      and has_any_column_privilege('authenticated', oid, 'insert, update')
  loop
    execute format(
      'create trigger direct_begin before insert or update or delete on %1$s for each statement
         when (current_user = ''authenticated'') execute function private.begin_direct_write();
       create trigger direct_row before insert or update or delete on %1$s for each row
         when (current_user = ''authenticated'') execute function private.take_direct_row()',
      written
    );
  end loop;
end
$$;
