import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { seller } from '#tests/factories/rows/invoice-rows.ts'
import { inTurn } from '#tests/msw/auth.ts'
import { shareApi } from '#tests/setup/screens/client-page.tsx'
import { wordsIn } from '../words.ts'
import { askStatement, type GoneRow, type SharedStatementRow } from './client-statement.ts'
import { answerOf, StatementPage } from './statement-page.tsx'

const shared: SharedStatementRow = {
  ...{ id: 'a link', first_day: '2026-04-01', last_day: '2026-04-30', seller },
  language: 'en',
  buyer: {
    ...{ name: 'Kaveri Interiors', email: null, contact: null, phone: null, address: null },
    ...{ city: null, stateCode: null, postalCode: null, country: 'IN', gstin: null, pan: null },
    deliveryAddress: null,
  },
  account: {
    ...{ currency: 'INR', opening_minor: 10_000, closing_minor: 60_000 },
    lines: [
      {
        ...{ day: '2026-04-02', kind: 'invoice', number: 'INV/26-27/0001', method: null },
        ...{ reference: null, minor: 50_000, tds_minor: 0 },
      },
    ],
  },
}

async function open(answer: () => Response | Promise<Response>) {
  shareApi(null, { shared_statement: answer })
  const first = await answerOf(askStatement('token-1'))
  render(<StatementPage token="token-1" first={first} />)
  return userEvent.setup({ delay: null })
}

test('a client sees what is open, the statement and its PDF, and whom to ask', async () => {
  await open(() => HttpResponse.json(shared))
  const name = 'Statement Apr 1, 2026 to Apr 30, 2026'
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`${name} from Neel Studio`)
  expect(document.title).toBe(`${name} from Neel Studio`)
  expect(screen.getByRole('region', { name: 'Account' })).toHaveTextContent(
    'Balance due₹600.00Until today',
  )
  const sheet = within(screen.getByRole('article', { name }))
  expect(sheet.getByRole('cell', { name: 'Invoice INV/26-27/0001' })).toBeVisible()
  expect(sheet.getByText('Kaveri Interiors')).toBeVisible()
  const pdf = screen.getByRole('link', { name: 'Download PDF' })
  expect(pdf).toHaveAttribute('href', '/api/share/token-1/statement')
  expect(screen.getByRole('link', { name: seller.email })).toHaveAttribute(
    'href',
    expect.stringContaining(`mailto:${seller.email}`),
  )
})

const told = { seller_name: 'Neel Studio', language: 'en' } as const
const gone: [string, GoneRow | null, string][] = [
  ['withdrawn', { withdrawn: true, ...told }, 'This statement was withdrawn'],
  ['resting', { resting: true, ...told }, 'This link is paused'],
  ['too long by now', { too_long: true, ...told }, 'This statement is too long to show'],
  ['unknown', null, 'Statement not found'],
]

test.each(gone)('a link that is %s says so and shows nothing else', async (_, row, title) => {
  await open(() => HttpResponse.json(row))
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
})

test('a statement that could not be loaded is asked for again', async () => {
  const user = await open(
    inTurn(
      () => HttpResponse.error(),
      () => HttpResponse.json(shared),
    ),
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Check your connection')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('article')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

const inHindi = (text: string) => text.normalize('NFC')
afterEach(() => wordsIn('en'))

test('a client pays the balance of today, and opens an invoice of which something is open', async () => {
  const payTo = {
    ...{ upi_id: 'neel@okbank', bank_account_name: null, bank_account_number: null },
    ...{ bank_ifsc: null, bank_name: null, bank_swift: null },
  }
  const [invoice] = shared.account.lines
  if (!invoice) throw new Error('The statement has no line.')
  const open_ = { due_date: '2026-04-20', open_minor: 50_000, token: 'token-of-the-invoice' }
  await open(() =>
    HttpResponse.json({
      ...{ ...shared, today_minor: 45_000, ages: [0, 0, 0, 0, 45_000], pay_to: payTo },
      account: { ...shared.account, lines: [{ ...invoice, ...open_ }] },
    }),
  )
  const account = screen.getByRole('region', { name: 'Account' })
  expect(account).toHaveTextContent(
    /Balance due₹450\.00Until today, .* · On Apr 30, 2026: ₹600\.00/,
  )
  expect(account).toHaveTextContent('Over 90 days₹450.00')
  expect(await screen.findByText('neel@okbank')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Open UPI app' })).toHaveAttribute(
    'href',
    expect.stringMatching(/am=450\.00&cu=INR&tn=Account%20of%20Kaveri/),
  )
  const link = screen.getByRole('link', { name: 'Invoice INV/26-27/0001' })
  expect(link).toHaveAttribute('href', '/i/token-of-the-invoice')
  expect(link.parentElement).toHaveTextContent(/Overdue by \d+ days, due Apr 20, 2026/)
})

test('a statement of days to come ends today, and asks for nothing where nothing is due', async () => {
  await open(() => HttpResponse.json({ ...shared, last_day: '2999-03-31', today_minor: 0 }))
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('2999')
  expect(screen.getByRole('region', { name: 'Account' })).toHaveTextContent('Balance due₹0.00')
  expect(screen.queryByText(/Payments go straight/)).not.toBeInTheDocument()
})

test('a client who reads Hindi finds the page, what surrounds the statement and its PDF in Hindi', async () => {
  await open(() => HttpResponse.json({ ...shared, language: 'hi' }))
  const name = inHindi('खाते का स्टेटमेंट 1 अप्रैल 2026 से 30 अप्रैल 2026 तक')
  const sheet = screen.getByRole('article', { name })
  expect(sheet).toHaveAttribute('lang', 'hi-IN')
  expect(sheet).toHaveTextContent(inHindi('इनवॉइस INV/26-27/0001'))
  expect(document.documentElement.lang).toBe('hi-IN')
  expect(document.title).toBe(inHindi(`${name} Neel Studio की ओर से`))
  const account = screen.getByRole('region', { name: inHindi('खाता') })
  expect(account).toHaveTextContent(inHindi('तक'))
  expect(screen.getByRole('link', { name: inHindi('PDF डाउनलोड करें') })).toBeVisible()
  const said = document.body.textContent?.replaceAll(/Neel Studio|Kaveri Interiors|Bahi/g, '')
  expect(said).not.toMatch(/statement|account|balance|questions|recorded/i)
})

test('a withdrawn link in two languages says so in both, one below the other', async () => {
  const row = { withdrawn: true, ...told, language: 'en-hi' }
  await open(() => HttpResponse.json(row))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    inHindi('खाते का यह स्टेटमेंट वापस ले लिया गया है · This statement was withdrawn'),
  )
  expect(document.querySelectorAll('p[lang]')).toHaveLength(2)
})
