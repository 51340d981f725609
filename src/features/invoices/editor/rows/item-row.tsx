import { GripVertical, Trash2 } from 'lucide-react'
import { type ClipboardEvent, memo, useId, useRef, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import type { DraftKind } from '#domain/document/kinds.ts'
import type { RowFieldName } from '#domain/document/new/row-fields.ts'
import type { Currency } from '#domain/money.ts'
import { editor } from '#languages/en/screens/editor.ts'
import { useWords } from '#src/language/words.ts'
import type { InvoiceFormApi } from '../invoice-form-values.ts'
import { KeepItemButton } from './keep-item-button.tsx'
import { deps, shownCells } from './row-cells.tsx'
import { RowErrors } from './row-errors.tsx'
import { onRowKey } from './row-keys.ts'
import { useDrag } from './use-drag.ts'
import { useQuantity } from './use-quantity.ts'
import { useRated, useWanted } from './use-rated.ts'
import type { Rows } from './use-rows.ts'
import type { SellerTax } from './use-seller-tax.ts'

interface ItemRowProps {
  form: InvoiceFormApi
  kind: DraftKind
  currency: Currency
  index: number
  rows: Rows
  isOnly: boolean
  /** The columns beside the usual ones. */
  further: readonly RowFieldName[]
  tax: SellerTax
  onPaste: (event: ClipboardEvent, index: number) => void
}

/** Drawn anew when something of it changes, and not when another row does: there may be 500. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { form, kind, currency, index, rows, isOnly, further, tax, onPaste } = props
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
  const isWanted = useWanted(form, index, tax)
  // The order of registration is the order of the focus.
  register(`items.${index}.description`, { deps })
  const quantity = useQuantity(form, index, rated)
  const [isTypingCode, setTypingCode] = useState(false)
  const shown = shownCells(further, tax)
  const errorIds = useId()
  const told = (field: RowFieldName) => ({
    error:
      field === 'hsnSac' && isTypingCode
        ? undefined
        : (errors?.[field]?.message ??
          (field === 'quantity' && quantity.problem ? quantity.problem : undefined)),
    errorId: `${errorIds}-${field}-error`,
  })
  const cells = {
    ...{ form, kind, currency, index, rows, tax, told, quantity, rated, unitList },
    ...{ words: area, onTypingCode: setTypingCode },
    hsnSac: hsnSac ?? '',
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn by the browser.
    <div
      ref={row}
      role="group"
      aria-label={words.item({ number })}
      data-row=""
      onKeyDown={(event) => onRowKey(event, { form, rows, index })}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) quantity.leaveRow()
      }}
      onPaste={(event) => onPaste(event, index)}
      style={{
        opacity: dragging ? 0.4 : undefined,
        boxShadow: over
          ? `0 ${over === 'before' ? '-' : ''}3px 0 0 var(--bahi-colors-neel-solid)`
          : undefined,
      }}
    >
      {shown.map(({ field, isText, draw }) => (
        <div
          key={field}
          data-end={isText ? undefined : ''}
          data-amount={field === 'amount' ? '' : undefined}
          data-wanted={isWanted(field) ? '' : undefined}
        >
          {draw(cells)}
        </div>
      ))}
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
      <RowErrors errors={shown.map(({ field }) => told(field))} />
    </div>
  )
})
