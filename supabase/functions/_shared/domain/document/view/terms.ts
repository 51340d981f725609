import { tongueOf } from '../../language/tongue.ts'
import { isVoucher } from '../kind-questions.ts'
import { kinds } from '../kinds.ts'
import { hasTax, isUnderLut } from './taxes.ts'
import type { Fact, ViewedInvoice } from './viewed.ts'

const joined = (parts: (string | null)[]) => parts.filter(Boolean).join(' ')

/**
 * Returns the terms of a document: the document that a note changes and the reason, why goods move,
 * the advance that is given back, the place of supply and its rule. The law asks these of a seller
 * with GST, and some only of an export.
 */
export function termsOf(invoice: ViewedInvoice): Fact[] {
  const { supply, placeOfSupply, business, portCode, shippingBill } = invoice
  const { lutNumber, lutYear } = business
  const { say, day, of, state, country, against } = tongueOf(invoice)
  const { original, creditReason, shippingBillDate } = invoice
  const { purpose } = kinds[invoice.kind]
  const facts: [label: string, value: string | null][] = [
    [
      original ? against(original.kind) : '',
      kinds[invoice.kind].against && original ? of(original.number, day(original.issueDate)) : null,
    ],
    [say('Reason'), purpose === null ? creditReason : say(purpose)],
    // Rule 50, of an advance.
    [
      say('Place of supply'),
      placeOfSupply
        ? state(placeOfSupply)
        : isVoucher(invoice)
          ? say('Not known yet: inter-State')
          : null,
    ],
    [
      say('Destination'),
      hasTax(invoice) && supply === 'export' ? country(invoice.buyer.country) : null,
    ],
    [say('Reverse charge'), hasTax(invoice) ? say(invoice.reverseCharge ? 'Yes' : 'No') : null],
    [say('LUT'), isUnderLut(invoice) ? joined([lutNumber, lutYear && `(${lutYear})`]) : null],
    [say('Port code'), portCode],
    [
      say('Shipping bill'),
      shippingBill && shippingBillDate ? of(shippingBill, day(shippingBillDate)) : shippingBill,
    ],
  ]
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
