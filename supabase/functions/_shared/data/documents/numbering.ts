import * as v from 'valibot'
import type { Numbering, NumberingChange } from '#domain/document/numbering.ts'
import type { Db } from '../client.ts'
import { unwrap } from '../errors.ts'
import { toCamel } from '../names.ts'

const numberingRow = v.pipe(
  v.object({
    prefix: v.string(),
    padding: v.number(),
    financial_year: v.string(),
    next_sequence: v.number(),
    counted: v.optional(v.record(v.string(), v.number()), {}),
    started: v.boolean(),
    earliest_issue_date: v.string(),
  }),
  v.transform((row): Numbering => toCamel(row)),
)

/** The form of the caller's next number; null before there is a business. */
export const getNumbering = async (db: Db): Promise<Numbering | null> =>
  v.parse(v.nullable(numberingRow), unwrap(await db.rpc('invoice_numbering')))

const gapRow = v.pipe(
  v.object({ from_number: v.string(), to_number: v.string(), count: v.number() }),
  v.transform(toCamel),
)
export type NumberGap = v.InferOutput<typeof gapRow>

/** The numbers within the caller's series that no document has, the first fifty gaps. */
export const getMissingNumbers = async (db: Db): Promise<NumberGap[]> =>
  v.parse(v.array(gapRow), unwrap(await db.rpc('missing_numbers')))

/** Changes how the caller's next invoices are numbered; a next number in a series that has some is refused (409). */
export async function setNumbering(db: Db, change: NumberingChange): Promise<Numbering> {
  const { invoicePrefix, invoicePadding, nextInvoiceNumber } = change
  const answer = await db.rpc('set_invoice_numbering', {
    ...(invoicePrefix !== undefined && { prefix: invoicePrefix }),
    ...(invoicePadding !== undefined && { padding: invoicePadding }),
    ...(nextInvoiceNumber !== undefined && { next_sequence: nextInvoiceNumber }),
  })
  return v.parse(numberingRow, unwrap(answer))
}
