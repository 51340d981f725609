import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { reportPaths } from '#src/lib/paths/report-paths.ts'
import { clientRows, deductionRow, departmentRow } from '#tests/factories/rows/tds-rows.ts'
import { dataApi } from '#tests/msw/data-api.ts'
import { openSignedIn } from '#tests/setup/screens/signed-in.tsx'

test('whoever read the statement in, confirmed a deductor or noted something is named, but for the owner', async () => {
  const changed_by_name = 'Ravi Iyer'
  const bank = { tan: 'MUMB12345A', name: 'SOME BANK', client_id: null, changed_by_name }
  dataApi({
    tdsBooks: {
      clients: clientRows,
      deductions: [
        deductionRow(1, 'kaveri', '2026-06-20', 1_000_000),
        { ...deductionRow(2, 'tapti', '2026-06-22', 500_000), changed_by_name },
      ],
      rows: [
        departmentRow('1', { tax_minor: 500_000 }),
        departmentRow('2', { tan: bank.tan, deductor: bank.name, tax_minor: 100 }),
      ],
      known: [bank, { tan: 'DELT11111C', name: 'TAPTI', client_id: 'tapti', changed_by_name }],
      certificates: [
        {
          id: 'c1',
          client_id: 'tapti',
          quarter: '2026-04-01',
          number: 'X1',
          received_on: '2026-08-20',
          changed_by_name,
        },
      ],
      statement: { told_on: '2026-11-01', changed_by_name },
    },
  })
  const { user } = await openSignedIn(reportPaths.tds)
  const first = within(
    await screen.findByRole('group', { name: 'April to June 2026 of Tapti Textiles' }),
  )
  expect(first.getByText(/^Form 131 no. X1, received on 20 Aug 2026 · by Ravi Iyer$/)).toBeVisible()
  expect(screen.getByText('From the statement of 1 Nov 2026 · by Ravi Iyer')).toBeVisible()
  expect(screen.getByText(/^TAN DELT11111C, by Ravi Iyer · /)).toBeVisible()
  await user.click(first.getByRole('button', { name: '1 deduction' }))
  expect(first.getByText(/^22 Jun 2026 · ₹5,000\.00 · 1027 .* · by Ravi Iyer$/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Not your clients (1)' }))
  expect(screen.getByText('MUMB12345A · 1 row · ₹1.00 · by Ravi Iyer')).toBeVisible()
  const other = within(
    screen.getByRole('group', { name: 'April to June 2026 of Kaveri Interiors' }),
  )
  expect(other.queryByText(/by /)).toBeNull()
})
