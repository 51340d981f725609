import { GripVertical, Trash2 } from 'lucide-react'
import { type ClipboardEvent, memo, useId, useRef } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { editor } from '#languages/en/screens/editor.ts'
import { useWords } from '#src/language/words.ts'
import type { InvoiceFormApi } from '../invoice-form-values.ts'
import { KeepItemButton } from './keep-item-button.tsx'
import { deps, shownCells } from './row-cells.tsx'
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
  const area = useWords(editor)
  const words = area.rows
  const number = index + 1
  const { control, register } = form
  const errors = useFormState({ control, name: 'items' }).errors.items?.[index]
  const row = useRef<HTMLDivElement>(null)
  const unitList = useId()
  const handle = useRef<HTMLButtonElement>(null)
  const { over, dragging } = useDrag({ row, handle, index, onMove: rows.move })
  const rated = useRated(form, index)
  const hsnSac = useWatch({ control, name: `items.${index}.hsnSac` })
  // The order of registration is the order of the focus.
  register(`items.${index}.description`, { deps })
  const quantity = useQuantity(form, index, withRates)
  const cells = {
    ...{ form, index, rows, withRates, tax, errors, quantity, rated, unitList },
    words: area,
    hsnSac: hsnSac ?? '',
  }

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
      {shownCells(withRates, tax).map(({ field, isText, draw }) => (
        <div
          key={field}
          data-end={isText ? undefined : ''}
          data-amount={field === 'amount' ? '' : undefined}
        >
          {draw(cells)}
        </div>
      ))}
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
