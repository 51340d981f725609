import type { Tx } from '../setup/stack/database.ts'

export type DebitArgs = {
  request_key?: string
  reason?: string
  items?: Record<string, unknown>[] | null
  amount_minor?: number | null
  due_date?: string | null
  issue_date?: string | null
}

export type DebitNote = {
  id: string
  number: string
  total_minor: number
  status: string
  original: { number: string }
  taxes: { gst_rate: number; taxable_minor: number; igst_minor: number }[]
}

/** Called as the caller of the transaction, due in ten days where nothing else is said; null where it was cancelled since. */
export async function debit(tx: Tx, invoice: string, args: DebitArgs) {
  const { request_key = crypto.randomUUID(), reason = 'The rate was too low' } = args
  const { items, amount_minor = null, due_date, issue_date = null } = args
  const [row] = await tx<{ it: DebitNote | null }[]>`
    select issue_debit_note(
      ${request_key}, ${invoice}, ${reason},
      ${due_date === undefined ? tx`private.today() + 10` : tx`(${due_date}::text)::date`},
      (${items ? JSON.stringify(items) : null}::text)::jsonb, ${amount_minor}, (${issue_date}::text)::date
    ) as it`
  return row?.it ?? null
}

/** The same, of a note that is there; its id. */
export async function debited(tx: Tx, invoice: string, args: DebitArgs) {
  const note = await debit(tx, invoice, args)
  if (!note) throw new Error('No debit note was issued.')
  return note.id
}
