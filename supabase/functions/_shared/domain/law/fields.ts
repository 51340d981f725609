import * as eInvoices from './entries/e-invoices.ts'
import * as exports from './entries/exports.ts'
import * as gstRates from './entries/gst-rates.ts'
import * as gstReturns from './entries/gst-returns.ts'
import * as incomeTax from './entries/income-tax.ts'
import * as latePayment from './entries/late-payment.ts'
import * as tds from './entries/tds.ts'
import type { AnyLaw } from './entry.ts'

/** All entries, by the field of law. Only the page that shows them needs all; whoever computes imports the field's own file. */
export const lawFields = {
  tds: Object.values(tds).flat(),
  exports: Object.values(exports).flat(),
  latePayment: Object.values(latePayment).flat(),
  gstReturns: Object.values(gstReturns).flat(),
  gstRates: Object.values(gstRates).flat(),
  eInvoices: Object.values(eInvoices).flat(),
  incomeTax: Object.values(incomeTax).flat(),
} satisfies Record<string, AnyLaw[]>

export type LawField = keyof typeof lawFields
