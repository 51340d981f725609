import { typedDocument } from '#domain/document/new/typed.ts'
import { monthlyMinor, type Schedule } from '#domain/schedule/schedule.ts'
import { useLastExchangeRates } from '#src/data/invoices/invoices.ts'
import { valuesOf } from '../editor/invoice-form-values.ts'
import { useSummingWith } from '../use-sums.ts'

/** Rupees that the active schedules bring in a month; null where one has no rate, or all of them are not known. */
export function useMonthlySum(schedules: readonly Schedule[] | undefined): number | null {
  const active = (schedules ?? [])
    .filter(({ state }) => state === 'active')
    .map(({ every, content }) => ({ every, document: typedDocument(valuesOf(content)) }))
  const rates = useLastExchangeRates(active.map(({ document }) => document.currency))
  const sumsOf = useSummingWith()
  const amounts = active.map(({ every, document }) => {
    const { rupeesMinor, minor } = sumsOf(document, rates[document.currency] ?? null).total
    return { every, minor: document.currency === 'INR' ? minor : rupeesMinor }
  })
  if (active.length === 0) return null
  const known = amounts.flatMap(({ every, minor }) => (minor === null ? [] : [{ every, minor }]))
  return known.length === amounts.length ? monthlyMinor(known) : null
}
