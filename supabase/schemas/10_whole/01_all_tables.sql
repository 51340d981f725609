-- What holds for all tables, and so stands behind them.

-- The net below every writer, present or to come. Those that lock rows first begin by themselves, so that two requests
-- of one person never wait for each other.
do $$
declare
  guarded text;
begin
  foreach guarded in array array[
    'profiles', 'businesses', 'images', 'clients', 'drafts', 'invoices', 'invoice_items', 'invoice_counters',
    'invoice_periods', 'invoice_events', 'invoice_links', 'invoice_mails', 'payments', 'receipts', 'estimate_answers',
    'catalogue_items', 'hsn_codes', 'schedules', 'schedule_runs', 'column_mappings', 'exports', 'imports', 'filed_periods',
    'bank_rows', 'statement_links', 'statement_mails'
  ] loop
    execute format(
      'create trigger begin_write before insert or update or delete on %s for each statement
       when (coalesce(current_setting(''app.writer'', true), '''') = '''')
       execute function private.begin_any_write()',
      coalesce(to_regclass('books.' || guarded), to_regclass('public.' || guarded))
    );
  end loop;
end
$$;

-- Most accounts hold a few invoices and some hold thousands. By the average the planner would read all rows of a person to
-- find one of them; so it is told that each holds a twentieth of the table, which makes it look for the row itself.
do $$
declare
  held text;
begin
  foreach held in array array[
    'clients', 'drafts', 'invoices', 'invoice_items', 'invoice_periods', 'invoice_events', 'invoice_links',
    'invoice_mails', 'payments', 'receipts', 'estimate_answers', 'schedules', 'schedule_runs', 'bank_rows',
    'statement_links', 'statement_mails'
  ] loop
    execute format(
      'alter table %s alter column user_id set (n_distinct = 20)',
      coalesce(to_regclass('books.' || held), to_regclass('public.' || held))
    );
  end loop;
end
$$;

-- A project from before June 2026 gives these roles everything in `public` by itself; the server's key needs functions
-- alone, and nobody the sequence.
revoke all on all sequences in schema public, books from anon, authenticated, service_role;
