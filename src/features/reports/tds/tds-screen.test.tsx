import { screen, within } from '@testing-library/react'
import { strToU8, zipSync } from 'fflate'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportPaths } from '#src/lib/paths/report-paths.ts'
import {
  clientRows as clients,
  deductionRow as deduction,
  departmentRow as row,
} from '#tests/factories/rows/tds-rows.ts'
import { dataApi, refused } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { openSignedIn, put } from '#tests/setup/screens/signed-in.tsx'
import { TableWorker } from '#tests/setup/screens/table-worker.ts'

beforeEach(() => vi.stubGlobal('Worker', TableWorker))
afterEach(() => vi.unstubAllGlobals())

const deductions = [
  deduction(1, 'kaveri', '2026-06-20', 1_000_000),
  deduction(2, 'tapti', '2026-06-22', 500_000),
  deduction(3, 'tapti', '2026-08-22', 700_000),
]

const file = `^Annual Tax Statement^
File Creation Date^PAN^Status^FY^AY^Name
01-11-2026^ABCPD1234E^Active^2026-27^2027-28^ASHA RAO
^PART-I - Details of Tax Deducted at Source^
1^KAVERI INTERIORS PVT LTD^MUMK12345A^^^^^100000.00^10000.00^10000.00
^1^1027^22-Jun-2026^F^06-Aug-2026^-^100000.00^10000.00^10000.00`

const pick = () => screen.findByLabelText('Choose Form 26AS or Form 168, or drop it here')

async function open(options: Parameters<typeof dataApi>[0] = {}) {
  const api = dataApi({ tdsBooks: { clients, deductions }, ...options })
  const opened = await openSignedIn(reportPaths.tds)
  const choose = async (content: string | Uint8Array<ArrayBuffer>, name = '26AS.txt') =>
    opened.user.upload(await pick(), new File([content], name))
  return { ...api, ...opened, choose }
}

const quarter = (name: string) => within(screen.getByRole('group', { name }))

test('what clients deducted stands by client and quarter, and nothing of it is there yet', async () => {
  await open()
  expect(await screen.findByText(/how much of it has reached the tax department/)).toBeVisible()
  const first = quarter('April to June 2026 of Kaveri Interiors')
  expect(screen.getByText('₹10,000.00 deducted')).toBeVisible()
  expect(screen.queryByText(/₹0\.00 credit/)).not.toBeInTheDocument()
  // Nobody has asked the department yet: nothing is said to be missing there.
  expect(first.queryByText('Not at the department')).not.toBeInTheDocument()
  expect(screen.queryByRole('group', { name: 'Missing' })).not.toBeInTheDocument()
  // Nor is a client written to about it.
  expect(first.getByRole('button', { name: /^Mark Form 131 as received/ })).toBeVisible()
  expect(first.queryByRole('button', { name: /^Write to the client/ })).not.toBeInTheDocument()
})

test('a statement of another year says nothing of this one', async () => {
  await open({
    tdsBooks: {
      ...{ clients, deductions },
      rows: [row('1', { tax_minor: 400_000, day: '2026-03-31', code: '194J' })],
    },
  })
  await screen.findByRole('group', { name: 'April to June 2026 of Tapti Textiles' })
  expect(screen.queryByText('Missing')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Write to the client/ })).not.toBeInTheDocument()
})

test('until a client has to report a quarter, its day stands beside what is missing', async () => {
  await open({
    tdsBooks: {
      clients,
      deductions: [...deductions, deduction(4, 'tapti', '2026-11-10', 300_000)],
      rows: [row('1', { tax_minor: 500_000 })],
    },
  })
  await screen.findByRole('group', { name: 'July to September 2026 of Tapti Textiles' })
  const [due, ...others] = screen.getAllByText(/reports this quarter by 31 Jan 2027\./)
  expect(quarter('October to December 2026 of Tapti Textiles').getByText(/reports this/)).toBe(due)
  expect(others).toEqual([])
})

test('a chosen statement is read in the browser, its rows are kept, and a client that only the name tells is asked about', async () => {
  const { choose, bodies, user } = await open()
  await choose(file)
  expect(await screen.findByText('Form 26AS read: 1 deductor, 1 new row')).toBeVisible()
  expect(screen.getByText('Statement of 1 Nov 2026, 1 row')).toBeVisible()
  expect(bodies('POST /rpc/keep_tds_rows')).toEqual([
    {
      told_on: '2026-11-01',
      tds_rows: [
        expect.objectContaining({ tan: 'MUMK12345A', code: '1027', tax_minor: 1_000_000 }),
      ],
    },
  ])
  const asked = await screen.findByLabelText('Your client: KAVERI INTERIORS PVT LTD')
  expect(asked).toHaveValue('kaveri')
  expect(screen.getByText('Same name')).toBeVisible()
  expect(screen.getAllByText('Missing').length).toBeGreaterThan(0)
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('Deductor saved.')).toBeVisible()
  expect(bodies('POST /rpc/remember_deductor')).toEqual([
    { tan: 'MUMK12345A', deductor: 'KAVERI INTERIORS PVT LTD', client_id: 'kaveri' },
  ])
  expect(await screen.findByText('Matched')).toBeVisible()
})

