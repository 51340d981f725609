import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { needsBuyerPlace } from '#domain/document/buyer-place.ts'
import type { NewInvoiceInput } from '#domain/document/new-invoice.ts'
import type { SummedDocument } from '#domain/document/sums.ts'
import { typedDocument } from '#domain/document/typed.ts'
import { useSumming, type useSums } from '../use-sums.ts'
import type { InvoiceFormApi } from './invoice-form-values.ts'

type TypedSums = ReturnType<typeof useSums> & { values: NewInvoiceInput; document: SummedDocument }

/** Apart, for the answer is mostly the same. */
const PlaceContext = createContext(false)
const Context = createContext<TypedSums | null>(null)

interface TypedSumsProviderProps {
  form: InvoiceFormApi
  children: ReactNode
}

/** Reckons once with every key what all parts of the editor show of it. */
export function TypedSumsProvider({ form, children }: TypedSumsProviderProps) {
  // What is typed is painted first.
  const values = useDeferredValue(useWatch({ control: form.control }) as NewInvoiceInput)
  const sumsOf = useSumming(values.currency ?? 'INR')
  const found = useMemo(() => {
    const document = typedDocument(values)
    const sums = sumsOf({ ...document, issueDate: values.issueDate ?? null })
    const placeNeeded = needsBuyerPlace({ ...document, exchangeRate: sums.exchangeRate }, sums)
    return { ...sums, values, document, placeNeeded }
  }, [values, sumsOf])
  return (
    <Context value={found}>
      <PlaceContext value={found.placeNeeded}>{children}</PlaceContext>
    </Context>
  )
}

/** What is typed, as it would be issued, and what that comes to. */
export function useTypedSums(): TypedSums {
  const sums = useContext(Context)
  if (!sums) throw new Error('Only within the editor.')
  return sums
}

/** Whether the law wants the client's address and State on the document that is typed. */
export const usePlaceNeeded = (): boolean => useContext(PlaceContext)
