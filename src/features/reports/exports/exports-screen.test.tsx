import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportPaths } from '#src/lib/paths/report-paths.ts'
import {
  exportPaymentRow,
  exportRow,
  exportYearRow,
  remittanceRow,
  termsRow,
} from '#tests/factories/rows/export-rows.ts'
import { dataApi } from '#tests/msw/data-api.ts'
import { exportsApi } from '#tests/msw/exports-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { chooseFrom } from '#tests/setup/screens/invoice-list.ts'
import { savedFiles } from '#tests/setup/screens/saved-files.ts'
import { openSignedIn, put } from '#tests/setup/screens/signed-in.tsx'

const saved = savedFiles()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T06:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

function open(year: () => object | Response) {
  dataApi()
  const bodiesOf = exportsApi(year)
  return { bodiesOf, opened: openSignedIn(reportPaths.exports) }
}

beforeRelease(
  'each invoice tells its clocks, and the month its declaration with the last day',
  async () => {
    const { bodiesOf, opened } = open(() => exportYearRow([exportRow(1), exportRow(2)]))
    await opened
    const month = await screen.findByRole('list', { name: 'Export declarations (EDF)' })
    expect(month).toHaveTextContent(/October 2026\s*Due 30 Nov 2026\s*2 days left/)
    expect(month).toHaveTextContent(/2 invoices.*US\$2,000\.00/)
    const card = screen.getByRole('article', { name: 'INV/26-27/0001' })
    expect(card).toHaveTextContent('Payment from abroadby 15 Jan 2028 · 413 days left')
    expect(card).toHaveTextContent('Paid within a year (LUT)by 15 Oct 2027 · 321 days left')
    expect(card).toHaveTextContent('IGST and interest by 30 Oct 2027 (rule 96A)')
    expect(card).toHaveTextContent('ReceivedUS$1,000.00 openNothing yet')
    expect(card).toHaveTextContent('You close it in a quarterly declaration')
    expect(bodiesOf('export_year')[0]).toEqual({
      ...{ first_day: '2026-04-01', last_day: '2027-03-31' },
    })
  },
)

beforeRelease(
  'what is not sure is told: IEC, eBRC, Statement 2, the year of rule 96A, intermediaries',
  async () => {
    const { user } = await open(() => exportYearRow([exportRow(1)])).opened
    await user.click(await screen.findByRole('button', { name: 'Open questions in the law' }))
    expect(
      screen.getByText(/Ask your accountant before you file\.$/, { selector: 'p' }),
    ).toBeVisible()
    for (const what of [/^IEC:/, /^eBRC:/, /^Statement 2:/, /^Rule 96A:/, /^Agents and brokers/])
      expect(screen.getByText(what)).toBeVisible()
  },
)

beforeRelease(
  'what came in is told with what the bank said, and its exchange difference',
  async () => {
    const payments = [
      exportPaymentRow(40_000, { remittance: { ...remittanceRow, changed_by_name: 'Ravi Iyer' } }),
      exportPaymentRow(60_000, { remitted_minor: 90_000 }),
    ]
    const terms = {
      ...termsRow,
      changed_at: '2026-11-05T06:00:00Z',
      changed_by_name: 'Asha Pillai',
    }
    await open(() =>
      exportYearRow([exportRow(1, { payments, terms, due_minor: 0, paid_date: '2026-11-20' })]),
    ).opened
    const received = await screen.findByRole('list', { name: 'Received' })
    const [first, second] = within(received).getAllByRole('listitem')
    expect(first).toHaveTextContent(/P0802.*IRM IRM-1.*FIRA FIRA-1.*fira\.pdf/)
    expect(first).toHaveTextContent(
      /₹34,400\.00 credited.*₹590\.00 bank charges.*₹990\.00 exchange gain.*by Ravi Iyer/,
    )
    expect(screen.getByText('Changed by Asha Pillai on 5 Nov 2026')).toBeVisible()
    expect(second).toHaveTextContent('part of US$900.00')
    expect(second).toHaveTextContent('Bank details not entered yet')
    expect(screen.getAllByText(/Paid 20 Nov 2026/)).toHaveLength(2)
  },
)

