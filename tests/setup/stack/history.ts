import type { Tx } from './database.ts'

/**
 * Lets a transaction of a test write history, as no seller can, by `openIssued`. Put once into the database that tests share:
 * a trigger that is switched off and on makes every plan of every connection anew, and waits for all who issue.
 */
export const historyOpens = `
  create or replace trigger invoices_keep_issued before update or delete on books.invoices
  for each row when (coalesce(current_setting('tests.open', true), '') <> 'on')
  execute function private.keep_issued_invoice()`

/** Issued invoices change like other rows from here on, or no more. */
export const openIssued = (tx: Tx, isOpen = true) =>
  tx`select set_config('tests.open', ${isOpen ? 'on' : ''}, true)`
