import { formatDay } from '../dates.ts'
import type { Fact, ViewedInvoice } from '../document-view.ts'
import { isNote, isVoucher, kindWord } from '../kind.ts'
import { countryText, stateText } from './parties.ts'
import { hasTax } from './taxes.ts'

const joined = (parts: (string | null)[]) => parts.filter(Boolean).join(' ')

/**
 * What a credit note takes from and why, and which advance is given back; where the supply goes and by which rules: what the law asks of a seller with GST,
 * and what goes with an export.
 */
export function termsOf(invoice: ViewedInvoice): Fact[] {
  const { supply, withTax, placeOfSupply, business, portCode, shippingBill } = invoice
  const { lutNumber, lutYear } = business
  const isUnderLut = hasTax(invoice) && supply !== 'domestic' && !withTax
  const shippedOn = invoice.shippingBillDate && `of ${formatDay(invoice.shippingBillDate)}`
  const { original, creditReason } = invoice
  const against = original && `${original.number} of ${formatDay(original.issueDate)}`
  const facts: [label: string, value: string | null][] = [
    [`Against ${original && kindWord(original)}`, isNote(invoice) ? against : null],
    ['Reason', creditReason],
    // Rule 50, of an advance.
    [
      'Place of supply',
      placeOfSupply
        ? stateText(placeOfSupply)
        : isVoucher(invoice)
          ? 'Not known yet: inter-State'
          : null,
    ],
    [
      'Destination',
      hasTax(invoice) && supply === 'export' ? countryText(invoice.buyer.country) : null,
    ],
    ['Reverse charge', hasTax(invoice) ? (invoice.reverseCharge ? 'Yes' : 'No') : null],
    ['LUT', isUnderLut ? joined([lutNumber, lutYear && `(${lutYear})`]) : null],
    ['Port code', portCode],
    ['Shipping bill', shippingBill && joined([shippingBill, shippedOn])],
  ]
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
