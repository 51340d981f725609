import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { refused } from '#tests/msw/data-api.ts'
import { server } from '#tests/msw/server.ts'
import { openSignedIn, put } from '#tests/setup/screens/signed-in.tsx'

const path = '/setting/connections'
const rpc = `${import.meta.env.VITE_SUPABASE_URL}/rest/v1/rpc`
const shop = {
  ...{ id: 'key-1', name: 'Shop', scopes: ['documents'], last_four: 'q7Xa' },
  ...{ created_at: '2026-11-20T10:00:00Z', used_at: null, expires_on: '2990-01-31' },
}
const dialog = () => within(screen.getByRole('dialog'))

/** The database as far as it knows keys; the first try to make one wants a password. */
function keyServer(keys: object[] = []) {
  const calls: unknown[] = []
  let proven = false
  server.use(
    http.post(`${rpc}/list_api_keys`, () => HttpResponse.json(keys)),
    http.post(`${rpc}/list_webhooks`, () => HttpResponse.json([])),
    http.post(`${rpc}/prove_password`, () => {
      proven = true
      return HttpResponse.json(true)
    }),
    http.post(`${rpc}/make_api_key`, async ({ request }) => {
      if (!proven) return refused(403, 'password_needed')()
      calls.push(await request.json())
      return HttpResponse.json({ id: 'key-2', key: 'bahi_live_secret' })
    }),
    http.post(`${rpc}/end_api_key`, async ({ request }) => {
      calls.push(await request.json())
      keys.splice(0)
      return new HttpResponse(null, { status: 204 })
    }),
  )
  return calls
}

test('without a key the page says what one is for; one is made behind a proof and shown once', async () => {
  vi.setSystemTime(new Date('2026-11-27T06:00:00Z'))
  const calls = keyServer()
  const { user } = await openSignedIn(path)
  expect(await screen.findByText('No keys yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'API reference' })).toBeVisible()
  const guide = screen.getByRole('link', { name: 'Connect Claude or another assistant' })
  expect(guide).toHaveAttribute('href', '/assistants')
  await user.click(screen.getByRole('button', { name: 'Create API key' }))
  await user.click(dialog().getByRole('button', { name: 'Create key' }))
  expect(await dialog().findByText('Name is required.')).toBeVisible()
  put(dialog().getByLabelText('Name'), 'Shop')
  await user.click(dialog().getByRole('switch', { name: 'Payments' }))
  await user.selectOptions(dialog().getByLabelText('Expires after'), '30 days')
  await user.click(dialog().getByRole('button', { name: 'Create key' }))

  put(await screen.findByLabelText('Password'), 'correct-horse')
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('bahi_live_secret')).toBeVisible()
  expect(calls).toEqual([{ name: 'Shop', scopes: ['payments'], expires_on: '2026-12-27' }])
  await user.click(dialog().getByRole('button', { name: 'I have saved it' }))
  expect(screen.queryByText('bahi_live_secret')).toBeNull()
})

test('a key says what it may do and for how long, and is ended after a question', async () => {
  const calls = keyServer([shop])
  const { user } = await openSignedIn(path)
  const list = within(await screen.findByRole('list', { name: 'API keys' }))
  expect(list.getByText('Read everything · Invoices and other documents')).toBeVisible()
  expect(list.getByText('Not used yet · Works until 31 Jan 2990')).toBeVisible()
  await user.click(list.getByRole('button', { name: 'End Shop' }))
  await user.click(dialog().getByRole('button', { name: 'End key' }))
  await waitFor(() => expect(calls).toEqual([{ key_id: 'key-1' }]))
  expect(await screen.findByText('No keys yet')).toBeVisible()
})

test('where neither keys nor webhooks come, one card says so and asks for both again', async () => {
  const broken = refused(500, 'broken')
  server.use(http.post(`${rpc}/list_api_keys`, broken), http.post(`${rpc}/list_webhooks`, broken))
  const { user } = await openSignedIn(path)
  expect(await screen.findByText('Failed to load your keys and webhooks')).toBeVisible()
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  keyServer([shop])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('list', { name: 'API keys' })).toBeVisible()
  expect(await screen.findByText('No webhooks yet')).toBeVisible()
})
