import { screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { gstReturnRow } from '#tests/factories/rows/gst-return-rows.ts'
import { breakdown, inTurn } from '#tests/msw/auth.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { october, open } from '#tests/setup/opened/gst-returns.tsx'

beforeRelease(
  'an advance without a purpose is a question of the return, and no reason to file it as nil',
  async () => {
    const question = {
      ...{ id: 'r-1', client_id: 'c-1', client_name: 'Kaveri Interiors', paid_on: '2026-10-10' },
      ...{ amount_minor: 2_360_000, currency: 'INR', reason: 'undecided' },
    }
    const nothing = { documents: [], hsn: [], numbers: [], questions: [question] }
    const answers = {
      'POST /rpc/decide_advance': inTurn(breakdown, () => new HttpResponse(null, { status: 204 })),
    }
    const { user, bodies } = open(october, { gstReturn: gstReturnRow(nothing), answers })
    const panel = within(await screen.findByRole('region', { name: 'For services or goods? (1)' }))
    expect(screen.queryByText(/file it as nil/)).not.toBeInTheDocument()
    expect(screen.queryByText('Nil return')).not.toBeInTheDocument()
    const step = screen.getByText('1 advance to decide').closest('li')
    expect(step).toContainElement(screen.getByRole('link', { name: 'Show' }))
    expect(screen.getByRole('link', { name: 'Show' })).toHaveAttribute(
      'href',
      expect.stringMatching(/#advances$/),
    )
    const say = () =>
      user.click(
        panel.getByRole('button', { name: '₹23,600.00 of Kaveri Interiors is for services' }),
      )
    await say()
    const failed = 'Failed to update the advance. Please try again.'
    expect(await screen.findByText(failed)).toBeVisible()
    await say()
    expect(await screen.findByText('Advance updated.')).toBeVisible()
    expect(bodies('POST /rpc/decide_advance').at(-1)).toEqual({
      ...{ receipt_id: 'r-1', advance_for: 'services' },
    })
  },
)

test('a return without a figure says what is missing of an advance in another currency', async () => {
  const question = {
    ...{ id: 'r-1', client_id: 'c-1', client_name: 'Kaveri Interiors', paid_on: '2026-10-10' },
    ...{ amount_minor: 2_360_000, currency: 'USD', reason: 'unrated' },
  }
  const nothing = { documents: [], hsn: [], numbers: [], questions: [question] }
  open(october, { gstReturn: gstReturnRow(nothing) })
  const list = await screen.findByRole('region', { name: '1 thing to check' })
  expect(list).toHaveTextContent('is not counted yet. Issue its receipt voucher')
  expect(screen.getByText(/receipt vouchers first, which ask for the exchange rate/)).toBeVisible()
  expect(screen.queryByText(/what its advances are for/)).not.toBeInTheDocument()
})

const advanceRow = (its: object) => ({
  ...{ id: 'r-1', voucher_id: null, number: null, paid_on: '2026-10-10', client_id: 'c-1' },
  ...{ client_name: 'Harbour', supply: 'domestic', place_of_supply: '29', rate: 1800 },
  ...{ received: true, late: false, taxable_minor: 100, igst_minor: 18 },
  ...{ cgst_minor: 0, sgst_minor: 0, cess_minor: 0, ...its },
})
const advanceAlone = (its: object) =>
  gstReturnRow({ documents: [], hsn: [], numbers: [], advances: [advanceRow(its)] })

test('a month with only an advance for an export is not called nil', async () => {
  const gstReturn = advanceAlone({ supply: 'export', place_of_supply: '96' })
  open(october, { gstReturn })
  expect(await screen.findByText(/only an advance that no section reports/)).toBeVisible()
  expect(screen.queryByText(/A return is due all the same/)).not.toBeInTheDocument()
})

test('an advance without a voucher stands in table 11A, which speaks of none', async () => {
  open(october, { gstReturn: advanceAlone({}) })
  expect(
    await screen.findByText('For services not invoiced in this period (table 11A)'),
  ).toBeVisible()
})