test('bank details are entered with a purpose code from the list, and rupees in paise', async () => {
  const { bodiesOf, opened } = open(() =>
    exportYearRow([exportRow(1, { payments: [exportPaymentRow(100_000)] })]),
  )
  const { user } = await opened
  await user.click(await screen.findByRole('button', { name: /Bank details of US\$1,000\.00/ }))
  const dialog = await screen.findByRole('dialog')
  put(within(dialog).getByLabelText(/Credited in rupees/), '86,000+500.50')
  put(within(dialog).getByLabelText(/Purpose code/), 'X1')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await within(dialog).findByText('Purpose code must look like P0802.')).toBeVisible()
  put(within(dialog).getByLabelText(/Purpose code/), 'P0802')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(bodiesOf('note_remittance')).toHaveLength(1))
  expect(bodiesOf('note_remittance')[0]).toEqual({
    ...{ payment_id: exportPaymentRow(100_000).id, bank_advice: 'UTR9' },
    ...{ purpose_code: 'P0802', rupees_minor: 8_650_050 },
  })
})

test('a month is marked as filed, not on a day to come', async () => {
  const { bodiesOf, opened } = open(() => exportYearRow([exportRow(1)]))
  const { user } = await opened
  await user.click(await screen.findByRole('button', { name: 'Mark as filed: October 2026' }))
  const dialog = await screen.findByRole('dialog', { name: 'EDF of October 2026' })
  put(within(dialog).getByLabelText(/Form number/), 'EDF-9')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(bodiesOf('note_edf')).toHaveLength(1))
  expect(bodiesOf('note_edf')[0]).toEqual({
    ...{ first_day: '2026-10-01', filed_on: '2026-11-28', form_number: 'EDF-9' },
  })
})

beforeRelease('the list of a month comes as a file, asked for that month alone', async () => {
  const { bodiesOf, opened } = open(() => exportYearRow([exportRow(1)]))
  const { user } = await opened
  const button = await screen.findByRole('button', { name: 'Download EDF of October 2026' })
  await waitFor(() => expect(button).toBeEnabled())
  await chooseFrom(user, 'Download EDF of October 2026', 'CSV, list of invoices (Annex 2B)')
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.name).toBe('EDF_2026-10.csv')
  expect(bodiesOf('export_year').at(-1)).toEqual({
    ...{ first_day: '2026-10-01', last_day: '2026-10-31' },
  })
})

beforeRelease('a list of more exports than an answer holds is asked in halves', async () => {
  const whole = exportYearRow([exportRow(1)])
  const years = [whole, { ...whole, count: 2 }, whole, exportYearRow([exportRow(2)])]
  const { bodiesOf, opened } = open(() => years.shift() ?? whole)
  const { user } = await opened
  await screen.findByRole('article', { name: 'INV/26-27/0001' })
  await chooseFrom(user, 'Download lists', 'Statement 3 (refund, LUT), CSV')
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.name).toBe('statement-3_2026-04-01_2027-03-31.csv')
  expect(await saved[0]?.file.text()).toMatch(/INV\/26-27\/0001[\s\S]*INV\/26-27\/0002/)
  expect(bodiesOf('export_year').slice(2)).toEqual([
    { first_day: '2026-04-01', last_day: '2026-09-30' },
    { first_day: '2026-10-01', last_day: '2027-03-31' },
  ])
})

test('a large write-off is told with who may allow it, and under LUT its tax stays owed', async () => {
  const given = {
    ...{ total_minor: 2_000_000, total_inr_minor: 170_000_000, due_minor: 2_000_000 },
    ...{ written_off_on: '2026-11-20', write_off_reason: 'Bankrupt' },
  }
  await open(() => exportYearRow([exportRow(1, given)])).opened
  const card = await screen.findByRole('article', { name: 'INV/26-27/0001' })
  expect(card).toHaveTextContent('Your bank closes it.')
  expect(card).toHaveTextContent(
    'Reduced by US$20,000.00: above ₹10 lakh: tell your bank the reasons',
  )
  expect(card).toHaveTextContent('Written off. Under the LUT the tax is owed all the same.')
})

beforeRelease('terms are saved, and an empty year and a failure say so', async () => {
  const { bodiesOf, opened } = open(() => exportYearRow([exportRow(1)]))
  const { user, unmount } = await opened
  await user.click(await screen.findByRole('button', { name: 'Edit terms of INV/26-27/0001' }))
  const dialog = await screen.findByRole('dialog')
  put(within(dialog).getByLabelText(/Net realisable value/), '980')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(bodiesOf('note_export_terms')).toHaveLength(1))
  expect(bodiesOf('note_export_terms')[0]).toMatchObject({ net_minor: 98_000 })
  unmount()
  const years = [HttpResponse.error(), HttpResponse.json(exportYearRow([]))]
  const again = await open(() => years.shift() ?? exportYearRow([])).opened
  expect(await screen.findByText('Failed to load your exports')).toBeVisible()
  await again.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No exports this year')).toBeVisible()
})
