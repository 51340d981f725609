import { useSearchParams } from 'react-router-dom'
import type { PlainDate } from '#domain/dates.ts'
import { periodCode } from '#domain/gst/filing.ts'
import {
  type Filing,
  filings,
  firstDayOf,
  lastOfQuarter,
  latestPeriod,
  returnPeriod,
} from '#domain/gst/gstr1/period.ts'
import { keepFiling, keptFiling } from '#src/lib/gst-filing.ts'
import { todayInIndia } from '#src/lib/today.ts'

const filingOf = (text: string | null) => filings.find((filing) => filing === text)

/**
 * Reads the asked return from the address; each other choice is a step that Back undoes. With
 * `wholeOnly`, each month of a quarter asks for the whole quarter.
 */
export function useReturnAddress({ wholeOnly = false } = {}) {
  const [params, setParams] = useSearchParams()
  const filing: Filing = filingOf(params.get('filing')) ?? keptFiling() ?? 'monthly'
  const asked = firstDayOf(params.get('period') ?? '') ?? latestPeriod(filing, todayInIndia())
  const firstDay = wholeOnly && filing === 'quarterly' ? lastOfQuarter(asked) : asked

  /** A `gstin` of null is today's. */
  const go = (change: {
    firstDay?: PlainDate
    filing?: Filing
    iff?: boolean
    gstin?: string | null
  }) => {
    const next = new URLSearchParams(params)
    const chosen = change.filing ?? filing
    next.set('filing', chosen)
    const code = periodCode({ firstDay, lastDay: change.firstDay ?? firstDay })
    next.set('period', code)
    if (change.gstin === null) next.delete('gstin')
    else if (change.gstin !== undefined) next.set('gstin', change.gstin)
    if (change.iff !== undefined) next.set('iff', change.iff ? 'yes' : 'no')
    setParams(next)
  }

  return {
    firstDay,
    filing,
    iff: params.get('iff') === 'yes',
    /** An earlier registration; null for today's. */
    gstin: params.get('gstin'),
    period: returnPeriod(filing, firstDay),
    go,
    /** Chosen here and at the next visit; a quarter is looked at by its last month first. */
    fileBy: (chosen: Filing) => {
      keepFiling(chosen)
      go({ filing: chosen, ...(chosen === 'quarterly' && { firstDay: lastOfQuarter(firstDay) }) })
    },
  }
}

export type ReturnAddress = ReturnType<typeof useReturnAddress>
