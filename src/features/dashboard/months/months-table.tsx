import { VisuallyHidden } from '@chakra-ui/react'
import { formatMoney } from '#domain/money.ts'
import { dashboard } from '#languages/en/screens/dashboard.ts'
import type { MonthRevenue } from '#src/data/dashboard.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { hasTds } from './has-tds.ts'

/** The chart in words. */
export function MonthsTable({ months }: { months: MonthRevenue[] }) {
  const { months: words } = useWords(dashboard)
  const dates = useDates()
  const withTds = hasTds(months)
  return (
    // A box around it: a table of its own would be as wide as its rows.
    <VisuallyHidden>
      <table>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.month}</th>
            <th scope="col">{words.invoiced}</th>
            <th scope="col">{words.received}</th>
            {withTds && <th scope="col">{words.tds}</th>}
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, revenueMinor, cameInMinor, tdsMinor }) => (
            <tr key={month}>
              <th scope="row">{dates.month(month)}</th>
              <td>{formatMoney(revenueMinor)}</td>
              <td>{formatMoney(cameInMinor)}</td>
              {withTds && <td>{formatMoney(tdsMinor)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  )
}
