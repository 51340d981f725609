import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rangeOf } from '#domain/reports/ranges.ts'
import { hindi } from '#languages/hi/screens/index.ts'
import { daysInEnglish } from '#src/language/days/english.ts'
import { Spoken } from '#src/language/words.ts'
import { reportPaths } from '#src/lib/paths/report-paths.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { dataApi } from '#tests/msw/data-api.ts'
import { reportsApi } from '#tests/msw/reports-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { chooseFrom } from '#tests/setup/screens/invoice-list.ts'
import { openAt } from '#tests/setup/screens/render.tsx'
import { savedFiles } from '#tests/setup/screens/saved-files.ts'
import { openSignedIn, put } from '#tests/setup/screens/signed-in.tsx'
import { ReportScreens } from '../report-screens.tsx'

const saved = savedFiles()

const line = (place: number, change: object = {}) => ({
  id: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
  kind: 'invoice',
  day: '2026-11-02',
  number: `INV/26-27/${String(place).padStart(4, '0')}`,
  status: 'PAID',
  client_id: null,
  client_name: 'Kaveri Interiors',
  gstin: '29AABCR1718E1ZL',
  place_of_supply: '29',
  reverse_charge: false,
  currency: 'INR',
  exchange_rate: null,
  own_total_minor: 118_000,
  taxable_minor: 100_000,
  igst_minor: 18_000,
  total_minor: 118_000,
  balance_minor: 0,
  ...change,
})

const dollars = line(2, {
  ...{ currency: 'USD', exchange_rate: '83.5', own_total_minor: 10_000, client_name: '=cmd|x' },
  ...{ taxable_minor: 835_000, igst_minor: 0, total_minor: 835_000, balance_minor: 835_000 },
})

async function open(path: string) {
  dataApi()
  return openSignedIn(path)
}

test('a register shows its lines in rupees and in their own currency, with the sums of all', async () => {
  const asked = reportsApi(
    { invoices: [line(1), dollars] },
    { total_minor: 953_000, without_rate: 2 },
  )
  await open(`${reportPaths.registers}?from=2026-11-01&to=2026-11-30`)
  const table = await screen.findByRole('table', { name: 'Invoices' })
  expect(within(table).getByRole('link', { name: 'INV/26-27/0001' })).toHaveAttribute(
    'href',
    `/invoice/${line(1).id}`,
  )
  // A status is in capitals, as in the lists.
  expect(within(table).getAllByRole('cell', { name: 'PAID' })).toHaveLength(2)
  const row = within(table).getByRole('row', { name: /INV\/26-27\/0002/ })
  expect(row).toHaveTextContent('₹8,350.00')
  expect(row).toHaveTextContent('US$100.00')
  expect(within(table).getByRole('row', { name: /Total \(2\)/ })).toHaveTextContent('₹9,530.00')
  expect(screen.getByText('2 without an exchange rate not counted in the totals.')).toBeVisible()
  expect(asked[0]).toMatchObject({
    ...{ register: 'invoices', first_day: '2026-11-01', last_day: '2026-11-30' },
  })
})

beforeRelease(
  'tax on reverse charge is marked, and the sums below show what the total lacks',
  async () => {
    const reverse = line(3, {
      reverse_charge: true,
      total_minor: 100_000,
      own_total_minor: 100_000,
    })
    reportsApi(
      { invoices: [line(1), reverse] },
      {
        ...{ taxable_minor: 200_000, cgst_minor: 0, sgst_minor: 0, igst_minor: 36_000 },
        ...{ cess_minor: 0, round_off_minor: -30, total_minor: 217_970 },
      },
    )
    const { user } = await open(`${reportPaths.registers}?from=2026-11-01&to=2026-11-30`)
    const table = within(await screen.findByRole('table', { name: 'Invoices' }))
    expect(table.getByRole('row', { name: /0003/ })).toHaveTextContent('₹180.00Reverse charge')
    expect(table.getByRole('row', { name: /0001/ })).not.toHaveTextContent('Reverse charge')
    expect(table.getByRole('row', { name: /^Round-off/ })).toHaveTextContent('−₹0.30')
    expect(table.getByRole('row', { name: /^Reverse charge/ })).toHaveTextContent('−₹180.00')
    await user.click(screen.getByRole('button', { name: 'Show taxes' }))
    const sums = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(sums).toEqual(['₹2,179.70', '₹2,000.00', '₹360.00', '−₹0.30', '−₹180.00'])
  },
)

