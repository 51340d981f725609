import type { SheetWords } from '#languages/document-catalogue.ts'
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
export function termsOf(invoice: ViewedInvoice, words: SheetWords): Fact[] {
  const { supply, placeOfSupply, business, portCode, shippingBill } = invoice
  const { lutNumber, lutYear } = business
  const { labels, day, of, state, country, against } = words
  const { original, creditReason, shippingBillDate } = invoice
  const { purpose } = kinds[invoice.kind]
  const facts: [label: string, value: string | null][] = [
    [
      original ? against(original.kind) : '',
      kinds[invoice.kind].against && original ? of(original.number, day(original.issueDate)) : null,
    ],
    [labels.reason, purpose === null ? creditReason : labels[purpose]],
    // Rule 50, of an advance.
    [
      labels.placeOfSupply,
      placeOfSupply ? state(placeOfSupply) : isVoucher(invoice) ? labels.placeUnknown : null,
    ],
    [
      labels.destination,
      hasTax(invoice) && supply === 'export' ? country(invoice.buyer.country) : null,
    ],
    [labels.reverseCharge, hasTax(invoice) ? labels[invoice.reverseCharge ? 'yes' : 'no'] : null],
    [labels.lut, isUnderLut(invoice) ? joined([lutNumber, lutYear && `(${lutYear})`]) : null],
    [labels.portCode, portCode],
    [
      labels.shippingBill,
      shippingBill && shippingBillDate ? of(shippingBill, day(shippingBillDate)) : shippingBill,
    ],
  ]
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
