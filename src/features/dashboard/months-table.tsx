import { VisuallyHidden } from '@chakra-ui/react'
import { formatPeriod } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import type { MonthRevenue } from '../../data/dashboard.ts'

/** The chart in words. */
export function MonthsTable({ months }: { months: MonthRevenue[] }) {
  return (
    <VisuallyHidden asChild>
      <table>
        <caption>Revenue of the last twelve months</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Received</th>
            <th scope="col">Outstanding</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, receivedMinor, outstandingMinor }) => (
            <tr key={month}>
              <th scope="row">{formatPeriod('month', month)}</th>
              <td>{formatMoney(receivedMinor)}</td>
              <td>{formatMoney(outstandingMinor)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  )
}
