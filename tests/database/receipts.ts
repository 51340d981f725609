import { sql, type Tx } from '../setup/stack/database.ts'

export type Part = { invoice_id: string; amount_minor?: number; tds_minor?: number }

type Receiving = {
  request_key?: string
  /** Null: the oldest first. */
  parts?: Part[] | null
  excess?: string | null
  paid_on?: string
  currency?: string
  /** The supply that an advance is for. */
  advance_for?: string | null
}

/** Records a receipt from the client of an invoice; returns its id. */
export async function receive(tx: Tx, of: string, amount_minor: number, args: Receiving = {}) {
  const { request_key = crypto.randomUUID(), parts = [], excess = null, currency = 'INR' } = args
  const [row] = await tx<{ id: string }[]>`
    select record_receipt(
      ${request_key}, client_id, ${currency}, ${amount_minor}, coalesce(${args.paid_on ?? null}, private.today()),
      'UPI', (${parts && JSON.stringify(parts)}::text)::jsonb, 'UTR9', excess => ${excess},
      advance_for => ${args.advance_for ?? null}
    ) as id
    from invoices where id = ${of}`
  if (!row) throw new Error('Nothing was received.')
  return row.id
}

export async function use(
  tx: Tx,
  receipt: string,
  invoice: string,
  amount_minor: number | null = null,
  key?: string,
) {
  const [row] = await tx<{ id: string }[]>`
    select apply_advance(${key ?? crypto.randomUUID()}, ${receipt}, ${invoice}, ${amount_minor}) as id`
  if (!row) throw new Error('No advance was used.')
  return row.id
}

export const undoReceipt = (tx: Tx, receipt: string) =>
  tx`select undo_receipt(${receipt}, 'It bounced')`

export async function advanceOf(receipt: string, tx: Tx | typeof sql = sql) {
  const [row] = await tx<{ advance_minor: number; amount_minor: number; undone: boolean }[]>`
    select advance_minor, amount_minor, undone_at is not null as undone from receipts where id = ${receipt}`
  return row
}
