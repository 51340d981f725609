import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportPaths } from '#src/lib/paths/report-paths.ts'
import { dataApi } from '#tests/msw/data-api.ts'
import { openSignedIn } from '#tests/setup/screens/signed-in.tsx'
import { TableWorker } from '#tests/setup/screens/table-worker.ts'

beforeEach(() => vi.stubGlobal('Worker', TableWorker))
afterEach(() => vi.unstubAllGlobals())

const invoice = (place: number, client_name: string, balance_minor: number) => ({
  ...{ id: `invoice-${place}`, number: `INV/26-27/000${place}`, client_id: client_name },
  ...{ client_name, issue_date: '2026-10-01', due_date: '2026-10-31' },
  ...{ total_minor: balance_minor, taxable_minor: balance_minor, balance_minor },
})
const bankLedger = {
  invoices: [invoice(1, 'Kaveri Interiors', 5_000_000), invoice(2, 'Tapti Textiles', 3_000_000)],
}

const statement = `Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance
02/11/26,UPI-KAVERI INTERIORS-630612345671-INV/26-27/0001,0000630612345671,02/11/26,,"50,000.00",1
03/11/26,NEFT CR-TAPTI TEXTILES-ICICN52026110387654321,ICICN52026110387654321,03/11/26,,"27,000.00",1`

async function open() {
  const api = dataApi({ bankLedger })
  const opened = await openSignedIn(reportPaths.bank)
  const field = await screen.findByLabelText('Choose a bank file, or drop it here')
  await opened.user.upload(field, new File([statement], 'bank.csv', { type: 'text/csv' }))
  return { ...api, ...opened }
}

test('one exact credit is recorded at once, and the focus stays in the content', async () => {
  const { user, bodies } = await open()
  await user.click(await screen.findByRole('button', { name: 'Record this payment' }))
  expect(await screen.findByText('1 credit recorded.')).toBeVisible()
  expect(bodies('POST /rpc/book_bank_rows')).toEqual([
    {
      bookings: [
        {
          row_id: 'row-0',
          claim_id: null,
          parts: [{ invoice_id: 'invoice-1', amount_minor: 5_000_000, tds_minor: 0 }],
          excess: null,
          advance_for: null,
        },
      ],
    },
  ])
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Exact matches' })).toBeNull())
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  await user.click(
    within(screen.getByRole('list', { name: 'Likely' })).getByRole('button', { name: 'Record' }),
  )
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Likely' })).toBeNull())
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})
