import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { seller } from '../../../tests/factories/invoice-rows.ts'
import { inTurn } from '../../../tests/msw/auth.ts'
import { shareApi } from '../../../tests/setup/client-page.tsx'
import { askStatement, type GoneRow, type SharedStatementRow } from './client-statement.ts'
import { answerOf, StatementPage } from './statement-page.tsx'

const shared: SharedStatementRow = {
  ...{ id: 'a link', first_day: '2026-04-01', last_day: '2026-04-30', seller },
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
  expect(screen.getByRole('region', { name: 'Account' })).toHaveTextContent('Balance due₹600.00')
  const sheet = within(screen.getByRole('article', { name }))
  expect(sheet.getByText('Invoice INV/26-27/0001')).toBeVisible()
  expect(sheet.getByText('Kaveri Interiors')).toBeVisible()
  const pdf = screen.getByRole('link', { name: 'Download PDF' })
  expect(pdf).toHaveAttribute('href', '/api/share/token-1/statement')
  expect(screen.getByRole('link', { name: seller.email })).toHaveAttribute(
    'href',
    expect.stringContaining(`mailto:${seller.email}`),
  )
})

const gone: [string, GoneRow | null, string][] = [
  ['withdrawn', { withdrawn: true, seller_name: 'Neel Studio' }, 'This statement was withdrawn'],
  ['resting', { resting: true, seller_name: 'Neel Studio' }, 'This link rests'],
  [
    'too long by now',
    { too_long: true, seller_name: 'Neel Studio' },
    'This statement is too long to show',
  ],
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
  expect(screen.getByRole('alert')).toHaveTextContent('Please check your connection')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('article')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})
