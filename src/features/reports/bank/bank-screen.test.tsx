import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportPaths } from '#src/lib/paths/report-paths.ts'
import { businessRow } from '#tests/factories/rows/business-row.ts'
import { dataApi, refused } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { openSignedIn, put } from '#tests/setup/screens/signed-in.tsx'
import { TableWorker } from '#tests/setup/screens/table-worker.ts'

beforeEach(() => vi.stubGlobal('Worker', TableWorker))
afterEach(() => vi.unstubAllGlobals())

const invoice = (place: number, client_name: string, balance_minor: number) => ({
  id: `invoice-${place}`,
  number: `INV/26-27/000${place}`,
  client_id: client_name,
  client_name,
  issue_date: '2026-10-01',
  due_date: '2026-10-31',
  total_minor: balance_minor,
  taxable_minor: balance_minor,
  balance_minor,
})
const bankLedger = {
  invoices: [
    invoice(1, 'Kaveri Interiors', 5_000_000),
    invoice(2, 'Tapti Textiles', 3_000_000),
    invoice(3, 'Konkan Roasters', 700_000),
  ],
}

const statement = `Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance
02/11/26,UPI-KAVERI INTERIORS-630612345671-INV/26-27/0001,0000630612345671,02/11/26,,"50,000.00",1
03/11/26,NEFT CR-TAPTI TEXTILES-ICICN52026110387654321,ICICN52026110387654321,03/11/26,,"27,000.00",1
04/11/26,INTEREST PAID,,04/11/26,,412.00,1
05/11/26,POS SHOP,,05/11/26,100.00,,1`

const group = (name: string) => within(screen.getByRole('list', { name }))
const pick = () => screen.getByLabelText('Choose a bank file, or drop it here')

async function open(options: Parameters<typeof dataApi>[0] = {}) {
  const api = dataApi({ bankLedger, ...options })
  const opened = await openSignedIn(reportPaths.bank)
  await screen.findByText('Nothing to match')
  const choose = (text: string, name = 'statement.csv') =>
    opened.user.upload(pick(), new File([text], name, { type: 'text/csv' }))
  return { ...api, ...opened, choose }
}

test('a bank statement shows its bank, its days and its rows, and its credits stand in groups', async () => {
  const { choose, bodies } = await open()
  await choose(statement)
  expect(
    await screen.findByText('HDFC Bank, 2 Nov 2026 to 5 Nov 2026, 4 rows, 3 credits'),
  ).toBeVisible()
  expect(screen.getByText('3 new credits.')).toBeVisible()
  expect(screen.queryByRole('list', { name: 'EXAMPLE' })).not.toBeInTheDocument()
  expect(group('Exact matches').getByText(/invoice number and amount match/)).toBeVisible()
  expect(screen.getByRole('list', { name: 'Likely' })).toHaveTextContent(
    'INV/26-27/0002 Tapti Textiles · ₹27,000.00 and ₹3,000.00 TDS',
  )
  expect(group('Not matched').getByText('INTEREST PAID')).toBeVisible()
  // Debits stay in the browser.
  expect(JSON.stringify(bodies('POST /rpc/keep_bank_rows'))).not.toContain('POS SHOP')
})

test('exact ones are recorded together after one question, but for those that are left out', async () => {
  const { choose, user, bodies } = await open({
    bankLedger: { invoices: [...bankLedger.invoices, invoice(4, 'Chambal Motors', 900_000)] },
  })
  await choose(`${statement}
06/11/26,INV/26-27/0003,,06/11/26,,"7,000.00",1
07/11/26,INV/26-27/0004,,07/11/26,,"9,000.00",1`)
  await user.click(await screen.findByRole('checkbox', { name: /INV\/26-27\/0003/ }))
  const record = screen.getByRole('button', { name: 'Record 2' })
  expect(record.parentElement).toHaveTextContent('Record 2₹59,000.00')
  await user.click(record)
  expect(bodies('POST /rpc/book_bank_rows')).toEqual([])
  await user.dblClick(screen.getByRole('button', { name: 'Record 2 credits' }))
  expect(await screen.findByText('2 credits recorded.')).toBeVisible()
  expect(bodies('POST /rpc/book_bank_rows')).toMatchObject([
    { bookings: [{ row_id: 'row-0' }, { row_id: 'row-4' }] },
  ])
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1))
  expect(screen.getByRole('checkbox', { name: /INV\/26-27\/0003/ })).not.toBeChecked()
})

