import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { type FieldPath, useFieldArray } from 'react-hook-form'
import { isUntouched, type TypedItem } from '#domain/document/new/items.ts'
import type { NewInvoiceInput } from '#domain/document/new/new-invoice.ts'
import { invoiceLimits } from '#domain/document/new/new-item.ts'
import { editor } from '#languages/en/screens/editor.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { showUndo } from '#src/ui/feedback/toast.tsx'
import { emptyItem, type InvoiceFormApi } from '../invoice-form-values.ts'

export type RowField = keyof typeof emptyItem

/**
 * The rows of the form with their actions, each of which moves the focus. The functions stay the
 * same between renders.
 */
export function useRows(form: InvoiceFormApi) {
  const { messages } = useSpeech()
  const { rows: words } = useWords(editor)
  const { control, getValues, setFocus } = form
  const { fields, append, insert, move, remove, replace } = useFieldArray({
    control,
    name: 'items',
  })
  /** Announced to a screen reader. */
  const [said, say] = useState('')

  const rows = useMemo(() => {
    const count = () => getValues('items').length
    const has = (index: number) => index >= 0 && index < count()
    const room = () => invoiceLimits.items - count()
    const isEmpty = (index: number) => isUntouched(getValues(`items.${index}`))
    const focus = (index: number, field: RowField = 'description') =>
      setFocus(`items.${index}.${field}` as FieldPath<NewInvoiceInput>, { shouldSelect: true })
    /** Puts a row where another one stands, and goes there. */
    const put = (index: number, row: TypedItem) => {
      if (room() === 0) return
      flushSync(() => insert(index, row, { shouldFocus: false }))
      focus(index)
    }

    return {
      isFull: () => room() === 0,
      isOnly: () => count() === 1,
      isLast: (index: number) => index === count() - 1,
      isEmpty,
      focus,
      add() {
        if (room() > 0) append({ ...emptyItem }, { focusName: `items.${count()}.description` })
      },
      double: (index: number) => put(index + 1, { ...getValues(`items.${index}`) }),
      move(from: number, to: number, field: RowField = 'description') {
        if (from === to || !has(to)) return
        flushSync(() => move(from, to))
        // The browser takes the focus from a moved element.
        focus(to, field)
        say(words.moved({ from: from + 1, to: to + 1 }))
      },
      remove(index: number) {
        const row = { ...getValues(`items.${index}`) }
        flushSync(() => remove(index))
        focus(Math.min(index, count() - 1))
        showUndo(messages.rowRemoved, () => put(Math.min(index, count()), row))
      },
      /** How many rows can be pasted into one. */
      roomAt: (index: number) => room() + (isEmpty(index) ? 1 : 0),
      /** Rows that were pasted into one: in its place where it is empty, else below it. */
      take(index: number, pasted: TypedItem[]) {
        const all = getValues('items')
        const from = isEmpty(index) ? index : index + 1
        const kept = all.filter((_, place) => place !== index || from !== index)
        const taken = pasted.slice(0, invoiceLimits.items - kept.length)
        flushSync(() => replace([...kept.slice(0, from), ...taken, ...kept.slice(from)]))
        focus(from)
        showUndo(messages.rowsPasted({ count: taken.length }), () => replace(all))
      },
    }
  }, [
    append,
    insert,
    move,
    remove,
    replace,
    getValues,
    setFocus,
    words,
    messages.rowsPasted,
    messages.rowRemoved,
  ])

  return { fields, said, rows }
}

export type Rows = ReturnType<typeof useRows>['rows']
