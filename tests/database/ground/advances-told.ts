import { gstr1File } from '#domain/gst/gstr1/file.ts'
import { prepareReturn } from '#domain/gst/gstr1/prepare.ts'
import { gstr3bOf } from '#domain/gst/gstr3b.ts'
import { periodOf } from '#domain/periods.ts'
import { said } from '#tests/setup/said.ts'
import type { Tx } from '../../setup/stack/database.ts'
import { createInvoice } from '../../setup/stack/people.ts'
import { sourceOf } from '../gst-returns.ts'
import { receive } from '../receipts.ts'

export const october = periodOf('month', '2031-10-01')
export const november = periodOf('month', '2031-11-01')

/** ₹23,600 of a client of Karnataka that came on 10 October, entered on the day that is lived. */
export async function advance(tx: Tx, advance_for: string | null, args: object = {}) {
  const invoice = await createInvoice(tx, {
    client_name: crypto.randomUUID(),
    client_state_code: '29',
    items: [{ description: 'Design', amount_minor: 4_000_000 }],
    ...args,
  })
  const paid_on = '2031-10-10'
  const receipt = await receive(tx, invoice, 2_360_000, { excess: 'advance', paid_on, advance_for })
  return { invoice, receipt }
}

export async function told(tx: Tx, period: typeof october) {
  const source = await sourceOf(tx, period)
  const { firstDay } = period
  const prepared = prepareReturn(source, { firstDay, filing: 'monthly', iff: false })
  const { at, txpd } = gstr1File(prepared.made) as { at?: unknown; txpd?: unknown }
  return {
    ...{ at, txpd, tax: gstr3bOf(prepared.made).taxable.igstMinor },
    problems: prepared.problems.map(({ message }) => said(message)),
    questions: source.questions,
  }
}

export const line = { rt: 18, ad_amt: 20_000, iamt: 3_600 }
export const inKarnataka = (...itms: object[]) => [{ pos: '29', sply_ty: 'INTER', itms }]
