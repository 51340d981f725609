import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { clientRow } from '../../../../tests/factories/client-row.ts'
import { dataApi } from '../../../../tests/msw/data-api.ts'
import { server } from '../../../../tests/msw/server.ts'
import { savedFiles } from '../../../../tests/setup/saved-files.ts'
import { openSignedIn } from '../../../../tests/setup/signed-in.tsx'
import { paths } from '../../../lib/paths.ts'
import { reportPaths } from '../../../lib/report-paths.ts'

const saved = savedFiles()
const kaveri = clientRow(1, { name: 'Kaveri Interiors', currency: 'INR' })

const line = {
  ...{ day: '2026-04-02', kind: 'invoice', document_id: null, number: 'INV/26-27/0001' },
  ...{ method: null, reference: null, minor: 50_000, tds_minor: 0 },
}
const accounts = [
  { currency: 'INR', opening_minor: 10_000, closing_minor: 60_000, lines: [line] },
  { currency: 'USD', opening_minor: 0, closing_minor: -700, lines: [] },
]

function statements(answer: () => Response) {
  dataApi({ clients: [kaveri] })
  server.use(http.post(`${import.meta.env.VITE_SUPABASE_URL}/rest/v1/rpc/client_statement`, answer))
}

const address = `${reportPaths.statement(kaveri.id)}?from=2026-04-01&to=2026-04-30`

test('the account of a client is a sheet, for each currency, and its PDF is downloaded', async () => {
  statements(() => HttpResponse.json(accounts))
  const { user } = await openSignedIn(address)
  const sheet = await screen.findByRole('article', {
    name: 'Statement Apr 1, 2026 to Apr 30, 2026',
  })
  expect(within(sheet).getByText('Kaveri Interiors')).toBeVisible()
  expect(within(sheet).getByText('Invoice INV/26-27/0001')).toBeVisible()
  expect(sheet).toHaveTextContent('Balance due₹600.00')
  await user.click(screen.getByRole('button', { name: 'USD' }))
  expect(await screen.findByRole('article')).toHaveTextContent('In your favourUS$7.00')
  await user.click(screen.getByRole('button', { name: 'Download PDF' }))
  await waitFor(() => expect(saved).toHaveLength(1), { timeout: 10_000 })
  expect(saved[0]?.name).toBe('Statement_Kaveri-Interiors_USD_2026-04-01_2026-04-30.pdf')
})

test('a statement that fails says so and is asked again', async () => {
  let fails = true
  statements(() =>
    fails ? HttpResponse.json({ message: 'boom' }, { status: 500 }) : HttpResponse.json(accounts),
  )
  const { user } = await openSignedIn(address)
  expect(await screen.findByText('The statement could not be loaded.')).toBeVisible()
  fails = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('article')).toBeVisible()
})

test('a client’s page leads to their statement, which asks of whom where nobody is named', async () => {
  statements(() => HttpResponse.json([]))
  const { user, router } = await openSignedIn(paths.client(kaveri.id))
  await user.click(await screen.findByRole('link', { name: 'Statement' }))
  expect(await screen.findByRole('article')).toHaveTextContent('Balance due₹0.00')
  expect(router.state.location.pathname).toBe(reportPaths.statement(kaveri.id))
  await router.navigate(reportPaths.statements)
  expect(await screen.findByLabelText('Client')).toBeVisible()
})
