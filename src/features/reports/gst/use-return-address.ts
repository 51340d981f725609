import { useSearchParams } from 'react-router-dom'
import type { PlainDate } from '#domain/dates.ts'
import { periodCode } from '#domain/filing.ts'
import {
  type Filing,
  filings,
  firstDayOf,
  lastOfQuarter,
  latestPeriod,
  returnPeriod,
} from '#domain/gst/gstr1/period.ts'
import { keepChoice, keptChoice } from '../../../lib/kept-choice.ts'
import { todayInIndia } from '../../../lib/today.ts'

/** Who files by the quarter does so each time. */
const KEPT = 'bahi-gst-filing'

const filingOf = (text: string | null) => filings.find((filing) => filing === text)

/** Which return the address asks for; each other choice is a step that Back undoes. `wholeOnly`: of a quarter nothing but all of it. */
export function useReturnAddress({ wholeOnly = false } = {}) {
  const [params, setParams] = useSearchParams()
  const filing: Filing = filingOf(params.get('filing')) ?? filingOf(keptChoice(KEPT)) ?? 'monthly'
  const asked = firstDayOf(params.get('period') ?? '') ?? latestPeriod(filing, todayInIndia())
  const firstDay = wholeOnly && filing === 'quarterly' ? lastOfQuarter(asked) : asked

  const go = (change: { firstDay?: PlainDate; filing?: Filing; iff?: boolean }) => {
    const next = new URLSearchParams(params)
    const chosen = change.filing ?? filing
    next.set('filing', chosen)
    const code = periodCode({ firstDay, lastDay: change.firstDay ?? firstDay })
    next.set('period', code)
    if (change.iff !== undefined) next.set('iff', change.iff ? 'yes' : 'no')
    setParams(next)
  }

  return {
    firstDay,
    filing,
    iff: params.get('iff') === 'yes',
    period: returnPeriod(filing, firstDay),
    go,
    /** Chosen here and at the next visit; a quarter is looked at by its last month first. */
    fileBy: (chosen: Filing) => {
      keepChoice(KEPT, chosen)
      go({ filing: chosen, ...(chosen === 'quarterly' && { firstDay: lastOfQuarter(firstDay) }) })
    },
  }
}

export type ReturnAddress = ReturnType<typeof useReturnAddress>
