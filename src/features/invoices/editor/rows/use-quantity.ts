import { useState } from 'react'
import { places } from '#domain/document/new/new-item.ts'
import { editor } from '#languages/en/screens/editor.ts'
import { useWords } from '#src/language/words.ts'
import { reckoned } from '#src/ui/form/fields/typed-sum.ts'
import type { InvoiceFormApi } from '../invoice-form-values.ts'

const wholeNumber = /^\d+$/
const decimalNumber = /^\d+(\.\d{1,3})?$/

/** A quantity that is none becomes 0 when its field is left; `problem` says what it was, for whoever typed it. */
export function useQuantity(form: InvoiceFormApi, index: number, withRates: boolean) {
  const { rows: words } = useWords(editor)
  const [refused, setRefused] = useState('')
  const name = `items.${index}.quantity` as const
  const sum = reckoned(places.quantity)
  const field = form.register(name, {
    deps: 'items',
    setValueAs: sum.setValueAs,
    onChange: () => setRefused(''),
    onBlur: ({ target }) => {
      sum.onBlur({ target })
      // A rate may come behind its quantity.
      const number = withRates ? decimalNumber : wholeNumber
      if (number.test(target.value)) return
      setRefused(target.value)
      const { isSubmitted } = form.formState
      form.setValue(name, '0', { shouldDirty: true, shouldValidate: isSubmitted })
    },
  })
  const problemOf = withRates ? words.notNumber : words.notWhole
  return { field, problem: refused && problemOf({ typed: refused }) }
}
