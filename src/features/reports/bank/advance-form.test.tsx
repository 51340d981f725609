import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportPaths } from '#src/lib/paths/report-paths.ts'
import { clientRow } from '#tests/factories/rows/client-row.ts'
import { dataApi } from '#tests/msw/data-api.ts'
import { openSignedIn, put } from '#tests/setup/screens/signed-in.tsx'
import { TableWorker } from '#tests/setup/screens/table-worker.ts'

beforeEach(() => vi.stubGlobal('Worker', TableWorker))
afterEach(() => vi.unstubAllGlobals())

const statement = `Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance
04/11/26,INTEREST PAID,,04/11/26,,412.00,1`

const group = (name: string) => within(screen.getByRole('list', { name }))

async function open(options: Parameters<typeof dataApi>[0] = {}) {
  const api = dataApi(options)
  const opened = await openSignedIn(reportPaths.bank)
  const field = await screen.findByLabelText('Choose a bank file, or drop it here')
  await opened.user.upload(field, new File([statement], 'bank.csv', { type: 'text/csv' }))
  await screen.findByText('INTEREST PAID')
  return { ...api, ...opened }
}

test('an unmatched credit becomes an advance of a new client, which can be undone', async () => {
  const booked = () =>
    HttpResponse.json([
      { row_id: 'row-0', payment_id: null, receipt_id: 'receipt-1', code: null, params: null },
    ])
  const { user, bodies } = await open({
    answers: {
      'POST /rpc/book_bank_rows': booked,
      'POST /rpc/undo_receipt': () => new HttpResponse(null, { status: 204 }),
    },
  })
  await user.click(group('Not matched').getByRole('button', { name: 'Advance from a client' }))
  expect(screen.getByLabelText('Client')).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  const reopen = group('Not matched').getByRole('button', { name: 'Advance from a client' })
  expect(reopen).toHaveFocus()
  await user.click(reopen)
  put(screen.getByLabelText('Client'), 'Zephyr Foods')
  expect(await screen.findByText('Zephyr Foods is added to your clients.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Record advance of ₹412.00' }))
  expect(await screen.findByText('Advance from Zephyr Foods recorded.')).toBeVisible()
  expect(bodies('POST /rpc/book_bank_rows')).toEqual([
    {
      bookings: [
        {
          ...{ row_id: 'row-0', new_client: { name: 'Zephyr Foods', email: null } },
          advance_for: null,
        },
      ],
    },
  ])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(bodies('POST /rpc/undo_receipt')).toMatchObject([{ receipt_id: 'receipt-1' }]),
  )
})

test('a credit becomes an advance of a client of the book', async () => {
  const known = clientRow(7, { name: 'Tapti Textiles' })
  const { user, bodies } = await open({ clients: [known] })
  await user.click(group('Not matched').getByRole('button', { name: 'Advance from a client' }))
  await user.clear(screen.getByLabelText('Client'))
  await user.type(screen.getByLabelText('Client'), 'tapti')
  await user.click(await screen.findByRole('option', { name: /Tapti Textiles/ }))
  await user.click(screen.getByRole('button', { name: 'Record advance of ₹412.00' }))
  await waitFor(() =>
    expect(bodies('POST /rpc/book_bank_rows')).toMatchObject([
      { bookings: [{ row_id: 'row-0', client_id: known.id }] },
    ]),
  )
})
