import { kinds } from '../kinds.ts'
import { hasTax, isUnderLut } from './taxes.ts'
import type { ViewedInvoice } from './viewed.ts'

/** Rule 46, for what leaves the taxed territory; how it ends says whether tax is paid. */
const zeroRated =
  'SUPPLY MEANT FOR EXPORT/SUPPLY TO SEZ UNIT OR SEZ DEVELOPER FOR AUTHORISED OPERATIONS'
const withTax = 'ON PAYMENT OF INTEGRATED TAX'
const withoutTax = 'UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX'

/** Section 10 of the CGST Act, and the notification that does the same for services. */
const composition = {
  section10: 'composition taxable person, not eligible to collect tax on supplies',
  notification2_2019:
    'taxable person paying tax in terms of notification No. 2/2019-Central Tax (Rate) dated 07.03.2019, not eligible to collect tax on supplies',
} as const

const reverseCharge = 'Tax is payable by the recipient on reverse charge.'

const commercial =
  'Commercial credit note without GST: the tax of the invoice stays as it is (CGST Act, section 34(2)).'

/**
 * Returns the declaration of a composition dealer (CGST Rule 5(1)(f)), word for word as the law has
 * it. The law knows no such text for informal kinds.
 */
export const declarationOf = (invoice: ViewedInvoice): string | null => {
  const { compositionScheme } = invoice.business
  return compositionScheme === null || !kinds[invoice.kind].formal
    ? null
    : composition[compositionScheme]
}

/** The law's other sentences; a seller may word reverse charge for themselves. */
export function endorsementsOf(invoice: ViewedInvoice): string[] {
  const { business } = invoice
  if (invoice.commercial) return [commercial]
  if (!kinds[invoice.kind].formal || !hasTax(invoice)) return []
  return [
    ...(invoice.supply === 'domestic'
      ? []
      : [`${zeroRated} ${isUnderLut(invoice) ? withoutTax : withTax}`]),
    ...(invoice.reverseCharge ? [business.reverseChargeWording ?? reverseCharge] : []),
  ]
}
