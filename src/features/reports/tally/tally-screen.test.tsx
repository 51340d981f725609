import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { rangeOf } from '#domain/reports/ranges.ts'
import * as businesses from '#src/data/account/businesses.ts'
import { reportPaths } from '#src/lib/paths/report-paths.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { businessRow } from '#tests/factories/rows/business-row.ts'
import { gstReturnRow, returnDocument } from '#tests/factories/rows/gst-return-rows.ts'
import { dataApi } from '#tests/msw/data-api.ts'
import { tallyApi, tallyDocumentRow, tallyMoveRow } from '#tests/msw/tally-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { readMasters, readVouchers, trialBalance } from '#tests/setup/read-tally.ts'
import { savedFiles } from '#tests/setup/screens/saved-files.ts'
import { openSignedIn, put } from '#tests/setup/screens/signed-in.tsx'

const files = savedFiles()

const october = `${reportPaths.tally}?from=2026-10-01&to=2026-10-31`

async function open(
  rows: Parameters<typeof tallyApi>[0] = {
    documents: [tallyDocumentRow(1), tallyDocumentRow(2, { cancelled: true })],
    moves: [tallyMoveRow()],
  },
  address = october,
) {
  const { bodies } = dataApi({
    business: businessRow({ gst_registration: 'regular' }),
    gstReturn: gstReturnRow({ documents: [returnDocument(1)] }),
  })
  const said = tallyApi(rows)
  return { ...(await openSignedIn(address)), bodies, said }
}

test('a period shows what its file holds, that it adds up to GSTR-1, and what is left out and why', async () => {
  await open()
  expect(
    await screen.findByText('The file adds up to GSTR-1: ₹1,180.00, with ₹180.00 tax'),
  ).toBeVisible()
  const totals = within(screen.getByRole('region', { name: 'In these files' }))
  expect(totals.getByText('1 invoice, no credit notes')).toBeVisible()
  const figures = totals.getAllByRole('term').map((term) => term.parentElement?.textContent)
  expect(figures).toEqual([
    ...['Sales before tax₹1,000.00', 'IGST₹180.00', 'Total sales₹1,180.00'],
    ...['Money received₹500.00', 'TDS₹90.00'],
  ])
  const left = within(screen.getByRole('region', { name: 'Left out' }))
  expect(left.getByRole('link', { name: 'INV/26-27/0002' })).toBeVisible()
  expect(left.getByText(/^Cancelled/)).toBeVisible()
})

test('both files are saved in their order, and read back they have the same ledgers', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Download Ledgers' }))
  await vi.waitFor(() => expect(files).toHaveLength(1), 5_000)
  await user.click(screen.getByRole('button', { name: 'Download Vouchers' }))
  await vi.waitFor(() => expect(files).toHaveLength(2), 5_000)
  expect(files.map(({ name }) => name)).toEqual([
    'tally_1_masters_2026-10-01_2026-10-31.xml',
    'tally_2_vouchers_2026-10-01_2026-10-31.xml',
  ])
  const [masters = '', vouchers = ''] = await Promise.all(files.map(({ file }) => file.text()))
  const balance = trialBalance(readVouchers(vouchers))
  expect(balance).toEqual({
    ...{ Bank: 50_000, 'Kaveri Interiors': 59_000, 'Output IGST': -18_000, Sales: -100_000 },
    'TDS Receivable': 9_000,
  })
  expect(
    readMasters(masters)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(Object.keys(balance))
})

beforeRelease('a difference from GSTR-1 is an alert with both sums', async () => {
  await open({ documents: [tallyDocumentRow(1, { total_minor: 118_100, round_off_minor: 100 })] })
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('The file and GSTR-1 do not add up to the same')
  expect(alert).toHaveTextContent(/File: ₹1,181.00.*GSTR-1: ₹1,180.00/)
})

test('a name is kept, is in the next file, and one for two kinds of ledgers stops the download', async () => {
  const { user, said } = await open()
  await user.click(await screen.findByRole('button', { name: 'Edit names in Tally' }))
  put(screen.getByLabelText('Taxable sales'), 'Design Fees')
  await user.click(screen.getByRole('button', { name: 'Clients' }))
  put(screen.getByLabelText('Kaveri Interiors'), 'KI')
  await user.click(screen.getByRole('button', { name: 'Save names' }))
  await vi.waitFor(() => expect(said).toHaveLength(1))
  expect(said[0]).toEqual([
    { ledger: 'sales', name: 'Design Fees' },
    { ledger: 'client', client_id: '5c3f0000-0000-4000-8000-000000000001', name: 'KI' },
  ])
  expect(await screen.findByText('Names saved')).toBeVisible()
  expect(screen.getByLabelText('Kaveri Interiors')).toHaveValue('KI')
  await user.click(screen.getByRole('button', { name: 'Ledgers' }))
  const tds = screen.getByLabelText('TDS that clients deducted')
  put(tds, 'Design Fees')
  await user.click(screen.getByRole('button', { name: 'Save names' }))
  expect(await screen.findByText('Ledgers of two kinds have one name')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Download Vouchers' })).toBeDisabled()
})

test('the names say who changed them last', async () => {
  const name = (ledger: string, changed_at: string, changed_by_name: string | null) => ({
    ...{ ledger, client_id: null, name: ledger, changed_at, changed_by_name },
  })
  const { user } = await open({
    documents: [tallyDocumentRow(1)],
    names: [
      name('sales', '2026-11-05T06:00:00Z', 'Ravi Iyer'),
      name('igst', '2026-11-04T06:00:00Z', 'Asha Pillai'),
    ],
  })
  await user.click(await screen.findByRole('button', { name: 'Edit names in Tally' }))
  expect(screen.getByText('Changed by Ravi Iyer on 5 Nov 2026')).toBeVisible()
})

beforeRelease('more than a page is read to its end', async () => {
  const documents = Array.from({ length: 1_203 }, (_, at) => tallyDocumentRow(at + 1))
  await open({ documents })
  expect(await screen.findByText(/^1,203 vouchers/)).toBeVisible()
})

test('an empty period says so, and leads to this month', async () => {
  const { user, router } = await open({})
  expect(await screen.findByText('Nothing to import in October 2026')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show this month' }))
  const { firstDay, lastDay } = rangeOf('month', todayInIndia())
  expect(router.state.location.search).toBe(`?from=${firstDay}&to=${lastDay}`)
})

test('more than a year is asked to be shorter, and nothing is read', async () => {
  await open({}, `${reportPaths.tally}?from=2024-04-01&to=2026-03-31`)
  expect(await screen.findByText('Choose at most a year')).toBeVisible()
})

test('a failure says so, and the period is read when one tries again', async () => {
  let down = true
  const { user } = await open({ documents: [tallyDocumentRow(1)], fails: () => down })
  expect(await screen.findByText('Failed to load the Tally files')).toBeVisible()
  down = false
  await user.click(screen.getByRole('button', { name: /try again/i }))
  expect(await screen.findByText('1 voucher · in Tally: Import → Transactions')).toBeVisible()
})

test('an accountant makes the file, and names nothing', async () => {
  const mayWrite = vi.spyOn(businesses, 'useMayWrite').mockReturnValue(false)
  await open()
  expect(await screen.findByRole('region', { name: 'In these files' })).toBeVisible()
  expect(screen.queryByRole('form', { name: 'Names in Tally' })).not.toBeInTheDocument()
  mayWrite.mockRestore()
})
