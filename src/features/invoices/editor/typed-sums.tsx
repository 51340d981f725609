import { createContext, type ReactNode, useContext, useDeferredValue, useMemo, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { needsBuyerPlace } from '#domain/document/new/buyer-place.ts'
import { type Caution, cautionsOf, isHsnAsked } from '#domain/document/new/cautions.ts'
import type { NewInvoiceInput } from '#domain/document/new/new-invoice.ts'
import { typedDocument } from '#domain/document/new/typed.ts'
import { useBusiness } from '#src/data/business.ts'
import { useSumming, type useSums } from '../use-sums.ts'
import type { InvoiceFormApi } from './invoice-form-values.ts'

type TypedDocument = ReturnType<typeof typedDocument>
type TypedSums = ReturnType<typeof useSums> & {
  document: TypedDocument
  placeNeeded: boolean
  hsnAsked: boolean
  cautions: Caution[]
}

/** Apart, for the answer is mostly the same. */
const PlaceContext = createContext(false)
const HsnContext = createContext(false)
const TaxedContext = createContext(true)
const SumsContext = createContext<TypedSums | null>(null)
const ValuesContext = createContext<NewInvoiceInput | null>(null)

interface TypedSumsProviderProps {
  form: InvoiceFormApi
  /** Whether its kind may bear tax. */
  taxed: boolean
  children: ReactNode
}

/** The same as long as nothing is typed that could change a sum: words do not. */
function useSummed(document: TypedDocument): TypedDocument {
  const kept = useRef({ counted: '', document })
  const counted = JSON.stringify({
    ...document,
    items: document.items.map(({ description, ...item }) => item),
  })
  if (kept.current.counted !== counted) kept.current = { counted, document }
  return kept.current.document
}

/** Reckons once with every key what all parts of the editor show of it. */
export function TypedSumsProvider({ form, taxed, children }: TypedSumsProviderProps) {
  // Paints the typed text first.
  const values = useDeferredValue(useWatch({ control: form.control }) as NewInvoiceInput)
  const { data: business } = useBusiness()
  const sumsOf = useSumming(values.currency ?? 'INR')
  const document = useSummed(useMemo(() => typedDocument(values), [values]))
  const issueDate = values.issueDate ?? null
  const found = useMemo(() => {
    const sums = sumsOf({ ...document, issueDate, taxed })
    const placeNeeded = needsBuyerPlace({ ...document, exchangeRate: sums.exchangeRate }, sums)
    const cautions = business ? cautionsOf(business, document, sums) : []
    const hsnAsked = business ? isHsnAsked(business, document) : false
    return { ...sums, document, placeNeeded, hsnAsked, cautions }
  }, [document, issueDate, sumsOf, business, taxed])
  return (
    <ValuesContext value={values}>
      <SumsContext value={found}>
        <PlaceContext value={found.placeNeeded}>
          <HsnContext value={found.hsnAsked}>
            <TaxedContext value={taxed}>{children}</TaxedContext>
          </HsnContext>
        </PlaceContext>
      </SumsContext>
    </ValuesContext>
  )
}

/** The typed document without its words, as it would be issued, and its sums. */
export function useTypedSums(): TypedSums {
  const sums = useContext(SumsContext)
  if (!sums) throw new Error('Only within the editor.')
  return sums
}

/** The typed values, words and all; they change with every key. */
export function useTyped(): NewInvoiceInput {
  const values = useContext(ValuesContext)
  if (!values) throw new Error('Only within the editor.')
  return values
}

/** Whether the law wants the client's address and State on the document that is typed. */
export const usePlaceNeeded = (): boolean => useContext(PlaceContext)

/** Whether the kind of document that is typed may bear tax. */
export const useTaxed = (): boolean => useContext(TaxedContext)

/** Whether each row of the document that is typed asks for a code. */
export const useHsnAsked = (): boolean => useContext(HsnContext)
