import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { refused } from '#tests/msw/data-api.ts'
import { server } from '#tests/msw/server.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { openSignedIn, put } from '#tests/setup/screens/signed-in.tsx'

const path = '/setting/connections'
const rpc = `${import.meta.env.VITE_SUPABASE_URL}/rest/v1/rpc`
const shop = {
  ...{ id: 'hook-1', url: 'https://shop.example/in', description: 'Shop', topics: ['payments'] },
  ...{ off_why: null, failing_since: null, waiting: 0 },
  last: { at: '2026-11-20T10:00:00Z', status: 200, fault: null },
}
const tried = {
  ...{ id: 2, at: '2026-11-20T10:00:00Z', status: 500, fault: null, milliseconds: 120 },
  ...{ answer: 'Not now.', state: 'waiting', delivery_id: 'delivery-1' },
  ...{ type: 'payment.recorded', number: 'INV/26-27/0001' },
}
const dialog = () => within(screen.getByRole('dialog'))

/** The database as far as it knows webhooks; the first change that needs a proof wants a password. */
function hookServer(hooks: object[] = [], tries: object[] = []) {
  const calls: [string, unknown][] = []
  let proven = false
  const heard = (name: string, answer: object | string | null, needsProof = false) =>
    http.post(`${rpc}/${name}`, async ({ request }) => {
      if (needsProof && !proven) return refused(403, 'password_needed')()
      calls.push([name, await request.json()])
      return HttpResponse.json(answer)
    })
  server.use(
    http.post(`${rpc}/list_api_keys`, () => HttpResponse.json([])),
    http.post(`${rpc}/list_webhooks`, () => HttpResponse.json(hooks)),
    http.post(`${rpc}/webhook_attempts`, () => HttpResponse.json(tries)),
    http.post(`${rpc}/prove_password`, () => {
      proven = true
      return HttpResponse.json(true)
    }),
    heard('make_webhook', { id: 'hook-2', secret: 'whsec_first' }, true),
    heard('renew_webhook_secret', 'whsec_second', true),
    ...['change', 'switch', 'ping', 'replay'].map((name) => heard(`${name}_webhook`, null)),
    http.post(`${rpc}/remove_webhook`, async ({ request }) => {
      calls.push(['remove_webhook', await request.json()])
      hooks.splice(0)
      return HttpResponse.json(null)
    }),
  )
  return calls
}

const open = async () => {
  const { user } = await openSignedIn(path)
  const list = within(await screen.findByRole('list', { name: 'Webhooks' }))
  await user.click(list.getByRole('button', { name: 'Details of Shop' }))
  await screen.findByRole('dialog', { name: 'Webhooks' })
  return { user, list }
}

test('without a webhook the page says what one is for; one is added behind a proof, its secret shown once', async () => {
  const calls = hookServer()
  const { user } = await openSignedIn(path)
  expect(await screen.findByText('No webhooks yet')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add a webhook' }))
  put(dialog().getByLabelText('Endpoint URL'), 'http://shop.example')
  for (const topic of [
    'Invoices and other documents',
    'Payments and refunds',
    'Answers to estimates',
    'Sharing, emails and reminders',
  ])
    await user.click(dialog().getByRole('switch', { name: topic }))
  await user.click(dialog().getByRole('button', { name: 'Add webhook' }))
  expect(await dialog().findByText(/Enter an address that begins with https/)).toBeVisible()
  expect(dialog().getByText('Choose at least one.')).toBeVisible()
  put(dialog().getByLabelText('Endpoint URL'), ' https://दुकान.example/in ')
  await user.click(dialog().getByRole('switch', { name: 'Payments and refunds' }))
  await user.click(dialog().getByRole('button', { name: 'Add webhook' }))

  put(await screen.findByLabelText('Password'), 'correct-horse')
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('whsec_first')).toBeVisible()
  expect(calls).toEqual([
    ['make_webhook', { url: 'https://xn--11b7ah1gn.example/in', topics: ['payments'] }],
  ])
  await user.click(dialog().getByRole('button', { name: 'I have saved it' }))
  expect(screen.queryByText('whsec_first')).toBeNull()
})

test('a webhook says what it is told and how the last try went, and sends a test or an event again', async () => {
  const calls = hookServer(
    [{ ...shop, waiting: 2, failing_since: '2026-11-20T09:00:00Z' }],
    [tried],
  )
  const { user, list } = await open()
  expect(list.getByText('Failing')).toBeVisible()
  expect(
    dialog().getByText(/^Last try 20 Nov 2026, 3:30 pm: arrived \(200\) · 2 events wait$/),
  ).toBeVisible()
  expect(await dialog().findByText('answered 500')).toBeVisible()
  expect(dialog().getByText('Not now.')).toBeVisible()
  await user.click(dialog().getByRole('button', { name: /^Send payment.recorded of/ }))
  expect(await screen.findByText('It goes out within a minute.')).toBeVisible()
  await user.click(dialog().getByRole('button', { name: 'Send a test' }))
  await waitFor(() =>
    expect(calls).toEqual([
      ['replay_webhook', { delivery_id: 'delivery-1' }],
      ['ping_webhook', { webhook_id: 'hook-1' }],
    ]),
  )
})

test('a webhook that was switched off says why and is switched on again', async () => {
  const calls = hookServer([{ ...shop, off_why: 'failing' }], [])
  const { user } = await open()
  expect(dialog().getByText(/^Nothing arrived for five days\. · Last try/)).toBeVisible()
  expect(await dialog().findByText('Nothing was sent yet.')).toBeVisible()
  expect(dialog().queryByRole('button', { name: 'Send a test' })).toBeNull()
  await user.click(dialog().getByRole('button', { name: 'Switch on' }))
  await waitFor(() =>
    expect(calls).toEqual([['switch_webhook', { webhook_id: 'hook-1', is_on: true }]]),
  )
})

beforeRelease('a new secret is made behind a question and a proof, and shown once', async () => {
  const calls = hookServer([shop])
  const { user } = await open()
  await user.click(dialog().getByRole('button', { name: 'New secret' }))
  await user.click(dialog().getByRole('button', { name: 'Create new secret' }))
  put(await screen.findByLabelText('Password'), 'correct-horse')
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('whsec_second')).toBeVisible()
  expect(dialog().getByText(/also signs for 24 hours/)).toBeVisible()
  expect(calls).toEqual([['renew_webhook_secret', { webhook_id: 'hook-1' }]])
})

test('a webhook is changed, and removed after a question', async () => {
  const calls = hookServer([shop])
  const { user } = await open()
  await user.click(dialog().getByRole('button', { name: 'Edit' }))
  await user.click(dialog().getByRole('switch', { name: 'Answers to estimates' }))
  await user.click(dialog().getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  await user.click(dialog().getByRole('button', { name: 'Remove webhook' }))
  expect(await screen.findByText('No webhooks yet')).toBeVisible()
  expect(calls).toEqual([
    [
      'change_webhook',
      {
        ...{ webhook_id: 'hook-1', url: 'https://shop.example/in', description: 'Shop' },
        topics: ['payments', 'estimates'],
      },
    ],
    ['remove_webhook', { webhook_id: 'hook-1' }],
  ])
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add a webhook' })).toHaveFocus())
})
