-- What holds for all tables, and so stands behind them.

-- The net below every writer, present or to come. Those that lock rows first begin by themselves, so that two requests
-- of one person never wait for each other.
do $$
declare
  guarded regclass;
begin
  for guarded in
    select oid from pg_class where relkind = 'r' and relnamespace in ('public'::regnamespace, 'books'::regnamespace)
  loop
    execute format(
      'create trigger begin_write before insert or update or delete on %s for each statement
       when (coalesce(current_setting(''app.writer'', true), '''') = '''')
       execute function private.begin_any_write()',
      guarded
    );
  end loop;
end
$$;

-- Most accounts hold a few invoices and some hold thousands. By the average the planner would read all rows of a person to
-- find one of them; so it is told that each holds a twentieth of the table, which makes it look for the row itself.
do $$
declare
  held private.account_tables;
begin
  for held in select * from private.account_tables where is_many loop
    execute format('alter table %s alter column %I set (n_distinct = 20)', held.name, held.owner);
  end loop;
end
$$;

-- A project from before June 2026 gives these roles everything in `public` by itself; the server's key needs functions
-- alone, and nobody the sequence.
