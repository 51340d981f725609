import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { InvoiceFormApi } from '../invoice-form-values.ts'

const place = 'bahi-item-rates'

/**
 * Whether rows show unit, rate, discount and cess: when one has any, or when this was chosen, which the browser keeps.
 * `used` says that a row has any, so that none of it is hidden.
 */
export function useRates({ control }: InvoiceFormApi) {
  const [chosen, setChosen] = useState(() => localStorage.getItem(place) === 'shown')
  const items = useWatch({ control, name: 'items' })
  const used = items.some(({ unit, rate, discount, cess }) => unit || rate || discount || cess)
  const toggle = () => {
    if (chosen) localStorage.removeItem(place)
    else localStorage.setItem(place, 'shown')
    setChosen(!chosen)
  }
  return { shown: chosen || used, used, toggle }
}
