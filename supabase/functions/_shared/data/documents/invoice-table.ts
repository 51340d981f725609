import * as v from 'valibot'
import { listFilters } from '#domain/document/invoice.ts'
import type { InvoiceFilter, ListFigures } from '#domain/document/list-filter.ts'
import type { Db } from '../client.ts'
import { unwrap } from '../errors.ts'
import { toCamel } from '../names.ts'
import { narrowing } from './invoices.ts'

const figureRow = v.pipe(
  v.object({
    count: v.number(),
    total_minor: v.number(),
    balance_minor: v.number(),
    without_rate: v.number(),
  }),
  v.transform((row) => toCamel(row)),
)

/** Counts the invoices of each status under the rest of a filter; a status without any is missing. */
export async function listFigures(db: Db, filter: InvoiceFilter): Promise<ListFigures> {
  const rows = unwrap(await db.rpc('invoice_figures', narrowing(filter)))
  return v.parse(v.record(v.picklist(listFilters), figureRow), rows)
}

/** Notes that an invoice went out by a way that the product does not see; doing it twice is harmless. */
export async function markSent(db: Db, id: string): Promise<void> {
  unwrap(await db.rpc('mark_sent', { invoice_id: id }))
}
