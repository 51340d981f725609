import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { gstReturnRow, returnDocument } from '#tests/factories/rows/gst-return-rows.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { october, open } from '#tests/setup/opened/gst-returns.tsx'
import { savedFiles } from '#tests/setup/screens/saved-files.ts'

const files = savedFiles()

const june = { first_day: '2026-06-01', last_day: '2026-06-30', ends_on: '2027-11-30' }
const was = returnDocument(1, { issue_date: '2026-06-05' })
const now = { ...was, number: 'INV/26-27/0001-R', total_minor: 129_800 }
const change = { key: was.id, section: 'document', again: false, made_on: '2026-11-02', was, now }
const amendment = (changes: object = {}) => ({
  ...june,
  ...{ via: null, awaits_gstr3b: false, small: [], advances: [], changes: [change] },
  ...changes,
})
const none = { filed: null, corrected: [], amendments: [], waiting: [] }
const opened = (corrections: object) =>
  open(october, { gstReturn: { ...gstReturnRow(), corrections: { ...none, ...corrections } } })

test('what the return amends of earlier ones is listed with both numbers, its client and both values', async () => {
  opened({ amendments: [amendment()] })
  const panel = within(
    await screen.findByRole('region', { name: 'Amendments of earlier returns (1)' }),
  )
  expect(panel.getByRole('listitem')).toHaveTextContent(
    `INV/26-27/0001 → INV/26-27/0001-R${was.client_name}₹1,180.00 → ₹1,298.00June 2026`,
  )
})

test('an amendment table that holds something is saved as the CSV of the offline tool', async () => {
  const { user } = opened({ amendments: [amendment()] })
  const panel = within(await screen.findByRole('region', { name: /^Amendments/ }))
  expect(panel.getAllByRole('button')).toHaveLength(1)
  await user.click(panel.getByRole('button', { name: 'CSV: B2B (b2ba)' }))
  await vi.waitFor(() => expect(files).toHaveLength(1), 5_000)
  expect(files[0]?.name).toBe('gstr1_102026_b2ba.csv')
  expect(await files[0]?.file.text()).toContain(
    'INV/26-27/0001,05-Jun-2026,INV/26-27/0001-R,05-Jun-2026,1298.00,29-Karnataka',
  )
})

beforeRelease(
  'while nobody said whether GSTR-3B is filed, corrections wait with a way to say it',
  async () => {
    const { user } = opened({ waiting: [amendment({ awaits_gstr3b: true })] })
    const panel = within(
      await screen.findByRole('region', { name: 'Corrections of June 2026 (1)' }),
    )
    expect(
      panel.getByText('GSTR-1A cannot change the GSTIN of a buyer. This return does.'),
    ).toBeVisible()
    // All that is typed there: days, place, rate and value, too.
    await user.click(panel.getByRole('button', { name: 'CSV: B2B (b2ba)' }))
    await vi.waitFor(() => expect(files.at(-1)?.name).toBe('gstr1_062026_b2ba.csv'), 5_000)
    expect(await files.at(-1)?.file.text()).toContain(
      'INV/26-27/0001,05-Jun-2026,INV/26-27/0001-R,05-Jun-2026,1298.00,29-Karnataka',
    )
    await user.click(panel.getByRole('button', { name: 'Mark GSTR-1A as filed' }))
    expect(
      await screen.findByRole('dialog', { name: 'Mark GSTR-1A for June 2026 as filed?' }),
    ).toBeVisible()
  },
)

test('a rejected note is told as one that changes no tax', async () => {
  opened({ amendments: [amendment({ changes: [{ ...change, now: was, again: true }] })] })
  const panel = within(await screen.findByRole('region', { name: /^Amendments/ }))
  expect(panel.getByRole('listitem')).toHaveTextContent(/reported again: no change in tax/)
})

test.each([
  ['2026-09-30', true, false],
  ['2026-10-01', true, true],
  ['2026-11-30', true, true],
  ['2026-11-30', false, false],
  ['2026-12-01', true, false],
])(
  'on %s, with a return of 2025-26 that was filed: %s, its last day is told in one line: %s',
  async (day, last_year_filed, isTold) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T06:00:00Z`) })
    opened({ last_year_filed })
    await screen.findByText(/^Matches your books/)
    const told = screen.queryByText('You can report corrections of 2025-26 until 30 Nov 2026.')
    expect(told !== null).toBe(isTold)
    vi.useRealTimers()
  },
)

test.each([
  ['2026-09-30', false],
  ['2026-10-01', true],
])('on %s the last day for amending is told: %s', async (day, isTold) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T06:00:00Z`) })
  const old = { first_day: '2026-03-01', last_day: '2026-03-31', ends_on: '2026-11-30' }
  opened({ amendments: [amendment(old), amendment()] })
  const panel = within(await screen.findByRole('region', { name: /^Amendments/ }))
  expect(panel.queryByText(/You can amend these until 30 Nov 2026/) !== null).toBe(isTold)
  vi.useRealTimers()
})
