import * as v from 'valibot'
import type { InvoiceEvent } from '#domain/document/history.ts'
import type { Db } from '../client.ts'
import { unwrap } from '../errors.ts'
import { timestamp } from './rows.ts'

/** A row of `invoice_events` as the domain's InvoiceEvent. */
const eventRow = v.pipe(
  v.object({
    id: v.number(),
    kind: v.string(),
    at: timestamp,
    restored: v.boolean(),
    by_id: v.nullable(v.string()),
    by_name: v.nullable(v.string()),
    detail: v.object({
      amount_minor: v.optional(v.number(), 0),
      tds_minor: v.optional(v.number(), 0),
      reason: v.optional(v.string()),
      to: v.optional(v.string()),
      missed: v.optional(v.string()),
      by: v.optional(v.string()),
      number: v.optional(v.string()),
    }),
  }),
  v.transform(
    ({ detail, by_id, by_name, ...event }): InvoiceEvent => ({
      ...event,
      actor: by_id === null && by_name === null ? null : { id: by_id, name: by_name },
      amountMinor: detail.amount_minor,
      tdsMinor: detail.tds_minor,
      reason: detail.reason ?? null,
      recipient: detail.to ?? null,
      missed: detail.missed ?? null,
      by: detail.by ?? null,
      number: detail.number ?? null,
    }),
  ),
)

/** Returns the events of one of the caller's invoices, the latest first. */
export async function listEvents(db: Db, invoiceId: string): Promise<InvoiceEvent[]> {
  const rows = unwrap(
    await db
      .from('invoice_events')
      .select('id, kind, at, detail, restored, by_id, by_name')
      .eq('invoice_id', invoiceId)
      .order('id', { ascending: false }),
  )
  return v.parse(v.array(eventRow), rows)
}
