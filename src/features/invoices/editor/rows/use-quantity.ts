import { useState } from 'react'
import { places } from '#domain/document/new/new-item.ts'
import { editor } from '#languages/en/screens/editor.ts'
import { useWords } from '#src/language/words.ts'
import { reckoned } from '#src/ui/form/fields/typed-sum.ts'
import type { InvoiceFormApi } from '../invoice-form-values.ts'

const wholeNumber = /^\d+$/
const decimalNumber = /^\d+(\.\d{1,3})?$/

/**
 * A quantity that is none becomes 0 when its field is left, and one with a fraction when its row is left without a rate, which
 * may come behind it. `problem` says what it was, for whoever typed it.
 */
export function useQuantity(form: InvoiceFormApi, index: number, rated: boolean) {
  const { rows: words } = useWords(editor)
  const [refused, setRefused] = useState('')
  const name = `items.${index}.quantity` as const
  const sum = reckoned(places.quantity)
  const refuse = (typed: string) => {
    setRefused(typed)
    const { isSubmitted } = form.formState
    form.setValue(name, '0', { shouldDirty: true, shouldValidate: isSubmitted })
  }
  const field = form.register(name, {
    deps: 'items',
    setValueAs: sum.setValueAs,
    onChange: () => setRefused(''),
    onBlur: ({ target }) => {
      sum.onBlur({ target })
      if (!decimalNumber.test(target.value)) refuse(target.value)
    },
  })
  const leaveRow = () => {
    const { quantity, rate } = form.getValues(`items.${index}`)
    if (!(Number(rate) > 0) && !wholeNumber.test(String(quantity))) refuse(String(quantity))
  }
  const problemOf = rated ? words.notNumber : words.notWhole
  return { field, leaveRow, problem: refused && problemOf({ typed: refused }) }
}
