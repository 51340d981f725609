import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { login } from '#src/data/account/session.ts'
import { page, takeUpChoice } from '#src/lib/chosen-business.ts'
import { supabase } from '#src/lib/supabase.ts'
import { attentionRow } from '#tests/factories/rows/attention-rows.ts'
import { detailRow, invoiceId, summaryRow } from '#tests/factories/rows/invoice-rows.ts'
import { paymentRow } from '#tests/factories/rows/payment-rows.ts'
import { authServer } from '#tests/msw/auth.ts'
import { authSession, authUser } from '#tests/msw/auth-user.ts'
import { type DataApiOptions, dataApi, refused } from '#tests/msw/data-api.ts'
import { server } from '#tests/msw/server.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { openApp } from '#tests/setup/screens/app.tsx'

const nothing = {
  ...{ unfiled: [], unfiled_3b: [], refused: 0, unchecked: false, claims: 0, to_match: 0 },
}
const own = { id: 'b-own', name: 'Neel Studio', role: 'owner', ...nothing }
const other = {
  ...{ id: 'b-other', name: 'Kaveri Foods', role: 'accountant' },
  gstin: '29AABCK1234F1Z5',
  ...{ unfiled: ['2026-09-01', '2026-10-01'], unfiled_3b: ['2026-10-01'] },
  ...{ unchecked: true, claims: 1, to_match: 2, refused: 3 },
}

const person = authUser()
const payload = btoa(JSON.stringify({ sub: person.id }))
const left: string[] = []
/** For which business each request was. */
const asked: (string | null)[] = []

beforeEach(() => {
  left.length = 0
  asked.length = 0
  vi.spyOn(page, 'load').mockImplementation((to) => void left.push(to))
  server.events.removeAllListeners()
  server.events.on('request:start', ({ request }) => {
    if (request.url.includes('/rest/v1/')) asked.push(request.headers.get('x-bahi-business'))
  })
})

/** Opens an address for Asha, who works as an accountant for the other business where `inOther`. */
async function open(address: string, options: DataApiOptions = {}, inOther = false) {
  if (inOther) {
    const { id, name, role } = other
    sessionStorage.setItem('bahi-business', JSON.stringify({ id, name, role, person: person.id }))
    takeUpChoice()
  }
  const session = { ...authSession(person), access_token: `header.${payload}.signature` }
  authServer({ 'POST /token': () => Response.json(session) })
  const api = dataApi({ businesses: [own, other], ...options })
  await login({ email: 'asha@studio.example', password: 'correct-horse' })
  return { ...(await openApp(address)), api }
}

