import type { PlainDate } from '#domain/dates.ts'
import {
  type Filing,
  gstr1Due,
  gstr3bDue,
  latestPeriod,
  returnPeriod,
} from '#domain/gst/gstr1/period.ts'
import { formatMoney, formatWhole } from '#domain/money.ts'
import { reportList } from '#languages/en/screens/report-list.ts'
import { MOST_TO_MATCH, useReportsStanding } from '../../data/reports.ts'
import { useDates } from '../../language/days/use-dates.ts'
import { useWords } from '../../language/words.ts'
import { keptFiling } from '../../lib/gst-filing.ts'
import { todayInIndia } from '../../lib/today.ts'
import type { Place } from '../../ui/layout/rows/place-list.tsx'
import type { ReportName } from './report-places.ts'

/** How each report stands: the return that is due, what is owed, what waits. */
export function useReportFigures() {
  const { figures: words } = useWords(reportList)
  const dates = useDates()
  const today = todayInIndia()
  const filing: Filing = keptFiling() ?? 'monthly'
  const period = returnPeriod(filing, latestPeriod(filing, today))
  const { data, error, mutate } = useReportsStanding(period)
  const shown: Partial<Record<ReportName, Place['figure']>> = {}
  if (error !== undefined && !data) return { shown, error, mutate }
  if (!data) {
    for (const name of ['gstr1', 'gstr3b', 'registers', 'revenue', 'ageing', 'bank'] as const) {
      shown[name] = null
    }
    return { shown, error, mutate }
  }

  const month = dates.month(today)
  if (data.return) {
    const { isNil, filedOn, gstr3bFiledOn } = data.return
    const months = dates.months(period)
    const dueBy = (day: PlainDate, isOver: boolean) => {
      const sentence = isNil ? words[isOver ? 'nilLate' : 'nil'] : words[isOver ? 'wasDue' : 'due']
      return sentence({ months, day: dates.day(day) })
    }
    const due = gstr1Due(filing, period)
    const isLate = today > due
    shown.gstr1 = filedOn
      ? { text: words.filed({ months, day: dates.day(filedOn) }) }
      : { text: `${dueBy(due, isLate)} · ${words.notFiled}`, isLate }
    const paid = gstr3bDue(filing, period)
    const isOver = paid !== null && today > paid
    const told = paid ? dueBy(paid, isOver) : isNil ? words.nilOnly({ months }) : months
    shown.gstr3b = gstr3bFiledOn
      ? { text: words.filed({ months, day: dates.day(gstr3bFiledOn) }) }
      : { text: `${told} · ${words.notFiled}`, isLate: isOver }
  }
  const owed = formatMoney(data.owedMinor)
  const count = formatWhole(data.toMatch)
  shown.registers = {
    text: words.invoices({ count: data.invoices, month }),
    isNothing: data.invoices === 0,
  }
  shown.revenue = {
    text: words.revenue({ amount: formatMoney(data.revenueMinor), month }),
    isNothing: data.revenueMinor === 0,
  }
  shown.ageing =
    data.late > 0
      ? { text: words.owedLate({ amount: owed, count: formatWhole(data.late) }), isLate: true }
      : { text: words.owed({ amount: owed }), isNothing: data.owedMinor === 0 }
  shown.bank = {
    text:
      data.toMatch === 0
        ? words.noneToMatch
        : words[data.toMatch < MOST_TO_MATCH ? 'toMatch' : 'toMatchMost']({ count }),
    isNothing: data.toMatch === 0,
  }
  return { shown, error, mutate }
}
