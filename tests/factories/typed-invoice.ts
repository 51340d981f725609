import * as v from 'valibot'
import { said } from '#tests/setup/said.ts'
import { newInvoiceSchema } from '../../supabase/functions/_shared/domain/document/new/new-invoice.ts'

export const today = '2026-11-21'
export const item = { description: 'Design', quantity: '2', amount: '1500.50' }
export const invoice = {
  clientName: 'Kaveri Interiors',
  clientEmail: 'Billing@Kaveri.example',
  dueDate: '2026-12-01',
  items: [item],
}

export const parse = (change: object) =>
  v.safeParse(newInvoiceSchema(today), { ...invoice, ...change })

/** The first sentence about each field. */
export const refusals = (change: object) => {
  const issues = parse(change).issues ?? []
  return Object.fromEntries(
    issues.map((issue) => [v.getDotPath(issue), said(issue.message)]).reverse(),
  )
}
