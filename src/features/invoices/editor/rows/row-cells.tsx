import type { ReactNode } from 'react'
import type { DraftKind } from '#domain/document/kinds.ts'
import { places } from '#domain/document/new/new-item.ts'
import type { RowFieldName } from '#domain/document/new/row-fields.ts'
import { suggestedUnits } from '#domain/gst/units.ts'
import type { Currency } from '#domain/money.ts'
import type { editor } from '#languages/en/screens/editor.ts'
import type { Words } from '#languages/words.ts'
import { typedSumOrPercent } from '#src/ui/form/fields/typed-sum.ts'
import type { InvoiceFormApi } from '../invoice-form-values.ts'
import { CellField, SumCell } from './cell-fields.tsx'
import { DescriptionField } from './description-field.tsx'
import { HsnField, RateField } from './item-row-tax.tsx'
import type { useQuantity } from './use-quantity.ts'
import type { Rows } from './use-rows.ts'
import type { SellerTax } from './use-seller-tax.ts'

/** A row as its cells see it. */
export interface CellsOf {
  form: InvoiceFormApi
  kind: DraftKind
  currency: Currency
  index: number
  rows: Rows
  words: Words<typeof editor>
  /** The error of a field and where it is told. */
  told: (field: RowFieldName) => { error: string | undefined; errorId: string }
  tax: SellerTax
  /** Words that look for a code are no fault while they are typed. */
  onTypingCode: (isTyping: boolean) => void
  quantity: ReturnType<typeof useQuantity>
  /** Whether the amount is computed. */
  rated: boolean
  hsnSac: string
  /** The id of the units to choose from. */
  unitList: string
}

interface RowCell {
  field: RowFieldName
  /** In rem; the description also takes the rest of the width. */
  width: number
  /** Not everybody needs it. */
  isFurther?: true
  /** Only where the seller's rows have this part of the tax. */
  ofTax?: 'hsn' | 'rates'
  isText?: true
  draw: (row: CellsOf) => ReactNode
}

/** "No valid item" belongs to all rows: each change asks again whether it still holds. */
export const deps = 'items'

/** The fields of a row in their order. */
export const rowCells: RowCell[] = [
  {
    ...{ field: 'description', width: 7.5, isText: true },
    draw: ({ form, kind, index, rows, tax, told }) => (
      <DescriptionField {...{ form, kind, index, rows, tax }} {...told('description')} />
    ),
  },
  {
    ...{ field: 'hsnSac', width: 4.75, ofTax: 'hsn', isText: true },
    draw: ({ form, index, tax, onTypingCode, told }) => (
      <HsnField {...{ form, index, tax }} onTyping={onTypingCode} {...told('hsnSac')} />
    ),
  },
  {
    ...{ field: 'quantity', width: 3.25 },
    draw: ({ words, rated, quantity, told }) => (
      <CellField
        label={words.rows.quantity}
        inputMode="decimal"
        min={rated ? 0 : 1}
        step={rated ? 0.001 : 1}
        placeholder="0"
        {...quantity.field}
        {...told('quantity')}
      />
    ),
  },
  {
    ...{ field: 'unit', width: 3, isFurther: true, isText: true },
    draw: ({ form, index, words, tax, hsnSac, unitList, told }) => (
      <>
        <CellField
          label={words.rows.unit}
          placeholder={words.rows.unitPlaceholder}
          list={unitList}
          {...form.register(`items.${index}.unit`)}
          {...told('unit')}
        />
        <datalist id={unitList}>
          {suggestedUnits(hsnSac || tax.defaultHsnSac).map((unit) => (
            <option key={unit} value={unit} />
          ))}
        </datalist>
      </>
    ),
  },
  {
    ...{ field: 'rate', width: 5.25 },
    draw: ({ form, currency, index, words, told }) => (
      <SumCell
        {...{ form, currency, deps }}
        name={`items.${index}.rate`}
        places={places.rate}
        label={words.rows.rate}
        placeholder="0.00"
        {...told('rate')}
      />
    ),
  },
  {
    ...{ field: 'discount', width: 3.75, isFurther: true },
    draw: ({ form, currency, index, words, told }) => (
      <SumCell
        {...{ form, currency, deps }}
        name={`items.${index}.discount`}
        places={places.amount}
        meant={typedSumOrPercent}
        label={words.rows.discount}
        placeholder="–"
        {...told('discount')}
      />
    ),
  },
  {
    ...{ field: 'gstRate', width: 5.25, ofTax: 'rates', isText: true },
    draw: ({ form, index, tax, told }) => (
      <RateField {...{ form, index, tax }} {...told('gstRate')} />
    ),
  },
  {
    ...{ field: 'cess', width: 3.25, isFurther: true, ofTax: 'rates' },
    draw: ({ form, currency, index, words, told }) => (
      <SumCell
        {...{ form, currency }}
        name={`items.${index}.cess`}
        places={places.amount}
        label={words.rows.cess}
        placeholder="0"
        {...told('cess')}
      />
    ),
  },
  {
    ...{ field: 'amount', width: 6.25 },
    draw: ({ form, currency, index, words, rated, told }) => (
      <SumCell
        {...{ form, currency, deps }}
        name={`items.${index}.amount`}
        places={places.amount}
        label={words.amount}
        min={0}
        step={0.01}
        placeholder="0.00"
        readOnly={rated}
        {...told('amount')}
      />
    ),
  },
]

/** The fields that not everybody needs. */
export const furtherFields = rowCells.flatMap(({ field, isFurther }) => (isFurther ? [field] : []))

export const shownCells = (further: readonly RowFieldName[], tax: SellerTax) =>
  rowCells.filter(
    ({ field, isFurther, ofTax }) =>
      (!isFurther || further.includes(field)) && (ofTax === undefined || tax[ofTax]),
  )
