import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { businessRow } from '#tests/factories/rows/business-row.ts'
import { creditNoteRow, creditSums, debitNoteRow } from '#tests/factories/rows/credit-rows.ts'
import { detailRow, invoiceId, itemRow } from '#tests/factories/rows/invoice-rows.ts'
import { refused } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { actionNames, chooseAction, openDetail } from '#tests/setup/screens/invoice-detail.ts'
import { put } from '#tests/setup/screens/signed-in.tsx'

const rest = {
  total_minor: 236_000,
  commercial: false,
  items: [{ id: itemRow().id, minor: 200_000, quantity: 2 }],
}
const business = businessRow({ gst_registration: 'regular' })
const filed = { issue_date: '2026-10-05' }

async function openNote(note: object, answers: object = {}) {
  let asked = 0
  const opened = await openDetail(note, {
    business,
    answers: {
      // The note itself comes first, then its invoice.
      'GET /invoice_records': (usual: () => Response) =>
        asked++ === 0 ? usual() : HttpResponse.json([detailRow({ id: invoiceId(1) })]),
      'POST /rpc/preview_corrected_note': () => HttpResponse.json({ rest, preview: creditSums }),
      ...answers,
    },
  })
  await chooseAction(opened.user, 'Correct after filing')
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: /^Correct / })) }
}

test('a credit note of a filed month is corrected by another, which begins with its amount and its reason', async () => {
  const { user, bodies, dialog } = await openNote(creditNoteRow(filed))
  expect(await dialog.findByLabelText('Amount')).toHaveValue('1,180.00')
  expect(dialog.getByLabelText(/^Reason/)).toHaveValue('Fewer hours')
  expect(dialog.queryByLabelText('Date')).not.toBeInTheDocument()
  expect(await dialog.findByText('Including tax, at most ₹2,360.00.')).toBeVisible()
  put(dialog.getByLabelText('Amount'), '2360')
  await user.click(dialog.getByRole('button', { name: 'Issue credit note' }))
  expect(await screen.findByText('Note corrected.')).toBeVisible()
  expect(bodies('POST /rpc/correct_note')).toEqual([
    {
      ...{ request_key: expect.any(String), note_id: invoiceId(70) },
      ...{ reason: 'Fewer hours', amount_minor: 236_000 },
    },
  ])
})

beforeRelease(
  'a debit note is corrected by rows of its invoice, without a day of its own',
  async () => {
    const { user, bodies, dialog } = await openNote(debitNoteRow(filed))
    await user.click(await dialog.findByRole('button', { name: 'Rows' }))
    put(await dialog.findByLabelText('Quantity of Brand identity'), '1')
    expect(dialog.queryByLabelText('Due date')).not.toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Issue debit note' }))
    expect(await screen.findByText('Note corrected.')).toBeVisible()
    expect(bodies('POST /rpc/correct_note')).toMatchObject([
      { note_id: invoiceId(71), items: [{ id: itemRow().id, quantity: '1' }] },
    ])
  },
)

beforeRelease('a refusal of the database is shown in the dialog', async () => {
  const { user, dialog } = await openNote(creditNoteRow(filed), {
    'POST /rpc/correct_note': refused(409, 'correction_not_filed'),
  })
  await user.click(await dialog.findByRole('button', { name: 'Issue credit note' }))
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(/is not marked as filed/))
})

test.each([
  ['of this month', {}],
  ['whose money was given back', { ...filed, settled_minor: 118_000 }],
])('a note %s offers no correction', async (_, note) => {
  const { user } = await openDetail(creditNoteRow(note), { business })
  expect(await actionNames(user)).not.toContain('Correct after filing')
})
