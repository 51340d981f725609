import { sql, type Tx } from '../setup/stack/database.ts'

export const karnataka = '29AABCR1718E1ZL'

export type CreditArgs = {
  request_key?: string
  reason?: string
  items?: { id: string; quantity?: string; amount_minor?: number }[] | null
  amount_minor?: number | null
}

export type Note = { id: string; number: string; total_minor: number; status: string }

/** Called as the caller of the transaction; null where the note was cancelled since. */
export async function credit(tx: Tx, invoice: string, args: CreditArgs) {
  const { request_key = crypto.randomUUID(), reason = 'Fewer hours', items, amount_minor } = args
  const [row] = await tx<{ it: Note | null }[]>`
    select issue_credit_note(
      ${request_key}, ${invoice}, ${reason}, (${items ? JSON.stringify(items) : null}::text)::jsonb,
      ${amount_minor ?? null}
    ) as it`
  return row?.it ?? null
}

/** The same, of a note that is there; its id. */
export async function credited(tx: Tx, invoice: string, args: CreditArgs) {
  const note = await credit(tx, invoice, args)
  if (!note) throw new Error('No credit note was issued.')
  return note.id
}

export async function refund(tx: Tx, note: string, amount_minor: number, key?: string) {
  const [row] = await tx<{ id: string }[]>`
    select refund_credit_note(
      ${key ?? crypto.randomUUID()}, ${note}, ${amount_minor}, private.today(), 'UPI', 'UTR1'
    ) as id`
  if (!row) throw new Error('No refund was recorded.')
  return row.id
}

type State = {
  status: string
  settled_minor: number
  credited_minor: number
  refundable_minor: number
  balance_minor: number
  written_off_minor: number
}

export async function stateOf(document: string, tx: Tx | typeof sql = sql) {
  const [row] = await tx<State[]>`
    select status, settled_minor, credited_minor, refundable_minor, balance_minor, written_off_minor
    from invoice_records where id = ${document}`
  return row
}

export async function rowsOf(invoice: string, tx: Tx | typeof sql = sql) {
  return tx<{ id: string; taxable_minor: number; quantity: string }[]>`
    select id, taxable_minor, quantity from invoice_items where invoice_id = ${invoice} order by position`
}
