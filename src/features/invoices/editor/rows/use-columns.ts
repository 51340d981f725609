import { useMemo, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { useSession } from '#src/data/account/session.ts'
import type { InvoiceFormApi } from '../invoice-form-values.ts'
import { furtherFields } from './row-cells.tsx'

/**
 * The columns that not everybody needs. All of them show once this person asked for them, which the browser keeps; one
 * shows anyway while a row has something in it or is refused for it, so that none of it is hidden.
 */
export function useColumns({ control }: InvoiceFormApi) {
  const { user } = useSession()
  const place = `bahi-item-columns-${user?.id ?? ''}`
  const [chosen, setChosen] = useState(() => localStorage.getItem(place) === 'all')
  // Drawn anew when the answer is another one, and not at each key.
  const typed = useWatch({
    control,
    name: 'items',
    compute: (items) => furtherFields.filter((name) => items.some((row) => row[name])).join(),
  })
  const { errors } = useFormState({ control, name: 'items' })
  const used = furtherFields
    .filter((name) => typed.includes(name) || errors.items?.some?.((row) => row?.[name]))
    .join()
  const further = useMemo(
    () => furtherFields.filter((name) => chosen || used.includes(name)),
    [chosen, used],
  )
  const toggle = () => {
    if (chosen) localStorage.removeItem(place)
    else localStorage.setItem(place, 'all')
    setChosen(!chosen)
  }
  return { further, chosen, toggle }
}
