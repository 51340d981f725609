import { useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import type { InvoiceFormApi } from '../invoice-form-values.ts'
import { ratedFields } from './row-cells.tsx'

const place = 'bahi-item-rates'

/**
 * Whether rows show unit, rate, discount and cess: when one has any, or when this was chosen, which the browser keeps.
 * `used` says that a row has any, or that one is refused, so that none of it is hidden.
 */
export function useRates({ control }: InvoiceFormApi) {
  const [chosen, setChosen] = useState(() => localStorage.getItem(place) === 'shown')
  // Drawn anew when the answer is another one, and not at each key.
  const typed = useWatch({
    control,
    name: 'items',
    compute: (items) => items.some((row) => ratedFields.some((name) => row[name])),
  })
  const { errors } = useFormState({ control, name: 'items' })
  const refused = ratedFields.some((name) => errors.items?.some?.((row) => row?.[name]))
  const used = typed || refused
  const toggle = () => {
    if (chosen) localStorage.removeItem(place)
    else localStorage.setItem(place, 'shown')
    setChosen(!chosen)
  }
  return { shown: chosen || used, used, toggle }
}
