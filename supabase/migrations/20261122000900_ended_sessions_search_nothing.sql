-- These read past row-level security, so they ask themselves whether the session lives: a row that is found is refused by
-- its policy, but how many there are was told, and where nothing is found no policy is asked.
do $$
declare
  reader regprocedure;
begin
  foreach reader in array array[
    'private.matching_invoices(text, text, integer, integer)',
    'private.invoices_containing(text)',
    'private.search_invoices(text, integer)',
    'private.cancelled_invoices(text, integer, integer)'
  ]::regprocedure[] loop
    execute replace(pg_get_functiondef(reader), 'auth.uid()', 'private.caller()');
  end loop;
end
$$;
