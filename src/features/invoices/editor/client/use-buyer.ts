import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { needsBuyerPlace } from '#domain/document/buyer-place.ts'
import { typedDocument } from '#domain/document/typed.ts'
import { useSumming } from '../../use-sums.ts'
import { emptyBuyer, type InvoiceFormApi } from '../invoice-form-values.ts'
import { useSellerTax } from '../rows/use-seller-tax.ts'

const { clientGstin, clientStateCode, ...emptyRest } = emptyBuyer
const emptyTax = { clientGstin, clientStateCode }

/** Whether the law wants the client's address and State on the document that is typed. */
function usePlaceNeeded({ control }: InvoiceFormApi): boolean {
  const sumsOf = useSumming(useWatch({ control, name: 'currency' }) ?? 'INR')
  return useWatch({
    control,
    // Drawn anew when the answer is another one, and not at each key.
    compute: (values) => {
      const document = typedDocument(values)
      const sums = sumsOf({ ...document, issueDate: values.issueDate ?? null })
      return needsBuyerPlace({ ...document, exchangeRate: sums.exchangeRate }, sums)
    },
  })
}

/**
 * What the form asks of the client beside name and email. `taxFirst`: a seller with GST is asked for GSTIN and State at
 * once. `shown` is the rest, where it was asked for or `used`: something is typed there, or refused, or needed, so that
 * none of it is hidden.
 */
export function useBuyer(form: InvoiceFormApi) {
  const { control, formState } = form
  const { hsn: taxFirst } = useSellerTax()
  const [chosen, setChosen] = useState(false)
  const empty = { ...emptyRest, poNumber: '', ...(!taxFirst && emptyTax) }
  const names = Object.keys(empty) as (keyof typeof empty)[]
  const typed = useWatch({ control, name: names })
  const placeNeeded = usePlaceNeeded(form)
  const used =
    placeNeeded ||
    names.some((name, index) => (typed[index] ?? '') !== empty[name]) ||
    names.some((name) => formState.errors[name])
  return { taxFirst, placeNeeded, used, shown: chosen || used, toggle: () => setChosen(!chosen) }
}

export type BuyerShown = ReturnType<typeof useBuyer>
