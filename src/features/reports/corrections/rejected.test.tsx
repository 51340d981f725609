import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as businesses from '#src/data/account/businesses.ts'
import { invoiceId } from '#tests/factories/rows/invoice-rows.ts'
import { breakdown } from '#tests/msw/auth.ts'
import { refused } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { october, open } from '#tests/setup/opened/gst-returns.tsx'
import { put } from '#tests/setup/screens/signed-in.tsx'

const note = {
  ...{ id: invoiceId(70), number: 'CN/26-27/0001', issue_date: '2026-06-05' },
  ...{ client_name: 'Kaveri Foods', total_minor: 11_800_000, currency: 'INR' },
}
const rejected = {
  ...note,
  ...{ rejected_on: '2026-08-01', ends_on: '2027-11-30', tax_minor: 1_800_000, via: null },
}
const panel = async () =>
  within(await screen.findByRole('region', { name: 'Credit notes rejected on the portal' }))

test('a note with ₹18,000 of tax that was rejected says so until it is reported again', async () => {
  const { user, bodies } = open(october, { rejections: { rejected: [rejected], open: [] } })
  const shown = await panel()
  expect(shown.getByRole('listitem')).toHaveTextContent(
    'Adds ₹18,000.00 to your tax until you report it again. Deadline: 30 Nov 2027',
  )
  expect(shown.queryByRole('button', { name: 'Mark a rejected note' })).not.toBeInTheDocument()
  await user.click(shown.getByRole('button', { name: 'Undo the rejection of CN/26-27/0001' }))
  expect(await screen.findByText('No longer marked as rejected.')).toBeVisible()
  expect(bodies('POST /rpc/accept_note')).toEqual([{ note_id: invoiceId(70) }])
})

test('an accountant reads which notes were rejected, and marks none', async () => {
  const mayWrite = vi.spyOn(businesses, 'useMayWrite').mockReturnValue(false)
  open(october, { rejections: { rejected: [rejected], open: [note] } })
  const shown = await panel()
  expect(shown.getByRole('listitem')).toHaveTextContent('Rejected on 1 Aug 2026')
  expect(shown.queryByRole('button')).not.toBeInTheDocument()
  mayWrite.mockRestore()
})

beforeRelease('one that was reported again changes no tax, and is not undone', async () => {
  const via = { form: 'gstr1', first_day: '2026-07-01', last_day: '2026-07-31' }
  const told = { ...rejected, via, by_name: 'Ravi Iyer' }
  open(october, { rejections: { rejected: [told], open: [] } })
  const shown = await panel()
  expect(shown.getByRole('listitem')).toHaveTextContent('Rejected on 1 Aug 2026 · by Ravi Iyer')
  expect(shown.getByRole('listitem')).toHaveTextContent(
    'Reported again in GSTR-1 for July 2026: no change in tax',
  )
  expect(shown.queryByRole('button')).not.toBeInTheDocument()
})

beforeRelease(
  'a note is marked by hand with its day, and a refusal stands at its field',
  async () => {
    const { user, bodies } = open(october, {
      rejections: { rejected: [], open: [note, { ...note, id: invoiceId(71), number: 'CN/2' }] },
      answers: { 'POST /rpc/reject_note': refused(422, 'rejection_day', 'rejectedOn') },
    })
    const shown = await panel()
    expect(shown.getByText('None is marked.')).toBeVisible()
    await user.click(shown.getByRole('button', { name: 'Mark a rejected note' }))
    const dialog = within(await screen.findByRole('dialog', { hidden: false }))
    await user.click(dialog.getByRole('button', { name: 'Mark as rejected' }))
    expect(
      await dialog.findByText('Choose a credit note.', { selector: ':not(option)' }),
    ).toBeVisible()
    await user.selectOptions(
      dialog.getByLabelText('Credit note'),
      'CN/26-27/0001 · ₹1,18,000.00 · Kaveri Foods',
    )
    put(dialog.getByLabelText('Rejected on'), '2026-06-01')
    await user.click(dialog.getByRole('button', { name: 'Mark as rejected' }))
    expect(await dialog.findByText('The day must lie between the note and today.')).toBeVisible()
    await waitFor(() =>
      expect(bodies('POST /rpc/reject_note')).toEqual([
        { note_id: invoiceId(70), rejected_on: '2026-06-01' },
      ]),
    )
  },
)

test('without notes nothing is shown, and a failure says so with a way to try again', async () => {
  let asked = 0
  const { user } = open(october, {
    rejections: { rejected: [rejected], open: [] },
    answers: {
      'POST /rpc/rejected_notes': (usual) => (asked++ === 0 ? breakdown() : usual()),
    },
  })
  expect(await screen.findByText('Failed to load the rejected credit notes.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect((await panel()).getByText(/Kaveri Foods/)).toBeVisible()
})
