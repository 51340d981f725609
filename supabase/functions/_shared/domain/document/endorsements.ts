import type { ViewedInvoice } from '../document-view.ts'
import { hasTax } from './taxes.ts'

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

/** What the law wants said on the document, word for word, and so nothing of an offer; of reverse charge the seller may have words of their own. */
export function endorsementsOf(invoice: ViewedInvoice): string[] {
  const { business } = invoice
  if (invoice.kind === 'estimate') return []
  if (business.gstRegistration === 'composition') {
    return business.compositionScheme === null ? [] : [composition[business.compositionScheme]]
  }
  if (!hasTax(invoice)) return []
  return [
    ...(invoice.supply === 'domestic'
      ? []
      : [`${zeroRated} ${invoice.withTax ? withTax : withoutTax}`]),
    ...(invoice.reverseCharge ? [business.reverseChargeWording ?? reverseCharge] : []),
  ]
}
