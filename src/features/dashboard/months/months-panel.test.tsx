import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { UiProvider } from '#src/ui/ui-provider.tsx'
import { MonthTooltip } from './month-tooltip.tsx'
import { MonthsPanel } from './months-panel.tsx'

const show = (receivedMinor: number, revenueMinor = receivedMinor) =>
  render(
    <MonthsPanel
      months={[{ month: '2026-11-01', revenueMinor, receivedMinor, outstandingMinor: 0 }]}
      error={undefined}
      onRetry={() => {}}
    />,
    { wrapper: UiProvider },
  )

test('months without an invoice are said to be so, with no empty chart', () => {
  show(0)
  expect(screen.getByText('Nothing was invoiced in these months.')).toBeVisible()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

test('one invoice is enough for the chart', () => {
  show(100)
  expect(screen.getByRole('table', { name: 'Revenue of the last twelve months' })).toBeVisible()
  expect(screen.queryByText('Nothing was invoiced in these months.')).not.toBeInTheDocument()
})

test('a month with more credited than invoiced is negative, and shown as that', () => {
  show(0, -40_000)
  const table = screen.getByRole('table', { name: 'Revenue of the last twelve months' })
  expect(within(table).getByRole('row', { name: /November 2026/ })).toHaveTextContent(
    '₹0.00₹0.00−₹400.00−₹400.00',
  )
})

test('a document without credits and write-offs does not mention them', () => {
  show(100)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Month',
    'Paid',
    'Outstanding',
  ])
})

test('a month under the pointer is shown in words, with its rupees grouped', () => {
  const part = { label: 'Paid', color: 'neel.solid', minor: 12_345_678_90 }
  render(<MonthTooltip month="2026-11-01" parts={[part, { ...part, label: 'Due', minor: 0 }]} />, {
    wrapper: UiProvider,
  })
  expect(screen.getByText('November 2026')).toBeVisible()
  expect(screen.getByText('₹1,23,45,678.90')).toBeVisible()
  expect(screen.getByText('₹0.00')).toBeVisible()
})