beforeRelease('a refused row stays, with the reason beside it', async () => {
  const refusing = () =>
    HttpResponse.json([
      { row_id: 'row-1', payment_id: null, receipt_id: null, code: 'nothing_due', params: null },
    ])
  const { choose, user } = await open({ answers: { 'POST /rpc/book_bank_rows': refusing } })
  await choose(statement)
  const likely = await screen.findByRole('list', { name: 'Likely' })
  await user.click(within(likely).getByRole('button', { name: 'Record' }))
  expect(await within(likely).findByRole('alert')).toHaveTextContent('Nothing is due')
})

/** A credit of ₹7,500; the invoice found by hand leaves ₹500 of it. */
async function overpaid(options: Parameters<typeof open>[0] = {}) {
  const opened = await open(options)
  const { choose, user } = opened
  await choose(statement.replace('412.00', '"7,500.00"'))
  await screen.findByText('INTEREST PAID')
  await user.click(group('Not matched').getByRole('button', { name: 'Find invoice' }))
  expect(screen.getByLabelText('Search open invoices')).toHaveFocus()
  put(screen.getByLabelText('Search open invoices'), 'konkan')
  await user.click(await screen.findByRole('option', { name: /INV\/26-27\/0003/ }))
  expect(group('Not matched').getByRole('button', { name: 'Record' })).toHaveFocus()
  return opened
}

test('an invoice is chosen by hand; a registered seller is asked what the excess is for, and led to the return while it is open', async () => {
  const business = businessRow({ gst_registration: 'regular' })
  const first = await overpaid({ business })
  expect(screen.getByText(/₹500.00 more than due, kept as an advance/)).toBeVisible()
  await first.user.selectOptions(await screen.findByLabelText('The advance is for'), 'Goods')
  await first.user.click(group('Not matched').getByRole('button', { name: 'Record' }))
  expect(await screen.findByText('1 credit recorded.')).toBeVisible()
  expect(first.bodies('POST /rpc/book_bank_rows')).toMatchObject([
    { bookings: [{ excess: 'advance', advance_for: 'goods' }] },
  ])
  cleanup()

  const { user, bodies, router } = await overpaid({ business })
  await screen.findByLabelText('The advance is for')
  await user.click(group('Not matched').getByRole('button', { name: 'Record' }))
  await user.click(await screen.findByRole('button', { name: 'Open return' }))
  expect(bodies('POST /rpc/book_bank_rows')).toMatchObject([{ bookings: [{ advance_for: null }] }])
  expect(router.state.location).toMatchObject({
    ...{ pathname: reportPaths.gstr1, search: '?period=112026' },
  })
})

beforeRelease(
  'a credit is split by hand over invoices of one client, with the amounts that are typed',
  async () => {
    const other = { ...invoice(4, 'Kaveri Interiors', 2_000_000) }
    const { choose, user, bodies } = await open({
      bankLedger: { invoices: [...bankLedger.invoices, other] },
    })
    await choose(statement.replace('412.00', '"60,000.00"'))
    await screen.findByText('INTEREST PAID')
    await user.click(group('Not matched').getByRole('button', { name: 'Find invoice' }))
    put(screen.getByLabelText('Search open invoices'), '0001')
    await user.click(await screen.findByRole('option', { name: /INV\/26-27\/0001/ }))
    await user.click(group('Not matched').getByRole('button', { name: 'Split: add invoice' }))
    put(screen.getByLabelText('Search open invoices'), 'INV')
    expect(screen.queryByRole('option', { name: /0003/ })).toBeNull()
    await user.click(await screen.findByRole('option', { name: /INV\/26-27\/0004/ }))
    put(screen.getByLabelText('For INV/26-27/0001, in rupees'), '70000')
    expect(screen.getByText(/Enter at most the balance of ₹50,000.00/)).toBeVisible()
    put(screen.getByLabelText('For INV/26-27/0001, in rupees'), '45000')
    put(screen.getByLabelText('For INV/26-27/0004, in rupees'), '15000')
    await user.click(group('Not matched').getByRole('button', { name: 'Record' }))
    await waitFor(() => expect(screen.queryByText('INTEREST PAID')).toBeNull())
    expect(bodies('POST /rpc/book_bank_rows')).toMatchObject([
      {
        bookings: [
          {
            excess: null,
            advance_for: null,
            parts: [
              { invoice_id: 'invoice-1', amount_minor: 4_500_000, tds_minor: 0 },
              { invoice_id: 'invoice-4', amount_minor: 1_500_000, tds_minor: 0 },
            ],
          },
        ],
      },
    ])
  },
)

