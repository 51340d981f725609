import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { clientRow } from '#tests/factories/rows/client-row.ts'
import { openDetail } from '#tests/setup/screens/invoice-detail.ts'

const field = (label: string) => screen.getByLabelText(label)
const record = 'POST /rpc/record_payment'

test('says when the limit of the year is passed, offers the tax on earlier sums, too, and sends what it is for', async () => {
  const clientTds = {
    ...{ kind: 'professional', tan: null },
    payments: [{ day: '2026-05-10', value_minor: 4_000_000, tax_minor: 0 }],
  }
  const { user, bodies } = await openDetail(
    {
      ...{ client_id: clientRow(1).id, total_minor: 2_360_000, taxable_minor: 2_000_000 },
      ...{ balance_minor: 2_360_000, settled_minor: 0 },
    },
    { clientTds },
  )
  await user.click(screen.getByRole('button', { name: 'Record payment' }))
  expect(
    await screen.findByText(
      /With this payment, ₹50,000.00 in the year is passed. They will deduct from the earlier ₹40,000.00, too: ₹6,000.00./,
    ),
  ).toBeVisible()
  // Since April 2026 it is not sure that GST is left out.
  expect(screen.getByText(/without GST: since April 2026 that is a practice/)).toBeVisible()
  expect(screen.queryByLabelText('TDS for')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'TDS 10% = ₹6,000.00' }))
  expect(field('Amount')).toHaveValue(17_600)
  await user.selectOptions(field('TDS for'), '1027 · Professional fees')
  await user.click(screen.getByRole('button', { name: 'Record payment' }))
  await waitFor(() =>
    expect(bodies(record)).toMatchObject([
      { amount_minor: 1_760_000, tds_minor: 600_000, tds_kind: 'professional' },
    ]),
  )
})
