-- Rules for all tables, which must come after them.

-- A last check for every writer, present or future. Writers that lock rows first call it themselves, so that two requests of one
-- person never wait for each other.
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

-- Most accounts have a few invoices and some have thousands. With the average, the planner would read all rows of a person to find
-- one of them; so it is told that each person holds a twentieth of the table, which makes it look for the row itself.
do $$
declare
  held private.account_tables;
begin
  for held in select * from private.account_tables where is_many loop
    execute format('alter table %s alter column %I set (n_distinct = 20)', held.name, held.owner);
  end loop;
end
$$;

-- Projects from before June 2026 give these roles everything in `public` by default; the server's key needs only functions, and
-- nobody needs the sequence.
