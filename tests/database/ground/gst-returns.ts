import { parseMinor } from '#domain/money.ts'
import type { Tx } from '../../setup/stack/database.ts'

/** The gate issues some documents, RETURN_DOCUMENTS=2000 a year of a busy studio. */
export const documents = Number(process.env.RETURN_DOCUMENTS ?? 120)

/** Adds a key up wherever it stands in a file, in paise; `Number` of JSON read as text again. */
export function added(file: unknown, key: string): number {
  if (typeof file !== 'object' || file === null) return 0
  return Object.entries(file).reduce(
    (sum, [name, value]) =>
      sum +
      (name === key ? (parseMinor(Number(value).toFixed(2)) ?? Number.NaN) : added(value, key)),
    0,
  )
}

export const sections = (file: object, ...names: string[]) =>
  Object.fromEntries(Object.entries(file).filter(([name]) => names.includes(name)))

export const keys = ['txval', 'iamt', 'camt', 'samt', 'csamt'] as const
export const nils = ['expt_amt', 'nil_amt', 'ngsup_amt'] as const

/** The notes of a kind, wherever they stand in a file. */
export function notesOf(part: unknown, note: 'C' | 'D'): object[] {
  if (typeof part !== 'object' || part === null) return []
  if ('ntty' in part) return part.ntty === note ? [part] : []
  return Object.values(part).flatMap((each) => notesOf(each, note))
}

/** Sums the file itself: supplies and debit notes less credit notes. */
export function told(file: object) {
  const notes = sections(file, 'cdnr', 'cdnur')
  const plus = [sections(file, 'b2b', 'b2cl', 'b2cs', 'exp'), ...notesOf(notes, 'D')]
  const minus = notesOf(notes, 'C')
  const net = keys.map((key) => added(plus, key) - added(minus, key))
  const untaxed = nils.reduce((sum, key) => sum + added(sections(file, 'nil'), key), 0)
  const [taxable = 0, ...taxes] = net
  return { taxable: taxable + untaxed, taxes }
}

export type Register = {
  taxable: number
  igst: number
  cgst: number
  sgst: number
  cess: number
  total: number
}

/** Sums the documents by their own totals, without any figure that a return is made from. */
export async function register(tx: Tx, firstDay: string, lastDay: string) {
  const [row] = await tx<Register[]>`
    select
      coalesce(sum(factor * (select sum(taxable_inr_minor) from invoice_items where invoice_id = document.id)), 0)::bigint as taxable,
      coalesce(sum(factor * case when currency = 'INR' then igst_minor when igst_minor > 0 then on_rupees else 0 end), 0)::bigint as igst,
      coalesce(sum(factor * case when currency = 'INR' then cgst_minor else 0 end), 0)::bigint as cgst,
      coalesce(sum(factor * case when currency = 'INR' then sgst_minor else 0 end), 0)::bigint as sgst,
      coalesce(sum(factor * round(cess_minor * rate)), 0)::bigint as cess,
      coalesce(sum(factor * total_inr_minor), 0)::bigint as total
    from (
      select *, case kind when 'credit_note' then -1 else 1 end as factor, coalesce(exchange_rate, 1) as rate
      from invoices
      where kind in ('invoice', 'bill_of_supply', 'credit_note', 'debit_note') and cancelled_at is null
        and issue_date between (${firstDay}::text)::date and (${lastDay}::text)::date
    ) as document
    cross join lateral (
      select sum(round(worth * gst_rate / 10000)) as on_rupees
      from (
        select gst_rate, sum(taxable_inr_minor)::numeric as worth
        from invoice_items where invoice_id = document.id group by gst_rate
      ) as of_rate
    ) as tax`
  const [kept] = await tx<{ revenue: number }[]>`
    select coalesce(sum(revenue_minor), 0)::bigint as revenue from report_months where month = (${firstDay}::text)::date`
  return { register: row, revenue: kept?.revenue }
}
