import type { AxiosResponse } from 'axios'
import { expect, test } from 'vitest'
import { thorough } from '../setup/property.ts'
import { sql } from '../setup/stack/database.ts'
import { emailOf } from '../setup/stack/people.ts'
import { bearer, makeAccount, plain } from './clients.ts'
import { inbox, makeInvoice } from './mailing.ts'
import { invoice } from './samples.ts'

// [mail-5]
test('few of many mails to one stranger go out, and none with foreign links', async () => {
  const { client, clientEmail, id } = await makeInvoice()
  const baits = [
    { subject: 'Win a prize at evil.example/now' },
    { message: 'Your account is locked: https://evil.example/login' },
    { message: 'Call us, or see www.evil.example.' },
    { message: 'Pay at EVIL。COM' },
    { message: 'Pay at evil.एस' },
    { subject: 'See 1.2.3.4/x' },
  ]
  for (const bait of baits) {
    const { status, data } = await client.post(`/invoice/${id}/send`, { kind: 'invoice', ...bait })
    const [field = ''] = Object.keys(bait)
    expect([status, Object.keys(data.errors)]).toEqual([422, [field]])
    expect(data.message).toMatch(
      new RegExp(
        `^Remove “.+” from the ${field}\\. It can link only to the invoice and your own website`,
      ),
    )
  }
  const answers: AxiosResponse[] = []
  for (let turn = 0; turn < thorough(8, 30); turn++) {
    const subject = `Any text ${turn}`
    answers.push(await client.post(`/invoice/${id}/send`, { kind: 'invoice', subject }))
  }
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(5)
  const refused = answers.at(-1)
  expect([refused?.status, refused?.data.code]).toEqual([429, 'too_many_requests'])
  const { reason, params } = refused?.data ?? {}
  expect([reason, refused?.headers['retry-after']]).toEqual([
    'mails_to_address',
    String(params.seconds),
  ])
  expect(Math.ceil(params.seconds / 3_600)).toBe(3)
  expect(await inbox(clientEmail)).toHaveLength(5)
})

test('a business that is called like a domain is named in its mails, and not as who writes them', async () => {
  const { owner, client, clientEmail, id } = await makeInvoice()
  await sql`update businesses set name = 'Paypal。com', email = 'help@paypal.example' where user_id = ${owner}`
  const other = (await client.post('/invoice/create', { ...invoice, clientEmail })).data.data.id
  expect((await client.post(`/invoice/${other}/send`, { kind: 'invoice' })).status).toBe(200)
  const [mail] = await inbox(clientEmail)
  expect(mail?.headers.from).toBe('A business via Bahi <no-reply@bahi.example>')
  expect(mail?.headers['reply-to']).toBe(await emailOf(owner))
  expect(id).not.toBe(other)
})

test('a recipient stops further mails by the header, and the sender is told so', async () => {
  const { client, clientEmail, id } = await makeInvoice()
  const send = () => client.post(`/invoice/${id}/send`, { kind: 'invoice' })
  await send()
  const [mail] = await inbox(clientEmail)
  expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  const [, oneClick = ''] = /^<(\S+)>$/.exec(mail?.headers['list-unsubscribe'] ?? '') ?? []
  const token = oneClick.split('/api/mail/stop/')[1] ?? ''
  const page = `${new URL(oneClick).origin}/stop/${token}`
  expect(mail?.text).toMatch(
    new RegExp(`\n--\nThis email is about an invoice from Neel Studio\\..*\n${page}\\s*$`),
  )
  expect(mail?.html).toContain(`<a href="${page}"`)

  const visitor = plain()
  const path = `/mail/stop/${token}`
  // Opening it, as a scanner of mails does, stops nothing; a browser is led to the page that asks.
  const opened = await visitor.get(path, { headers: { Accept: 'text/html,*/*' }, maxRedirects: 0 })
  expect([opened.status, opened.headers.location]).toEqual([303, page])
  expect((await visitor.get(path)).data.data).toEqual({ sender: 'Neel Studio', stopped: 'none' })
  expect((await send()).status).toBe(200)

  const stopped = await visitor.post(path, 'List-Unsubscribe=One-Click', {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })
  expect([stopped.status, stopped.data.message]).toEqual([
    200,
    'You will get no more of these emails.',
  ])
  const refused = await send()
  expect([refused.status, refused.data.reason]).toEqual([409, 'mails_stopped'])
  expect(await inbox(clientEmail)).toHaveLength(2)

  // By the page, for everybody; an invalid token or scope is refused as that.
  const other = await makeInvoice({ clientEmail })
  expect((await other.client.post(`/invoice/${other.id}/send`, { kind: 'invoice' })).status).toBe(
    200,
  )
  expect((await visitor.post(path, { scope: 'all' })).data.data.stopped).toBe('all')
  expect((await other.client.post(`/invoice/${other.id}/send`, { kind: 'invoice' })).status).toBe(
    409,
  )
  expect((await visitor.post(path, { scope: 'some' })).data.errors).toEqual({
    scope: 'scope must be sender or all.',
  })
  for (const call of [visitor.get('/mail/stop/x'), visitor.post('/mail/stop/x', { scope: 'all' })])
    expect((await call).status).toBe(404)
})

test('no mail goes out in a name that holds a link', async () => {
  const { id: owner, token } = await makeAccount()
  await sql`update businesses set name = 'Prize www.evil.example' where user_id = ${owner}`
  const client = bearer(token)
  const clientEmail = `${crypto.randomUUID()}@kaveri.example`
  const { id } = (await client.post('/invoice/create', { ...invoice, clientEmail })).data.data
  const words = { kind: 'invoice', subject: 'Invoice', message: 'Here it is.' }
  const { status, data } = await client.post(`/invoice/${id}/send`, words)
  expect([status, data.code, data.reason]).toEqual([422, 'invalid', 'mail_name_link'])
  expect(await inbox(clientEmail)).toEqual([])
})
