import { useSearchParams } from 'react-router-dom'
import * as v from 'valibot'
import { isPlainDate } from '#domain/dates.ts'
import type { Period } from '#domain/periods.ts'
import { type RangeName, rangeOf } from '#domain/reports/ranges.ts'
import { todayInIndia } from '../../lib/today.ts'

const pageParam = v.fallback(
  v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  1,
)

/** Days, page and what else a report is asked for, in the address; each change is a step that Back undoes. */
export function useReportAddress(unasked: RangeName) {
  const [params, setParams] = useSearchParams()
  const usual = rangeOf(unasked, todayInIndia())
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? '']
  const period: Period =
    isPlainDate(from) && isPlainDate(to) && from <= to ? { firstDay: from, lastDay: to } : usual

  const changed = (change: Record<string, string>) =>
    new URLSearchParams({ ...Object.fromEntries(params), ...change })

  return {
    period,
    page: v.parse(pageParam, params.get('page')),
    asked: (name: string) => params.get(name),
    /** Another question begins at its first page. */
    ask: (change: Record<string, string>) => {
      const next = changed(change)
      next.delete('page')
      setParams(next)
    },
    /** Changes the address without a step for each letter; an empty text goes out of it. */
    amend: (change: Record<string, string>) => {
      const next = changed(change)
      for (const [name, value] of Object.entries(change)) if (value === '') next.delete(name)
      setParams(next, { replace: true })
    },
    turnTo: (page: number) => setParams(changed({ page: String(page) })),
    hrefFor: (page: number) => `?${changed({ page: String(page) })}`,
  }
}

export type ReportAddress = ReturnType<typeof useReportAddress>
