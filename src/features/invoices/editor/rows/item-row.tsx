import { GripVertical, Trash2 } from 'lucide-react'
import { type ClipboardEvent, memo, useId, useRef } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { places } from '#domain/document/new/new-item.ts'
import { suggestedUnits } from '#domain/gst/units.ts'
import { editor } from '../../../../language/english/editor.ts'
import { useWords } from '../../../../language/words.ts'
import { reckoned, typedSumOrPercent } from '../../../../ui/form/fields/typed-sum.ts'
import type { InvoiceFormApi } from '../invoice-form-values.ts'
import { CellField } from './cell-fields.tsx'
import { DescriptionField } from './description-field.tsx'
import { HsnField, RateField } from './item-row-tax.tsx'
import { KeepItemButton } from './keep-item-button.tsx'
import { onRowKey } from './row-keys.ts'
import { useDrag } from './use-drag.ts'
import { useQuantity } from './use-quantity.ts'
import { useRated } from './use-rated.ts'
import type { Rows } from './use-rows.ts'
import type { SellerTax } from './use-seller-tax.ts'

interface ItemRowProps {
  form: InvoiceFormApi
  index: number
  rows: Rows
  isOnly: boolean
  /** Whether a row may say what one unit costs. */
  withRates: boolean
  tax: SellerTax
  onPaste: (event: ClipboardEvent, index: number) => void
}

/** Drawn anew when something of it changes, and not when another row does: there may be 500. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { form, index, rows, isOnly, withRates, tax, onPaste } = props
  const { rows: words, amount } = useWords(editor)
  const number = index + 1
  const { control, register } = form
  const errors = useFormState({ control, name: 'items' }).errors.items?.[index]
  const row = useRef<HTMLDivElement>(null)
  const unitList = useId()
  const handle = useRef<HTMLButtonElement>(null)
  const { over, dragging } = useDrag({ row, handle, index, onMove: rows.move })
  const rated = useRated(form, index)
  const hsnSac = useWatch({ control, name: `items.${index}.hsnSac` })
  // "No valid item" belongs to all rows: each change asks again whether it still holds.
  const deps = 'items'
  // The order of registration is the order of the focus.
  register(`items.${index}.description`, { deps })
  const quantity = useQuantity(form, index, withRates)

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn by the browser.
    <div
      ref={row}
      role="group"
      aria-label={words.item({ number })}
      data-row=""
      onKeyDown={(event) => onRowKey(event, { form, rows, index, withRates })}
      onPaste={(event) => onPaste(event, index)}
      style={{
        opacity: dragging ? 0.4 : undefined,
        boxShadow: over
          ? `0 ${over === 'before' ? '-' : ''}3px 0 0 var(--bahi-colors-neel-solid)`
          : undefined,
      }}
    >
      <div>
        <DescriptionField {...{ form, index, rows, tax }} error={errors?.description?.message} />
      </div>
      {tax.hsn && (
        <div>
          <HsnField form={form} index={index} tax={tax} error={errors?.hsnSac?.message} />
        </div>
      )}
      <div data-end="">
        <CellField
          label={words.quantity}
          inputMode={withRates ? 'decimal' : 'numeric'}
          min={withRates ? 0 : 1}
          step={withRates ? 0.001 : 1}
          placeholder="0"
          {...quantity.field}
          error={errors?.quantity?.message ?? quantity.problem}
        />
      </div>
      {withRates && (
        <>
          <div>
            <CellField
              label={words.unit}
              placeholder={words.unitPlaceholder}
              list={unitList}
              {...register(`items.${index}.unit`)}
              error={errors?.unit?.message}
            />
            <datalist id={unitList}>
              {suggestedUnits(hsnSac || tax.defaultHsnSac).map((unit) => (
                <option key={unit} value={unit} />
              ))}
            </datalist>
          </div>
          <div data-end="">
            <CellField
              inputMode="decimal"
              label={words.rate}
              placeholder="0.00"
              {...register(`items.${index}.rate`, { deps, ...reckoned(places.rate) })}
              error={errors?.rate?.message}
            />
          </div>
          <div data-end="">
            <CellField
              inputMode="decimal"
              label={words.discount}
              placeholder="–"
              {...register(`items.${index}.discount`, {
                deps,
                ...reckoned(places.amount, typedSumOrPercent),
              })}
              error={errors?.discount?.message}
            />
          </div>
        </>
      )}
      {tax.rates && (
        <div>
          <RateField form={form} index={index} tax={tax} error={errors?.gstRate?.message} />
        </div>
      )}
      {tax.rates && withRates && (
        <div data-end="">
          <CellField
            inputMode="decimal"
            label={words.cess}
            placeholder="0"
            {...register(`items.${index}.cess`, reckoned(places.amount))}
            error={errors?.cess?.message}
          />
        </div>
      )}
      <div data-end="" data-amount="">
        <CellField
          inputMode="decimal"
          label={amount}
          min={0}
          step={0.01}
          placeholder="0.00"
          {...register(`items.${index}.amount`, { deps, ...reckoned(places.amount) })}
          readOnly={rated}
          error={errors?.amount?.message}
        />
      </div>
      <div data-tools="">
        <KeepItemButton form={form} index={index} />
        <button
          type="button"
          aria-label={words.remove({ number })}
          disabled={isOnly}
          onClick={() => rows.remove(index)}
        >
          <Trash2 size={16} aria-hidden />
        </button>
      </div>
      <div data-handle="">
        <button
          ref={handle}
          type="button"
          tabIndex={-1}
          aria-label={words.drag({ number })}
          title={words.dragTitle}
          disabled={isOnly}
        >
          <GripVertical size={16} aria-hidden />
        </button>
      </div>
    </div>
  )
})
