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

/**
 * A part of the amount due, with a day or a number of days. The last part has no amount: it takes
 * the rest.
 */
export const emptyPart = { dueDate: '', days: '', amount: '' }

/** The client's details beside name and email. */
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

/** Choices that override the tax that follows from client and seller. */
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
 * Keeps the values that the fields can hold, by the type of each empty one: a program may have made
 * the draft. A null leaves the field empty in its own way.
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

/**
 * The form before anybody types: an estimate is valid for thirty days unless another day is chosen;
 * a challan asks for a reason.
 */
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

/** Whether the form is as it was opened: nothing typed, or all of it undone. */
export const isEmptyForm = (
  { items, parts, ...head }: NewInvoiceInput,
  kind: DraftKind = 'invoice',
) =>
  isBlank(head, emptyOf(kind)) && !parts?.length && items.every((item) => isBlank(item, emptyItem))
