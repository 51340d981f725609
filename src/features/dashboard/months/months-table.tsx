import { VisuallyHidden } from '@chakra-ui/react'
import { formatMoney } from '#domain/money.ts'
import { dashboard } from '#languages/en/screens/dashboard.ts'
import type { MonthRevenue } from '#src/data/dashboard.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { isReduced, reducedOf } from './reduced.ts'

/** The chart in words. */
export function MonthsTable({ months }: { months: MonthRevenue[] }) {
  const { months: words } = useWords(dashboard)
  const dates = useDates()
  const reduced = isReduced(months)
  return (
    // A box around it: a table of its own would be as wide as its rows.
    <VisuallyHidden>
      <table>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.month}</th>
            <th scope="col">{words.settled}</th>
            <th scope="col">{words.outstanding}</th>
            {reduced && (
              <>
                <th scope="col">{words.reduced}</th>
                <th scope="col">{words.revenue}</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {months.map((revenue) => (
            <tr key={revenue.month}>
              <th scope="row">{dates.month(revenue.month)}</th>
              <td>{formatMoney(revenue.receivedMinor)}</td>
              <td>{formatMoney(revenue.outstandingMinor)}</td>
              {reduced && (
                <>
                  <td>{formatMoney(reducedOf(revenue))}</td>
                  <td>{formatMoney(revenue.revenueMinor)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  )
}