test('a bank that pays interest is said to be no client, and can be asked about again', async () => {
  const { choose, user, bodies } = await open()
  await choose(file.replace('KAVERI INTERIORS PVT LTD', 'SOME BANK'))
  const asked = await screen.findByLabelText('Your client: SOME BANK')
  expect(asked).toHaveValue('')
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled()
  await user.selectOptions(asked, 'Not a client')
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  await user.click(await screen.findByRole('button', { name: 'Not your clients (1)' }))
  await user.click(screen.getByRole('button', { name: 'Ask again' }))
  expect(await screen.findByLabelText('Your client: SOME BANK')).toBeVisible()
  expect(bodies('POST /rpc/remember_deductor')).toEqual([
    { tan: 'MUMK12345A', deductor: 'SOME BANK' },
    { tan: 'MUMK12345A', deductor: 'MUMK12345A', forgets: true },
  ])
})

test('each state is told once beside its quarter, with the rows that say so', async () => {
  const { user } = await open({
    tdsBooks: {
      clients,
      deductions,
      rows: [
        row('1', { tax_minor: 400_000 }),
        row('2', { tax_minor: 700_000, day: '2026-08-22', status: 'P' }),
        row('3', { tax_minor: 90_000, day: '2026-11-02' }),
      ],
    },
  })
  const first = within(
    await screen.findByRole('group', { name: 'April to June 2026 of Tapti Textiles' }),
  )
  expect(first.getAllByText('Short')).toHaveLength(1)
  await user.click(first.getByRole('button', { name: '1 deduction' }))
  expect(first.getAllByText('Short')).toHaveLength(1)
  expect(first.getByText('At the department: ₹4,000.00, 1027, 22 Jun 2026, Final')).toBeVisible()
  const second = quarter('July to September 2026 of Tapti Textiles')
  expect(second.getAllByText('Not final')).toHaveLength(1)
  expect(
    quarter('October to December 2026 of Tapti Textiles').getAllByText('Not in your books').length,
  ).toBeGreaterThan(0)
})

test('a day on which the client booked it earlier is taken over by a click', async () => {
  const { user, bodies } = await open({
    tdsBooks: {
      clients,
      deductions: [deduction(1, 'tapti', '2026-04-10', 500_000)],
      rows: [row('1', { tax_minor: 500_000, day: '2026-03-28', code: '194J' })],
    },
  })
  const april = within(
    await screen.findByRole('group', { name: 'April to June 2026 of Tapti Textiles' }),
  )
  expect(april.getByText(/Your client entered it on 28 Mar 2026/)).toBeVisible()
  await user.click(april.getByRole('button', { name: 'Use 28 Mar 2026' }))
  expect(await screen.findByText('Deduction saved.')).toBeVisible()
  expect(bodies('POST /rpc/set_deduction')).toEqual([
    { payment_id: 'payment-1', tds_kind: 'professional', credited_on: '2026-03-28' },
  ])
})

