import * as v from 'valibot'
import { nextOf } from '#domain/document/settlement.ts'
import { currencies } from '#domain/money.ts'
import {
  type AdvanceFor,
  advancesFor,
  paymentMethods,
  paymentStates,
} from '#domain/payment/payment.ts'
import type { NewReceipt, OpenInvoice, Receipt, Settled } from '#domain/payment/receipt.ts'
import type { Db } from '../client.ts'
import { isInvoiceId as isId } from '../documents/invoices.ts'
import { timestamp } from '../documents/rows.ts'
import { DataError, unwrap } from '../errors.ts'
import { numberOfAnother, orEmpty } from '../lacking.ts'
import { toCamel } from '../names.ts'
import { toSnake } from '../snake-names.ts'
import { byEntries, writtenEntries } from '../written.ts'

const columns =
  'id, client_id, currency, amount_minor, advance_minor, paid_on, method, reference, note, undo_reason, returned_minor, returned_on, return_method, return_reference, return_note, created_at, advance_for, needs_amendment, voucher, by_name, changed_by_name'

const text = v.nullable(v.string())

const receiptRow = v.pipe(
  v.object({
    id: v.string(),
    client_id: v.string(),
    currency: v.picklist(currencies),
    amount_minor: v.number(),
    advance_minor: v.number(),
    paid_on: v.string(),
    method: v.picklist(paymentMethods),
    reference: text,
    note: text,
    undo_reason: text,
    returned_minor: v.number(),
    returned_on: text,
    return_method: v.nullable(v.picklist(paymentMethods)),
    return_reference: text,
    return_note: text,
    created_at: timestamp,
    advance_for: v.nullable(v.picklist(advancesFor)),
    needs_amendment: v.boolean(),
    ...{ ...byEntries, ...writtenEntries },
    voucher: v.nullable(
      v.object({ id: v.string(), number: v.string(), cancelled_at: v.nullable(v.string()) }),
    ),
  }),
  v.transform(
    ({
      voucher,
      returned_minor,
      returned_on,
      return_method,
      return_reference,
      return_note,
      ...row
    }): Receipt => ({
      ...toCamel(row),
      returned:
        returned_on === null || return_method === null
          ? null
          : {
              ...{ amountMinor: returned_minor, paidOn: returned_on, method: return_method },
              ...{ reference: return_reference, note: return_note },
            },
      voucher:
        voucher && voucher.cancelled_at === null
          ? { id: voucher.id, number: voucher.number }
          : null,
    }),
  ),
)

const settledRow = v.pipe(
  v.object({
    id: v.string(),
    invoice_id: v.string(),
    state: v.picklist(paymentStates),
    amount_minor: v.number(),
    tds_minor: v.number(),
  }),
  v.transform((row): Settled => toCamel(row)),
)

const openRow = v.pipe(
  v.object({
    id: v.string(),
    number: numberOfAnother,
    currency: v.picklist(currencies),
    issue_date: orEmpty,
    due_date: orEmpty,
    balance_minor: v.number(),
    total_minor: v.number(),
    taxable_minor: v.number(),
    parts: v.array(v.object({ amount_minor: v.number() })),
  }),
  v.transform(
    ({ parts, ...row }): OpenInvoice => ({
      ...toCamel(row),
      nextMinor: nextOf(
        row.total_minor,
        parts.map(({ amount_minor }) => amount_minor),
        row.balance_minor,
      ),
    }),
  ),
)

/** How many invoices one payment settles; the database holds the same limit. */
const MOST_INVOICES = 100

/** The invoices of a client on which something is due, the oldest first. */
export async function listOpenInvoices(db: Db, clientId: string): Promise<OpenInvoice[]> {
  const rows = unwrap(
    await db
      .from('invoice_details')
      .select(
        'id, number, currency, issue_date, due_date, balance_minor, total_minor, taxable_minor, parts',
      )
      .eq('client_id', clientId)
      // Leaves out estimates, on which nothing is due.
      .eq('listed', true)
      .gt('balance_minor', 0)
      .order('issue_date')
      .order('created_at')
      .order('id')
      .limit(MOST_INVOICES),
  )
  return v.parse(v.array(openRow), rows)
}

