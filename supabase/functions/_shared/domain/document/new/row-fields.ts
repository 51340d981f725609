import type { itemEntries } from './new-item.ts'

type RowField = {
  /** The values of an empty row. */
  empty: string
  /** It says nothing without a description or an amount. */
  isOfTax?: true
  /** A column of the invoices that a file brings in, and how other programs head it (`import/import-fields.ts`). */
  imported?: { heads: readonly string[]; isRequired?: true }
  /** The heads of a pasted column, in English or in Hindi. */
  pasted?: RegExp
}

/**
 * The fields of a row as somebody types it, by what forms, files that are brought in and tables that are pasted say of each.
 * The special ones stand behind the general ones: of two that a pasted head fits, it is the latter.
 */
export const rowFields = {
  description: {
    empty: '',
    imported: {
      isRequired: true,
      heads: ['Item Name', 'lineItem', 'Item Desc', 'Description', 'Product Description', 'Item'],
    },
    pasted:
      /\b(?:description|items?|particulars?|details?|services?|products?|name|task|work|title)\b|विवरण|आइटम|सामान|सेवा|काम|नाम/,
  },
  amount: { empty: '', pasted: /\b(?:amount|amt|total|value|sum)\b|रकम|राशि|कुल/ },
  unit: {
    empty: '',
    imported: { heads: ['Usage unit', 'Unit'] },
    pasted: /^(?:units?|uom|per)\b|इकाई|यूनिट/,
  },
  quantity: {
    empty: '1',
    imported: { heads: ['Quantity', 'Qty'] },
    pasted: /\b(?:qty|quantity|hours|hrs|count|pcs|nos)\b|मात्रा|संख्या|नग/,
  },
  rate: {
    empty: '',
    imported: {
      isRequired: true,
      heads: ['Item Price', 'Rate', 'Price', 'Unit Price', 'amount'],
    },
    pasted: /\b(?:rate|price|cost|mrp)\b|दर|रेट|भाव|दाम|कीमत/,
  },
  discount: {
    empty: '',
    imported: { heads: ['Discount Amount', 'Discount'] },
    pasted: /\bdisc(?:ount|\.|\b)|छूट/,
  },
  taxability: { empty: 'taxable', isOfTax: true },
  gstRate: {
    empty: '',
    isOfTax: true,
    imported: {
      heads: ['Item Tax %', 'gstRate', 'GST %', 'GST Rate', 'Tax Percentage', 'Item Tax'],
    },
    pasted: /\b(?:i?gst|tax)\b(?!able)/,
  },
  cess: { empty: '', isOfTax: true },
  hsnSac: {
    empty: '',
    isOfTax: true,
    imported: { heads: ['HSN/SAC', 'HSN', 'hsnCode', 'SAC'] },
    pasted: /\b(?:hsn|sac)\b/,
  },
} as const satisfies Record<Exclude<keyof typeof itemEntries, 'discountPercent'>, RowField>

export type RowFieldName = keyof typeof rowFields
/** Those that a pasted column can fill. */
export type PastedField = {
  [Field in RowFieldName]: (typeof rowFields)[Field] extends { pasted: RegExp } ? Field : never
}[RowFieldName]
/** Those that a file brings in. */
type ImportedField = {
  [Field in RowFieldName]: (typeof rowFields)[Field] extends { imported: object } ? Field : never
}[RowFieldName]

const all = Object.entries(rowFields) as [RowFieldName, RowField][]

export const rowFieldNames = all.map(([field]) => field)
export const importedFields = all.flatMap(([field, { imported }]) =>
  imported ? [{ field: field as ImportedField, ...imported }] : [],
)
export const pastedFields = all.flatMap(([field, { pasted }]) =>
  pasted ? [{ field: field as PastedField, head: pasted }] : [],
)
