import { cleanup, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { UiProvider } from '#src/ui/ui-provider.tsx'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { MonthTooltip } from './month-tooltip.tsx'
import { ticksOf } from './months-chart.tsx'
import { MonthsPanel } from './months-panel.tsx'

const show = (cameInMinor: number, revenueMinor = cameInMinor, tdsMinor = 0) =>
  render(
    <MonthsPanel
      months={[{ month: '2026-11-01', revenueMinor, cameInMinor, tdsMinor }]}
      error={undefined}
      onRetry={() => {}}
    />,
    { wrapper: UiProvider },
  )

beforeRelease('months without an invoice are said to be so, with no empty chart', () => {
  show(0)
  expect(screen.getByText('Nothing was invoiced or received in these months.')).toBeVisible()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

test('one invoice is enough for the chart', () => {
  show(100)
  expect(
    screen.getByRole('table', { name: 'Invoiced and received in the last twelve months' }),
  ).toBeVisible()
  expect(
    screen.queryByText('Nothing was invoiced or received in these months.'),
  ).not.toBeInTheDocument()
})

test('a month with more credited than invoiced is negative, and shown as that', () => {
  show(0, -40_000)
  const table = screen.getByRole('table', {
    name: 'Invoiced and received in the last twelve months',
  })
  expect(within(table).getByRole('row', { name: /November 2026/ })).toHaveTextContent(
    '−₹400.00₹0.00',
  )
})

test('tax that clients deducted is a part of its own, and none is no part', () => {
  show(100, 120, 10)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Month',
    'Invoiced',
    'Received',
    'TDS',
  ])
  cleanup()
  show(100)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Month',
    'Invoiced',
    'Received',
  ])
})

test('a month under the pointer is shown in words, with its rupees grouped', () => {
  const part = { label: 'Received', color: 'neel.solid', minor: 12_345_678_90 }
  render(<MonthTooltip month="2026-11-01" parts={[part, { ...part, label: 'Due', minor: 0 }]} />, {
    wrapper: UiProvider,
  })
  expect(screen.getByText('November 2026')).toBeVisible()
  expect(screen.getByText('₹1,23,45,678.90')).toBeVisible()
  expect(screen.getByText('₹0.00')).toBeVisible()
})

test('the scale reaches the highest month, however far it is above all others', () => {
  const month = (revenueMinor: number) => ({
    ...{ month: '2026-11-01', revenueMinor, cameInMinor: 0, tdsMinor: 0 },
  })
  expect(ticksOf([month(100_000), month(80_000), month(10_000_000)]).at(-1)).toBe(10_000_000)
  expect(ticksOf([month(100_000), month(80_000)]).at(-1)).toBe(100_000)
})
