import type { UseFormReturn } from 'react-hook-form'
import type { DraftContent } from '#domain/document/draft.ts'
import { VALID_DAYS } from '#domain/document/estimate.ts'
import { isHeld } from '#domain/document/kind-questions.ts'
import type { DraftKind } from '#domain/document/kinds.ts'
import type { NewInvoice, NewInvoiceInput } from '#domain/document/new/new-invoice.ts'
import { reasonsOf } from '#domain/document/new/reasons.ts'
import { type RowFieldName, rowFieldNames, rowFields } from '#domain/document/new/row-fields.ts'
import type { Taxability } from '#domain/gst/taxability.ts'
import { shiftPeriod } from '#domain/periods.ts'
import { todayInIndia } from '#src/lib/today.ts'

export type InvoiceFormApi = UseFormReturn<NewInvoiceInput, unknown, NewInvoice>

export const emptyItem = Object.fromEntries(
  rowFieldNames.map((field) => [field, rowFields[field].empty]),
) as { [Field in RowFieldName]: Field extends 'taxability' ? Taxability : string }

/** Of what is due in parts: one has a day, or so many days; the last has no amount, it takes the rest. */
export const emptyPart = { dueDate: '', days: '', amount: '' }

/** What is asked of the client beside name and email. */
export const emptyBuyer = {
  clientGstin: '',
  clientStateCode: '',
  clientAddress: '',
  clientCity: '',
  clientPostalCode: '',
  clientCountry: 'IN',
  clientPhone: '',
  deliveryAddress: '',
}

/** What decides on the tax, where it is not what follows from client and seller. */
export const emptySupply = {
  supply: null,
  withTax: null,
  reverseCharge: false,
  placeOfSupply: '',
  placeOfSupplyReason: '',
  portCode: '',
  shippingBill: '',
  shippingBillDate: '',
}

export const emptyInvoice: NewInvoiceInput = {
  clientName: '',
  clientEmail: '',
  ...emptyBuyer,
  ...emptySupply,
  poNumber: '',
  currency: 'INR',
  exchangeRate: '',
  issueDate: '',
  dueDate: '',
  parts: [],
  notes: '',
  items: [emptyItem],
}

/**
 * What of a content the fields can hold, each as what it is when empty: a draft may have been made by a program. Null is left
 * to the field's own way of being empty.
 */
const typedOf = (content: object, empty: object) =>
  Object.fromEntries(
    Object.entries(content).flatMap(([field, value]) => {
      const usual = typeof (Reflect.get(empty, field) ?? undefined)
      if (usual === 'string' && typeof value === 'number') return [[field, String(value)]]
      const fits = usual === 'undefined' ? ['string', 'number', 'boolean'] : [usual]
      return fits.includes(typeof value) ? [[field, value]] : []
    }),
  )

const objectsOf = (list: unknown): object[] =>
  (Array.isArray(list) ? list : []).filter((each) => typeof each === 'object' && each !== null)

/** What stands in a form before anybody types: an estimate holds for thirty days unless another day is chosen; a challan asks for a reason. */
const emptyOf = (kind: DraftKind): NewInvoiceInput => ({
  ...emptyInvoice,
  ...(isHeld({ kind }) && { dueDate: shiftPeriod('day', todayInIndia(), VALID_DAYS) }),
  ...(reasonsOf(kind).length > 0 && { reason: '' }),
})

/** The form of a draft, which may hold or lack anything. */
export function valuesOf(content: DraftContent, kind: DraftKind = 'invoice'): NewInvoiceInput {
  const items = objectsOf(content.items).map((row) => ({
    ...emptyItem,
    ...typedOf(row, emptyItem),
  }))
  const parts = objectsOf(content.parts).map((part) => ({
    ...emptyPart,
    ...typedOf(part, emptyPart),
  }))
  return {
    ...emptyOf(kind),
    ...typedOf(content, emptyInvoice),
    items: items.length > 0 ? items : [emptyItem],
    parts,
  }
}

const isBlank = (values: object, empty: object) =>
  Object.entries(values).every(
    ([key, value]) =>
      value === '' || value === null || value === undefined || value === Reflect.get(empty, key),
  )

/** Whether nobody has typed anything, or all of it was taken back. */
export const isEmptyForm = (
  { items, parts, ...head }: NewInvoiceInput,
  kind: DraftKind = 'invoice',
) =>
  isBlank(head, emptyOf(kind)) && !parts?.length && items.every((item) => isBlank(item, emptyItem))