test('in Hindi, columns, days and cells have Hindi names', async () => {
  reportsApi({ invoices: [line(1)] })
  openAt(`${reportPaths.registers}?from=2026-11-01&to=2026-11-30`, [
    {
      path: '/reports/*',
      element: (
        <Spoken value={hindi}>
          <ReportScreens />
        </Spoken>
      ),
    },
  ])
  const table = await screen.findByRole('table', { name: 'इनवॉइस' })
  expect(within(table).getByRole('columnheader', { name: 'स्थिति' })).toBeVisible()
  expect(within(table).getByRole('cell', { name: 'चुकता' })).toBeVisible()
  expect(screen.getByRole('option', { name: 'पिछले वित्त वर्ष' })).toBeVisible()
})

beforeRelease('the file has the lines of all pages, and none of them is a formula', async () => {
  const many = Array.from({ length: 2_001 }, (_, place) => line(place + 10))
  let letGo = (_: boolean) => {}
  const held = new Promise<boolean>((resolve) => {
    letGo = resolve
  })
  reportsApi({ invoices: [dollars, ...many] }, {}, (skip) => skip === 2_000 && held)
  const { user } = await open(`${reportPaths.registers}?from=2026-11-01&to=2026-11-30`)
  await screen.findByRole('table', { name: 'Invoices' })
  await chooseFrom(user, 'Download', 'CSV')
  expect(await screen.findByRole('button', { name: '2,000 lines…' })).toBeDisabled()
  letGo(false)
  await waitFor(() => expect(saved).toHaveLength(1), { timeout: 5_000 })
  expect(saved[0]?.name).toBe('Invoices_2026-11-01_2026-11-30.csv')
  const text = (await saved[0]?.file.text()) ?? ''
  const rows = text.trimEnd().split('\r\n')
  expect(rows).toHaveLength(2_003)
  expect(rows[1]).toContain("'=cmd|x")
  expect(rows[1]).toContain('USD,83.5,100.00,8350.00')
  expect(rows[2]).toContain('29 Karnataka,Paid')
})

test('days are chosen by a name or from one to another, and stand in the address', async () => {
  const asked = reportsApi({ payments: [] })
  const { user, router } = await open(`${reportPaths.registers}?kind=payments`)
  const none = `No payments in ${daysInEnglish.month(todayInIndia())}`
  expect(await screen.findByRole('heading', { name: none })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Create Invoice' })).toBeVisible()
  expect(asked[0]).toMatchObject({ first_day: rangeOf('month', todayInIndia()).firstDay })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last financial year')
  const year = rangeOf('last-year', todayInIndia())
  expect(router.state.location.search).toBe(
    `?kind=payments&from=${year.firstDay}&to=${year.lastDay}`,
  )
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Other period')
  put(screen.getByLabelText('From'), '2026-11-05')
  put(screen.getByLabelText('Until'), '2026-11-04')
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(screen.getByText('Until cannot be before From.')).toBeVisible()
  expect(router.state.location.search).toContain(year.firstDay)
  put(screen.getByLabelText('Until'), '2026-11-06')
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(router.state.location.search).toBe('?kind=payments&from=2026-11-05&to=2026-11-06')
})

beforeRelease('a failed request says so and can be repeated', async () => {
  let fails = true
  reportsApi(
    { ageing: [{ label: 'Kaveri Interiors', client_id: null, invoices: 1, total_minor: 500 }] },
    {},
    () => fails,
  )
  const { user } = await open(reportPaths.ageing)
  expect(await screen.findByText('Failed to load the report')).toBeVisible()
  fails = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('row', { name: /Kaveri Interiors/ })).toHaveTextContent('₹5.00')
  fails = true
  await chooseFrom(user, 'Download', 'Excel (.xlsx)')
  expect(await screen.findByText('Failed to create the file.')).toBeVisible()
})

beforeRelease('revenue is drawn and told by month, client and item', async () => {
  const earned = {
    client_id: null,
    invoices: 1,
    taxable_minor: 100,
    tax_minor: 18,
    total_minor: 118,
  }
  reportsApi(
    {
      revenue_by_month: [{ ...earned, label: '2026-11-01' }],
      revenue_by_item: [{ ...earned, label: 'Design' }],
    },
    { total_minor: 118 },
  )
  const { user, router } = await open(reportPaths.revenue)
  expect(await screen.findByRole('row', { name: /November 2026/ })).toHaveTextContent('₹1.18')
  await user.click(screen.getByRole('button', { name: 'By item' }))
  expect(await screen.findByRole('row', { name: /Design/ })).toBeVisible()
  expect(router.state.location.search).toBe('?by=item')
})
