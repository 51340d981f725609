import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { gstinFault } from '#domain/gst/gstin.ts'
import { compact } from '#domain/text.ts'
import { emptyBuyer, type InvoiceFormApi } from '../invoice-form-values.ts'
import { useSellerTax } from '../rows/use-seller-tax.ts'
import { usePlaceNeeded } from '../typed-sums.tsx'

const { clientGstin, clientStateCode, ...emptyRest } = emptyBuyer
const emptyTax = { clientGstin, clientStateCode }

/**
 * Decides which of the client's details the form asks for beside name and email. `taxFirst`: a
 * seller with GST is asked for GSTIN and State at once. `shown` opens the rest, on request or
 * because it is `used`: typed, refused or needed, so that none of it is hidden. Nothing of it folds by itself.
 */
export function useBuyer(form: InvoiceFormApi) {
  const { control, formState } = form
  const { hsn: taxFirst } = useSellerTax()
  const clientId = useWatch({ control, name: 'clientId' }) || null
  // Another client begins folded.
  const [openFor, setOpenFor] = useState<string | null>()
  const chosen = openFor === clientId
  const empty = { ...emptyRest, ...(!taxFirst && emptyTax) }
  const names = Object.keys(empty) as (keyof typeof empty)[]
  const typed = useWatch({ control, name: names })
  const placeNeeded = usePlaceNeeded()
  // Rule 46(d): the invoice to a registered client bears their address.
  const isRegistered = useWatch({
    control,
    name: 'clientGstin',
    compute: (gstin) => gstinFault(compact(gstin ?? '')) === null,
  })
  const used =
    placeNeeded ||
    isRegistered ||
    names.some((name, index) => (typed[index] ?? '') !== empty[name]) ||
    names.some((name) => formState.errors[name])
  if (used && !chosen) setOpenFor(clientId)
  return {
    ...{ taxFirst, placeNeeded, used, shown: chosen || used },
    addressNeeded: placeNeeded || isRegistered,
    toggle: () => setOpenFor(chosen ? undefined : clientId),
  }
}

export type BuyerShown = ReturnType<typeof useBuyer>
