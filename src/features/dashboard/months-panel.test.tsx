import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { UiProvider } from '../../ui/ui-provider.tsx'
import { MonthsPanel } from './months-panel.tsx'

const show = (receivedMinor: number) =>
  render(
    <MonthsPanel
      months={[{ month: '2026-11-01', receivedMinor, outstandingMinor: 0 }]}
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
