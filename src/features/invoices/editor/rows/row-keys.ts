import type { KeyboardEvent } from 'react'
import { leftOutRows } from '#domain/document/new/items.ts'
import type { InvoiceFormApi } from '../invoice-form-values.ts'
import type { RowField, Rows } from './use-rows.ts'

interface RowKeys {
  form: InvoiceFormApi
  rows: Rows
  index: number
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const isField = (target: EventTarget): target is Field =>
  target instanceof HTMLElement && target.matches('input, textarea, select')

/** "rate" of "items.3.rate"; a field that is no registered one counts as the description. */
const fieldOf = ({ name }: Field) => (name.split('.').at(-1) || 'description') as RowField

/**
 * Moves from the description to the quantity, then to the row's missing field, then to the next
 * row.
 */
function goOn({ form, rows, index }: RowKeys, from: RowField) {
  const next = () => (rows.isLast(index) ? rows.add() : rows.focus(index + 1))
  if (rows.isEmpty(index)) return rows.isLast(index) || next()
  if (from === 'description') return rows.focus(index, 'quantity')
  const [lacking] = leftOutRows([form.getValues(`items.${index}`)])
  if (!lacking) return next()
  const [missing] = lacking.missing
  rows.focus(index, missing === 'amount' && from !== 'rate' ? 'rate' : missing)
}

/** Handles the keys of a row; everything that a pointer can do here has one. */
export function onRowKey(event: KeyboardEvent<HTMLElement>, keys: RowKeys) {
  const { key, target, currentTarget } = event
  const { rows, index } = keys
  if (event.defaultPrevented || event.nativeEvent.isComposing || !isField(target)) return
  const command = event.ctrlKey || event.metaKey
  const taken = (act: () => void) => {
    event.preventDefault()
    act()
  }
  if (event.altKey) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[key]
    if (step) taken(() => rows.move(index, index + step, fieldOf(target)))
  } else if (command) {
    if (key.toLowerCase() === 'd') taken(() => rows.double(index))
  } else if (key === 'Enter') {
    taken(() => goOn(keys, fieldOf(target)))
  } else if (key === 'Tab' && !event.shiftKey) {
    const isEnd =
      Array.from(currentTarget.querySelectorAll('input, textarea, select')).at(-1) === target
    if (isEnd && rows.isLast(index) && !rows.isEmpty(index) && !rows.isFull()) taken(rows.add)
  } else if (key === 'Backspace' && target.value === '' && target.matches('input, textarea')) {
    if (rows.isEmpty(index) && !rows.isOnly()) taken(() => rows.remove(index))
  }
}