beforeRelease('a credit for no invoice is set aside and brought back', async () => {
  const { choose, user } = await open()
  await choose(statement)
  await screen.findByText('INTEREST PAID')
  await user.click(group('Not matched').getByRole('button', { name: 'Ignore' }))
  expect(await screen.findByText('Credit ignored.')).toBeVisible()
  const seen = await screen.findByRole('list', { name: 'Recorded or ignored' })
  await user.click(within(seen).getByRole('button', { name: 'Restore' }))
  expect(await screen.findByText('Credit restored.')).toBeVisible()
  expect(group('Not matched').getByText('INTEREST PAID')).toBeVisible()
})

beforeRelease(
  'a file of unknown heads asks once what its columns hold, and is read by itself the next time',
  async () => {
    const { choose, user, bodies } = await open()
    const unknown = 'Kab;Kya;Kitna;Kidhar\n01/11/26;UPI SOMEBODY;500.00;C\n02/11/26;SHOP;20.00;D\n'
    await choose(unknown)
    await screen.findByText('Match the columns')
    await user.click(screen.getByRole('button', { name: 'Read file' }))
    expect(
      await screen.findByText(
        'Choose the columns for the date, the narration and the amount received.',
      ),
    ).toBeVisible()
    const say = (field: RegExp, column: string) =>
      user.selectOptions(screen.getByRole('combobox', { name: field }), column)
    await say(/^Date/, 'Kya')
    await say(/^Narration/, 'Kya')
    await say(/^Amount/, 'Kitna')
    await say(/^Cr or Dr/, 'Kidhar')
    await user.click(screen.getByRole('button', { name: 'Read file' }))
    expect(
      await screen.findByText(
        'No row in this file has both a date and an amount. Choose other columns.',
      ),
    ).toBeVisible()
    await say(/^Date/, 'Kab')
    expect(screen.getByText('01/11/26 · 02/11/26')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Read file' }))
    expect(await screen.findByText(/^Bank statement, .* 2 rows, 1 credit$/)).toBeVisible()
    expect(bodies('POST /rpc/keep_mapping')).toEqual([
      {
        purpose: 'bank',
        heads: ['Kab', 'Kya', 'Kitna', 'Kidhar'],
        mapping: { day: 0, narration: 1, amount: 2, type: 3 },
      },
    ])
    await choose(unknown)
    await waitFor(() => expect(bodies('POST /rpc/keep_bank_rows')).toHaveLength(2))
    expect(screen.queryByText('Match the columns')).toBeNull()
  },
)

test('a file that cannot be read says why, and one that cannot be kept, too', async () => {
  const { choose } = await open({
    answers: { 'POST /rpc/keep_bank_rows': refused(503, 'unavailable') },
  })
  await choose('%PDF-1.7', 'statement.pdf.csv')
  expect(
    await screen.findByText('This is a PDF. Choose a CSV or Excel (.xlsx) file instead.'),
  ).toBeVisible()
  await choose(statement)
  expect(
    await screen.findByText('Failed to save the credits in this file. Please try again.'),
  ).toBeVisible()
})

test('a row that could not be recorded or set aside says so, and stays', async () => {
  const { choose, user } = await open({
    answers: {
      'POST /rpc/book_bank_rows': refused(503, 'unavailable'),
      'POST /rpc/set_bank_rows_aside': refused(503, 'unavailable'),
    },
  })
  await choose(statement)
  const likely = within(await screen.findByRole('list', { name: 'Likely' }))
  await user.click(likely.getByRole('button', { name: 'Record' }))
  expect(await screen.findByText('Failed to record this credit. Please try again.')).toBeVisible()
  await user.click(likely.getByRole('button', { name: 'Ignore' }))
  expect(await screen.findByText('Failed to change this credit. Please try again.')).toBeVisible()
  expect(likely.getByRole('button', { name: 'Record' })).toBeEnabled()
})

test('failed data are requested again', async () => {
  let fails = true
  dataApi({
    answers: {
      'POST /rpc/bank_ledger': (usual) => (fails ? refused(503, 'unavailable')() : usual()),
    },
  })
  const { user } = await openSignedIn(reportPaths.bank)
  expect(await screen.findByText('Failed to load your bank credits')).toBeVisible()
  fails = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nothing to match')).toBeVisible()
  expect(screen.getByRole('list', { name: 'EXAMPLE' })).toHaveTextContent(
    /KAVERI INTERIORSINV\/26-27\/0039/,
  )
})