test('each business says what is open in it, and opens there with one click', async () => {
  const { user } = await open('/businesses')
  expect(await screen.findByRole('button', { name: 'File GSTR-3B: October 2026' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Match 2 credits of the bank file' })).toBeVisible()
  const refusals = 'Mend 3 documents of October 2026 that the portal would reject'
  expect(screen.getByRole('button', { name: refusals })).toBeVisible()
  expect(screen.getByText('Nothing to do here now')).toBeVisible()
  expect(screen.getByText('GSTIN 29AABCK1234F1Z5')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'File GSTR-1: Sep, Oct' }))
  expect(left).toEqual(['/reports/gstr1?period=092026'])
  expect(JSON.parse(sessionStorage.getItem('bahi-business') ?? '')).toMatchObject({
    ...{ id: 'b-other', role: 'accountant', person: person.id },
  })
})

test('whoever has one business reads what is to do in it, and how others get there', async () => {
  await open('/businesses', { businesses: [{ ...own, unchecked: true, claims: 1 }] })
  const here = await screen.findByRole('list', { name: 'To do in Neel Studio' })
  expect(
    within(here)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Confirm 1 payment reported by clients'])
  expect(screen.getByText('You are here')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Invite someone' })).toHaveAttribute(
    'href',
    '/setting/members',
  )
})

test('a tab of another business names it on each request and in sight, and leads back', async () => {
  const { user } = await open('/clients', {}, true)
  const [button] = await screen.findAllByRole('button', {
    name: /Kaveri Foods.*Switch business/,
  })
  expect(new Set(asked)).toEqual(new Set(['b-other']))
  await user.click(button ?? document.body)
  await user.click(await screen.findByRole('menuitemradio', { name: /Neel Studio/ }))
  await waitFor(() => expect(left).toEqual(['/dashboard']))
  expect(sessionStorage.getItem('bahi-business')).toBe('own')
})

test('a request whose token another tab renews before it goes is for the same business', async () => {
  await open('/clients', {}, true)
  const { session } = (await supabase.auth.getSession()).data
  if (session === null) throw new Error('Nobody is signed in.')
  const found: (string | null)[] = []
  server.events.on('request:start', ({ request }) => {
    const isOurs = request.url.endsWith('/rpc/list_members')
    if (isOurs) found.push(request.headers.get('x-bahi-business'))
  })
  const former = `header.${btoa(JSON.stringify({ sub: person.id, iat: 1 }))}.signature`
  vi.spyOn(supabase.auth, 'getSession').mockResolvedValueOnce({
    ...{ data: { session: { ...session, access_token: former } }, error: null },
  })
  await supabase.rpc('list_members')
  expect(found).toEqual(['b-other'])
})

test('whoever has but their own business sees no switch, and their requests name none', async () => {
  await open('/clients', { businesses: [own] })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('button', { name: /Switch business/ })).toBeNull()
  expect(new Set(asked)).toEqual(new Set([null]))
})

test('an accountant is offered nothing that makes, changes or sends a document', async () => {
  const invoice = { invoices: [summaryRow(1)], detail: detailRow(), payments: [paymentRow()] }
  await open(`/invoice/${invoiceId(1)}`, invoice, true)
  await screen.findByRole('heading', { level: 1, name: /INV/ })
  expect(screen.getByRole('button', { name: 'Download PDF' })).toBeVisible()
  for (const name of [/Send/, /Record payment/, /Share/, /Undo/, /Credit note/]) {
    expect(screen.queryByRole('button', { name })).toBeNull()
  }
  expect(screen.queryByRole('link', { name: /Create/ })).toBeNull()
})

beforeRelease(
  'a document of another of one’s businesses opens there once that is wanted',
  async () => {
    const { user } = await open(`/invoice/${invoiceId(1)}`, {
      detail: null,
      answers: { 'POST /rpc/business_of_document': () => Response.json('b-other') },
    })
    await screen.findByRole('heading', { name: 'This document belongs to Kaveri Foods' })
    expect(left).toEqual([])
    expect(sessionStorage.getItem('bahi-business')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Open Kaveri Foods' }))
    expect(left).toEqual([`/invoice/${invoiceId(1)}`])
    expect(JSON.parse(sessionStorage.getItem('bahi-business') ?? '')).toMatchObject({
      id: 'b-other',
    })
  },
)

test('who was removed goes on among the businesses that are left', async () => {
  const gone = refused(403, 'not_a_member')
  await open('/clients', { answers: { 'POST /rpc/list_clients': gone } }, true)
  await waitFor(() => expect(left).toContain('/businesses'))
  expect(sessionStorage.getItem('bahi-business')).toBe('own')
})

test('a server that does not read for which business a request is shows and changes nothing', async () => {
  const { user } = await open(
    '/clients',
    {
      answers: {
        'POST /rpc/whose_account': () =>
          Response.json({ user_id: person.id, role: 'owner', business_id: 'b-own' }),
      },
    },
    true,
  )
  await screen.findByRole('heading', { name: 'This server does not let members in yet' })
  await user.click(screen.getByRole('button', { name: 'Back to your own account' }))
  expect(sessionStorage.getItem('bahi-business')).toBe('own')
})

beforeRelease(
  'a business of which the server says nothing is not shown, and is asked for again',
  async () => {
    let failing = true
    const { user } = await open(
      '/clients',
      {
        answers: {
          'POST /rpc/whose_account': (usual) =>
            failing ? new Response(null, { status: 500 }) : usual(),
        },
      },
      true,
    )
    await screen.findByRole('heading', { name: 'This business could not be opened' })
    failing = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { level: 1, name: 'Clients' })
  },
)

test('a role that the owner changed is taken up with the page', async () => {
  const partner = { user_id: 'owner', role: 'partner', business_id: 'b-other' }
  await open(
    '/clients',
    { answers: { 'POST /rpc/whose_account': () => Response.json(partner) } },
    true,
  )
  await waitFor(() => expect(left).toContain('/clients'))
  expect(JSON.parse(sessionStorage.getItem('bahi-business') ?? '')).toMatchObject({
    role: 'partner',
  })
})

test('somebody with no business but those of others is led to these', async () => {
  const { router } = await open('/dashboard', {
    business: null,
    businesses: [other],
    answers: { 'POST /rpc/dashboard_attention': () => Response.json(attentionRow({})) },
  })
  await waitFor(() => expect(router.state.location.pathname).toBe('/businesses'))
})

test('a list that cannot be loaded says so, and one without a business says how one begins', async () => {
  const { user, api } = await open('/businesses', {
    businesses: [],
    answers: { 'POST /rpc/businesses_standing': refused(500, 'broken') },
  })
  expect(await screen.findByText('Failed to load your businesses')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(api.bodies('POST /rpc/businesses_standing').length).toBeGreaterThan(1)
})