test('what a deduction is for is changed, and a refusal stands beside its field', async () => {
  let answer: (() => Response) | null = refused(422, 'credited_day_wrong', 'creditedOn')
  const { user, bodies } = await open({
    answers: { 'POST /rpc/set_deduction': (usual) => (answer ? answer() : usual()) },
  })
  const [details] = await screen.findAllByRole('button', { name: '1 deduction' })
  await user.click(details ?? document.body)
  await user.click(await screen.findByRole('button', { name: 'Change the TDS of INV/26-27/0001' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.selectOptions(
    dialog.getByLabelText('Kind of payment (TDS)'),
    '1026 · Technical services',
  )
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(/The day of credit must be on or before/)).toBeVisible()
  answer = null
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Deduction saved.')).toBeVisible()
  expect(bodies('POST /rpc/set_deduction').at(-1)).toEqual({
    ...{ payment_id: 'payment-1', tds_kind: 'technical' },
  })
})

test('the certificate of a quarter is noted by number and day', async () => {
  const { user, bodies } = await open()
  await user.click(
    await screen.findByRole('button', {
      name: 'Mark Form 131 as received, April to June 2026 of Kaveri Interiors',
    }),
  )
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Certificate number is required.')).toBeVisible()
  put(dialog.getByLabelText('Certificate number'), 'AB 12')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Certificate noted.')).toBeVisible()
  expect(bodies('POST /rpc/note_certificate')).toMatchObject([
    { client_id: 'kaveri', quarter: '2026-04-01', certificate: 'AB 12' },
  ])
})

test('the year before is asked for by its days, with the months beside it', async () => {
  const { user, bodies } = await open()
  await user.click(await screen.findByRole('button', { name: 'FY 25-26' }))
  await vi.waitFor(() =>
    expect(bodies('POST /rpc/tds_books').at(-1)).toEqual({
      ...{ first_day: '2024-09-01', last_day: '2026-10-31' },
    }),
  )
})

const zip = 'This is a ZIP file. Unzip it first, then choose the file inside.'
const neither = /This is neither Form 26AS as text nor the sheet of Form 168/

test.each([
  ['a ZIP', zipSync({ '26AS.txt': strToU8(file) }), zip],
  ['another file', 'Date,Narration\n01/04/26,NEFT', neither],
])('%s is refused with what to do', async (_, content, message) => {
  const { choose, bodies } = await open()
  await choose(content)
  expect(await screen.findByText(message)).toBeVisible()
  expect(bodies('POST /rpc/keep_tds_rows')).toEqual([])
})

test('rows that do not add up, and a statement of another form, are told', async () => {
  const { choose } = await open()
  const sheet =
    '1,KAVERI,MUMK12345A,AABCK1234F,200000,20000\n1.1,1027,22-Jun-2026,Final,06-Aug-2026,-,100000,10000'
  await choose(sheet, 'form168.csv')
  expect(await screen.findByText(/Form 168 read: 1 deductor, 1 new row/)).toBeVisible()
  expect(screen.getByText(/The rows of KAVERI do not add up/)).toBeVisible()
  expect(screen.getByText(/check with your accountant/)).toBeVisible()
})

beforeRelease(
  'who stands in parts II and IV is named, with what is to be done about it',
  async () => {
    const { choose, bodies } = await open()
    const iv = '1^AB1234567^RAVI KUMAR^ABCPK1234F^10-Oct-2025^6000000.00^120000.00'
    await choose(`${file}\n^PART-IV-Details u/s 194IA / 194IB / 194M / 194S^\n${iv}`)
    expect(
      await screen.findByText(/^Part IV, read but not used: 1 payer without a TAN/),
    ).toBeVisible()
    expect(
      screen.getByText('RAVI KUMAR (ABCPK1234F): ₹60,00,000.00 paid, ₹1,20,000.00 tax'),
    ).toBeVisible()
    expect(screen.queryByText(/Part II,/)).not.toBeInTheDocument()
    const [kept] = bodies('POST /rpc/keep_tds_rows')
    expect(JSON.stringify(kept)).not.toContain('RAVI')
  },
)

test('all rows of a statement are kept by one call, or none', async () => {
  let dead = true
  const { choose, bodies } = await open({
    answers: {
      'POST /rpc/keep_tds_rows': (usual) =>
        dead ? HttpResponse.json({}, { status: 500 }) : usual(),
    },
  })
  const lines = Array.from(
    { length: 1_201 },
    (_, at) => `^${at + 1}^1027^22-Jun-2026^F^06-Aug-2026^-^${at + 1}.00^1.00^1.00`,
  )
  const long = file.split('\n').slice(0, 5).concat(lines).join('\n')
  await choose(long)
  expect(await screen.findByText(/^Failed to save the rows of this file/)).toBeVisible()
  expect(screen.queryByText(/1,201 rows|1201 rows/)).not.toBeInTheDocument()
  dead = false
  await choose(long)
  expect(await screen.findByText(/1,?201 new rows/)).toBeVisible()
  expect(
    bodies('POST /rpc/keep_tds_rows').map((body) => JSON.stringify(body).match(/"tan"/g)?.length),
  ).toEqual([1_201, 1_201])
})

test('nothing at all says how it begins, and a dead server offers to try again', async () => {
  let dead = true
  const { user } = await open({
    tdsBooks: {},
    answers: {
      'POST /rpc/tds_books': (usual) => (dead ? HttpResponse.json({}, { status: 500 }) : usual()),
    },
  })
  expect(await screen.findByText('Failed to load your TDS credit')).toBeVisible()
  dead = false
  await user.click(screen.getByRole('button', { name: /Try again/i }))
  expect(await screen.findByText('No TDS this year')).toBeVisible()
})
