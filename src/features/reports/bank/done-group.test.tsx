import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportPaths } from '#src/lib/paths/report-paths.ts'
import { dataApi } from '#tests/msw/data-api.ts'
import { openSignedIn } from '#tests/setup/screens/signed-in.tsx'
import { TableWorker } from '#tests/setup/screens/table-worker.ts'

beforeEach(() => vi.stubGlobal('Worker', TableWorker))
afterEach(() => vi.unstubAllGlobals())

const statement = `Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance
02/11/26,NEFT CR,,02/11/26,,"5,000.00",1`

const kept = {
  ...{ day: '2026-11-02', narration: 'NEFT', reference: null, payer: null, standing: 'stands' },
  ...{ state: 'booked', amount_minor: 500_000, invoice: null, receipt: null },
}
const recorded = [
  { ...kept, id: 'row-1', invoice: { id: 'one', number: 'INV/26-27/0001' } },
  {
    ...{ ...kept, id: 'row-2' },
    receipt: {
      client: { id: 'tapti', name: 'Tapti Textiles' },
      advance_minor: 200_000,
      invoices: [{ id: 'two', number: 'INV/26-27/0002' }],
    },
  },
  { ...kept, id: 'row-3', state: 'aside', changed_by_name: 'Ravi Iyer' },
]

test('a credit that is here already says for which invoices it was recorded, and as whose advance', async () => {
  dataApi({ bankRows: recorded })
  const { user } = await openSignedIn(reportPaths.bank)
  const pick = await screen.findByLabelText('Choose a bank file, or drop it here')
  await user.upload(pick, new File([statement], 'statement.csv', { type: 'text/csv' }))
  const [first, second, third] = within(
    await screen.findByRole('list', { name: 'Recorded or ignored' }),
  ).getAllByRole('listitem')
  expect(first).toHaveTextContent(/Recorded for INV\/26-27\/0001$/)
  expect(second).toHaveTextContent(
    'Recorded for INV/26-27/0002Advance of ₹2,000.00 from Tapti Textiles',
  )
  expect(third).toHaveTextContent('₹5,000.002 Nov 2026 · by Ravi Iyer')
  const links = within(second ?? document.body).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/invoice/two', '/client/tapti'])
})
