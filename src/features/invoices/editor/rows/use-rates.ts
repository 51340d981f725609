import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { InvoiceFormApi } from '../invoice-form-values.ts'

const place = 'bahi-item-rates'
const names = ['unit', 'rate', 'discount', 'cess'] as const

/**
 * Whether rows show unit, rate, discount and cess: when one has any, or when this was chosen, which the browser keeps.
 * `used` says that a row has any, or that one is refused, so that none of it is hidden.
 */
export function useRates({ control, formState }: InvoiceFormApi) {
  const [chosen, setChosen] = useState(() => localStorage.getItem(place) === 'shown')
  const items = useWatch({ control, name: 'items' })
  const { errors } = formState
  const used = items.some((row, index) =>
    names.some((name) => row[name] || errors.items?.[index]?.[name]),
  )
  const toggle = () => {
    if (chosen) localStorage.removeItem(place)
    else localStorage.setItem(place, 'shown')
    setChosen(!chosen)
  }
  return { shown: chosen || used, used, toggle }
}
