import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { emptyBuyer, type InvoiceFormApi } from '../invoice-form-values.ts'
import { useSellerTax } from '../rows/use-seller-tax.ts'
import { usePlaceNeeded } from '../typed-sums.tsx'

const { clientGstin, clientStateCode, ...emptyRest } = emptyBuyer
const emptyTax = { clientGstin, clientStateCode }

/**
 * Decides which of the client's details the form asks for beside name and email. `taxFirst`: a
 * seller with GST is asked for GSTIN and State at once. `shown` opens the rest, on request or
 * because it is `used`: typed, refused or needed, so that none of it is hidden.
 */
export function useBuyer(form: InvoiceFormApi) {
  const { control, formState } = form
  const { hsn: taxFirst } = useSellerTax()
  const [chosen, setChosen] = useState(false)
  const empty = { ...emptyRest, ...(!taxFirst && emptyTax) }
  const names = Object.keys(empty) as (keyof typeof empty)[]
  const typed = useWatch({ control, name: names })
  const placeNeeded = usePlaceNeeded()
  const used =
    placeNeeded ||
    names.some((name, index) => (typed[index] ?? '') !== empty[name]) ||
    names.some((name) => formState.errors[name])
  return { taxFirst, placeNeeded, used, shown: chosen || used, toggle: () => setChosen(!chosen) }
}

export type BuyerShown = ReturnType<typeof useBuyer>
