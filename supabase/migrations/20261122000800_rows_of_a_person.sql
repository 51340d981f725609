-- Most accounts hold a few invoices and some hold thousands. By the average the planner would read all rows of a person to
-- find one of them; so it is told that each holds a twentieth of the table, which makes it look for the row itself.
do $$
declare
  held text;
begin
  foreach held in array array[
    'invoices', 'invoice_items', 'invoice_periods', 'invoice_events', 'invoice_links', 'invoice_mails', 'payments'
  ] loop
    execute format('alter table public.%I alter column user_id set (n_distinct = 20)', held);
  end loop;
end
$$;