/** Returns the client's payments that no invoice has used yet, and refunds of such, the oldest first. */
export async function listAdvances(db: Db, clientId: string): Promise<Receipt[]> {
  const rows = unwrap(
    await db
      .from('receipt_records')
      .select(columns)
      .eq('client_id', clientId)
      .is('undone_at', null)
      .or('advance_minor.gt.0,returned_minor.gt.0')
      .order('paid_on')
      .order('created_at'),
  )
  return v.parse(v.array(receiptRow), rows)
}

/** Returns the unused advances of an invoice's client in its currency, the oldest first. */
export async function listAdvancesFor(db: Db, invoiceId: string): Promise<Receipt[]> {
  const rows = unwrap(await db.rpc('advances_for', { invoice_id: invoiceId }).select(columns))
  return v.parse(v.array(receiptRow), rows)
}

/**
 * Returns one of the caller's receipts with the invoices that it settled; a malformed or foreign id
 * is "not found" (404).
 */
export async function getReceipt(
  db: Db,
  id: string,
): Promise<{ receipt: Receipt; settled: Settled[] }> {
  const row = isId(id)
    ? unwrap(await db.from('receipt_records').select(columns).eq('id', id).maybeSingle())
    : null
  if (row === null) throw new DataError({ status: 404, code: 'payment_not_found' })
  const settled = unwrap(
    await db
      .from('payments')
      .select('id, invoice_id, state, amount_minor, tds_minor')
      .eq('receipt_id', id)
      // The document that asked for it settles nothing by it.
      .neq('state', 'advanced')
      .order('created_at'),
  )
  return { receipt: v.parse(receiptRow, row), settled: v.parse(v.array(settledRow), settled) }
}

/**
 * Enters one sum that a client paid and returns its id. Repeating the call with the same
 * `requestKey` and the same body returns the same id; with another body it is refused (409).
 */
export async function recordReceipt(
  db: Db,
  requestKey: string,
  clientId: string,
  receipt: NewReceipt,
  tellsClient = true,
): Promise<string> {
  return unwrap(
    await db.rpc('record_receipt', {
      request_key: requestKey,
      client_id: clientId,
      currency: receipt.currency,
      amount_minor: receipt.amountMinor,
      paid_on: receipt.paidOn,
      method: receipt.method,
      ...(receipt.allocations && { allocations: receipt.allocations.map((part) => toSnake(part)) }),
      ...(receipt.reference !== null && { reference: receipt.reference }),
      ...(receipt.note !== null && { note: receipt.note }),
      ...(receipt.excess && { excess: receipt.excess }),
      ...(receipt.advanceFor && { advance_for: receipt.advanceFor }),
      ...(receipt.tdsKind && { tds_kind: receipt.tdsKind }),
      ...(receipt.creditedOn && { credited_on: receipt.creditedOn }),
      ...(!tellsClient && { tell_client: false }),
    }),
  )
}

/** Settles an invoice by an advance of its client, as far as both go where no amount is given; the id of the payment. */
export async function applyAdvance(
  db: Db,
  requestKey: string,
  receiptId: string,
  invoiceId: string,
  amountMinor: number | null = null,
): Promise<string> {
  return unwrap(
    await db.rpc('apply_advance', {
      request_key: requestKey,
      receipt_id: receiptId,
      invoice_id: invoiceId,
      ...(amountMinor !== null && { amount_minor: amountMinor }),
    }),
  )
}

/** Sets the purpose of an advance; a second call does no harm. */
export async function decideAdvance(db: Db, id: string, advanceFor: AdvanceFor): Promise<void> {
  unwrap(await db.rpc('decide_advance', { receipt_id: id, advance_for: advanceFor }))
}

/** Takes a receipt out again with all that it settled; doing it twice is harmless. */
export async function undoReceipt(db: Db, id: string, reason: string): Promise<void> {
  unwrap(await db.rpc('undo_receipt', { receipt_id: id, reason }))
}
