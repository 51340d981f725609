import { VisuallyHidden } from '@chakra-ui/react'
import { formatMoney } from '#domain/money.ts'
import { formatPeriod } from '#domain/periods.ts'
import type { MonthRevenue } from '../../../data/dashboard.ts'
import { isReduced, reducedLabel, reducedOf } from './reduced.ts'

/** The chart in words. */
export function MonthsTable({ months }: { months: MonthRevenue[] }) {
  const reduced = isReduced(months)
  return (
    // A box around it: a table of its own would be as wide as its rows.
    <VisuallyHidden>
      <table>
        <caption>Revenue of the last twelve months</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Received</th>
            <th scope="col">Outstanding</th>
            {reduced && (
              <>
                <th scope="col">{reducedLabel}</th>
                <th scope="col">Revenue</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {months.map((revenue) => (
            <tr key={revenue.month}>
              <th scope="row">{formatPeriod('month', revenue.month)}</th>
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
