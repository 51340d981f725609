import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useBusiness } from '../../../data/business.ts'
import { emptyBuyer, type InvoiceFormApi } from './invoice-form-values.ts'

const names = Object.keys(emptyBuyer) as (keyof typeof emptyBuyer)[]

/**
 * Whether the form asks for more of the client than name and email: of a seller with GST always, of others when it was
 * chosen. `used` says that something is typed there, or refused, so that none of it is hidden.
 */
export function useBuyer({ control, formState }: InvoiceFormApi) {
  const { data: business } = useBusiness()
  const [chosen, setChosen] = useState(false)
  const typed = useWatch({ control, name: names })
  const used =
    names.some((name, index) => (typed[index] ?? '') !== emptyBuyer[name]) ||
    names.some((name) => formState.errors[name])
  const needed = business !== undefined && business?.gstRegistration !== 'none' && business !== null
  return {
    shown: chosen || used || needed,
    fixed: used || needed,
    toggle: () => setChosen(!chosen),
  }
}
