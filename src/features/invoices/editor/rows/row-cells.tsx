import type { ReactNode } from 'react'
import type { FieldErrors } from 'react-hook-form'
import type { NewInvoiceInput } from '#domain/document/new/new-invoice.ts'
import { places } from '#domain/document/new/new-item.ts'
import type { RowFieldName } from '#domain/document/new/row-fields.ts'
import { suggestedUnits } from '#domain/gst/units.ts'
import type { editor } from '#languages/en/screens/editor.ts'
import type { Words } from '#languages/words.ts'
import { reckoned, typedSumOrPercent } from '#src/ui/form/fields/typed-sum.ts'
import type { InvoiceFormApi } from '../invoice-form-values.ts'
import { CellField } from './cell-fields.tsx'
import { DescriptionField } from './description-field.tsx'
import { HsnField, RateField } from './item-row-tax.tsx'
import type { useQuantity } from './use-quantity.ts'
import type { Rows } from './use-rows.ts'
import type { SellerTax } from './use-seller-tax.ts'

/** A row as its cells see it. */
export interface CellsOf {
  form: InvoiceFormApi
  index: number
  rows: Rows
  words: Words<typeof editor>
  errors: NonNullable<FieldErrors<NewInvoiceInput>['items']>[number]
  withRates: boolean
  tax: SellerTax
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
  /** Only where rows may name a unit price. */
  ofRates?: true
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
    ...{ field: 'description', width: 8, isText: true },
    draw: ({ form, index, rows, tax, errors }) => (
      <DescriptionField {...{ form, index, rows, tax }} error={errors?.description?.message} />
    ),
  },
  {
    ...{ field: 'hsnSac', width: 4.75, ofTax: 'hsn', isText: true },
    draw: ({ form, index, tax, errors }) => (
      <HsnField {...{ form, index, tax }} error={errors?.hsnSac?.message} />
    ),
  },
  {
    ...{ field: 'quantity', width: 3 },
    draw: ({ words, withRates, quantity, errors }) => (
      <CellField
        label={words.rows.quantity}
        inputMode={withRates ? 'decimal' : 'numeric'}
        min={withRates ? 0 : 1}
        step={withRates ? 0.001 : 1}
        placeholder="0"
        {...quantity.field}
        error={errors?.quantity?.message ?? quantity.problem}
      />
    ),
  },
  {
    ...{ field: 'unit', width: 3.25, ofRates: true, isText: true },
    draw: ({ form, index, words, tax, hsnSac, unitList, errors }) => (
      <>
        <CellField
          label={words.rows.unit}
          placeholder={words.rows.unitPlaceholder}
          list={unitList}
          {...form.register(`items.${index}.unit`)}
          error={errors?.unit?.message}
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
    ...{ field: 'rate', width: 4.5, ofRates: true },
    draw: ({ form, index, words, errors }) => (
      <CellField
        inputMode="decimal"
        label={words.rows.rate}
        placeholder="0.00"
        {...form.register(`items.${index}.rate`, { deps, ...reckoned(places.rate) })}
        error={errors?.rate?.message}
      />
    ),
  },
  {
    ...{ field: 'discount', width: 3.5, ofRates: true },
    draw: ({ form, index, words, errors }) => (
      <CellField
        inputMode="decimal"
        label={words.rows.discount}
        placeholder="–"
        {...form.register(`items.${index}.discount`, {
          deps,
          ...reckoned(places.amount, typedSumOrPercent),
        })}
        error={errors?.discount?.message}
      />
    ),
  },
  {
    ...{ field: 'gstRate', width: 4.5, ofTax: 'rates', isText: true },
    draw: ({ form, index, tax, errors }) => (
      <RateField {...{ form, index, tax }} error={errors?.gstRate?.message} />
    ),
  },
  {
    ...{ field: 'cess', width: 3, ofRates: true, ofTax: 'rates' },
    draw: ({ form, index, words, errors }) => (
      <CellField
        inputMode="decimal"
        label={words.rows.cess}
        placeholder="0"
        {...form.register(`items.${index}.cess`, reckoned(places.amount))}
        error={errors?.cess?.message}
      />
    ),
  },
  {
    ...{ field: 'amount', width: 6 },
    draw: ({ form, index, words, rated, errors }) => (
      <CellField
        inputMode="decimal"
        label={words.amount}
        min={0}
        step={0.01}
        placeholder="0.00"
        {...form.register(`items.${index}.amount`, { deps, ...reckoned(places.amount) })}
        readOnly={rated}
        error={errors?.amount?.message}
      />
    ),
  },
]

export const shownCells = (withRates: boolean, tax: SellerTax) =>
  rowCells.filter(
    ({ ofRates, ofTax }) => (!ofRates || withRates) && (ofTax === undefined || tax[ofTax]),
  )

/** The fields that only rows with rates have. */
export const ratedFields = rowCells.flatMap(({ field, ofRates }) => (ofRates ? [field] : []))
