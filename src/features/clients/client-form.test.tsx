import { screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { clientRow } from '#tests/factories/rows/client-row.ts'
import { dataApi } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { broken, button, kaveri } from '#tests/setup/opened/clients.ts'
import { openSignedIn, put } from '#tests/setup/screens/signed-in.tsx'
import { paths } from '../../lib/paths/paths.ts'

test('a GSTIN fills State and PAN, and the new client’s page comes up', async () => {
  const { bodies } = dataApi({})
  const { user } = await openSignedIn(paths.clientCreate)
  put(await screen.findByLabelText('Client name'), 'Deccan Tiles')
  put(screen.getByLabelText('GSTIN'), '36 AASFP 8573 D2ZN')
  expect(screen.getByLabelText('State')).toHaveValue('36')
  expect(screen.queryByLabelText('Cc emails')).not.toBeInTheDocument()
  await user.click(button('More details'))
  expect(screen.getByLabelText('PAN')).toHaveValue('AASFP8573D')
  put(screen.getByLabelText('Cc emails'), 'a@deccan.example, B@deccan.example')
  await user.click(button('Save Client'))
  expect(await screen.findByText('Client added.')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Deccan Tiles' })).toBeVisible()
  expect(bodies('POST /rpc/create_client')[0]).toMatchObject({
    client: { gstin: '36AASFP8573D2ZN', cc_emails: ['a@deccan.example', 'b@deccan.example'] },
  })
})

test('wrong values are refused beside their fields', async () => {
  dataApi({ clients: [kaveri] })
  const { user } = await openSignedIn(paths.clientEdit(kaveri.id))
  await user.click(await screen.findByRole('button', { name: 'More details' }))
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@b.example`).join(' ')
  const wrong = [
    ['Client name', '', 'Client name is required.'],
    ['Email', 'nobody', 'Please enter a valid email address.'],
    ['Cc emails', six, 'Enter at most five Cc emails.'],
    ['PAN', 'AAB', 'PAN must be five letters, four digits and a letter.'],
    ['Payment terms', '400', 'Payment terms must be a whole number of days, from 0 to 365.'],
  ] as const
  for (const [label, typed] of wrong) put(screen.getByLabelText(label), typed)
  await user.click(button('Save Client'))
  for (const [label, , message] of wrong) {
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(message))
  }
})

beforeRelease(
  'fields that few need are open where one is filled, and the PAN is that of the GSTIN',
  async () => {
    const about = { gstin: '24AABCT9043L1Z4', state_code: '24', pan: null, notes: 'Net 15' }
    dataApi({ clients: [clientRow(1, about)] })
    await openSignedIn(paths.clientEdit(kaveri.id))
    expect(await screen.findByLabelText('Notes')).toHaveValue('Net 15')
    expect(screen.getByLabelText('PAN')).toHaveValue('AABCT9043L')
  },
)

beforeRelease('a GSTIN of another State than the client’s is refused beside it', async () => {
  dataApi({ clients: [kaveri] })
  const { user } = await openSignedIn(paths.clientEdit(kaveri.id))
  put(await screen.findByLabelText('State'), '27')
  await user.click(button('Save Client'))
  expect(await screen.findByText('This GSTIN belongs to another State.')).toBeVisible()
})

test('a change is saved and confirmed, a duplicate name is reported beside its field, and a dead server keeps the typed text', async () => {
  let answer: (() => Response) | null = () =>
    HttpResponse.json(
      { code: '23505', message: 'violates unique constraint "clients_name_email_once"' },
      { status: 409 },
    )
  dataApi({
    clients: [kaveri],
    answers: { 'PATCH /clients': (usual) => (answer ? answer() : usual()) },
  })
  const { user } = await openSignedIn(paths.clientEdit(kaveri.id))
  put(await screen.findByLabelText('Client name'), 'Kaveri Homes')
  await user.click(button('Save Client'))
  expect(
    await screen.findByText('You already have a client with this name and email.'),
  ).toBeVisible()
  answer = broken
  await user.click(button('Save Client'))
  expect(await screen.findByText('Failed to save the client. Please try again.')).toBeVisible()
  answer = null
  await user.click(button('Save Client'))
  expect(await screen.findByText('Client saved.')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Kaveri Homes' })).toBeVisible()
})
