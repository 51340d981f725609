import { beforeAll, expect, test } from 'vitest'
import { beforeRelease } from '../setup/before-release.ts'
import { as, sql } from '../setup/stack/database.ts'
import { bearer, makeAccount, plain } from './clients.ts'
import { inbox } from './mailing.ts'
import { invoice } from './samples.ts'

let owner: Awaited<ReturnType<typeof makeAccount>>
let business = ''
beforeAll(async () => {
  owner = await makeAccount()
  const [own] = await sql<{ id: string }[]>`select id from businesses where user_id = ${owner.id}`
  business = own?.id ?? ''
})

const anyone = () => `${crypto.randomUUID()}@books.example`

/** Who has just signed in needs no other proof. */
const invite = (email: string, role = 'accountant', by = owner) =>
  bearer(by.token).post('/members', { email, role })

const outcome = ({ status, data }: { status: number; data: { reason?: string } }) => [
  ...[status, data.reason],
]

test('the owner invites after a fresh proof, and the letter brings the link of the answer', async () => {
  const email = anyone()
  const { status, data } = await invite(`  ${email.toUpperCase()} `)
  expect([status, data]).toEqual([
    201,
    {
      ...{ success: true, message: 'OK' },
      data: {
        id: expect.any(String),
        url: expect.stringMatching(/^\/join\/\S{40,}$/),
        mailed: true,
      },
    },
  ])
  const [mail, ...others] = await inbox(email)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Asha Rao invites you to work for Neel Studio')
  for (const part of [mail?.text, mail?.html]) expect(part).toContain(data.data.url)
})

test('an older session invites nobody before a proof', async () => {
  const old = await makeAccount()
  await sql`
    update auth.sessions set created_at = now() - interval '11 minutes' where user_id = ${old.id}`
  const email = anyone()
  expect(outcome(await invite(email, 'partner', old))).toEqual([403, 'password_needed'])
  expect(await inbox(email)).toEqual([])
})

test('a wrong address and an unknown role are refused beside their fields', async () => {
  const { status, data } = await invite('no address', 'king')
  expect([status, Object.keys(data.errors)]).toEqual([422, ['email', 'role']])
})

test('whoever accepted calls for the business within their role, and invites nobody there', async () => {
  const member = await makeAccount('newcomer')
  const { url } = (await invite(member.email)).data.data
  const token = decodeURIComponent(url.replace('/join/', ''))
  await as(member.id, (tx) => tx`select accept_invitation(${token})`)
  const there = plain({ Authorization: `Bearer ${member.token}`, 'x-bahi-business': business })
  expect((await there.get('/invoice')).status).toBe(200)
  expect(outcome(await there.post('/invoice/create', invoice))).toEqual([403, 'member_may_not'])
  const asked = { email: anyone(), role: 'partner' }
  expect(outcome(await there.post('/members', asked))).toEqual([403, 'member_may_not'])
  const stranger = await makeAccount('newcomer')
  const outside = plain({ Authorization: `Bearer ${stranger.token}`, 'x-bahi-business': business })
  expect(outcome(await outside.get('/invoice'))).toEqual([403, 'not_a_member'])
  expect(outcome(await invite(member.email))).toEqual([409, 'member_already'])
})

const mailedTo = async (addresses: string[], by = owner) => {
  const went: boolean[] = []
  for (const email of addresses) {
    const { id, mailed } = (await invite(email, 'partner', by)).data.data
    went.push(mailed)
    await as(by.id, (tx) => tx`select end_invitation(${id})`)
  }
  return went
}

test('a mailbox gets a few invitations from one person; the link is told all the same', async () => {
  const by = await makeAccount()
  const email = anyone()
  expect(await mailedTo(Array(6).fill(email), by)).toEqual([...Array(5).fill(true), false])
  expect(await inbox(email)).toHaveLength(5)
})

beforeRelease('an account of the first day has ten mailed, as to clients', async () => {
  const by = await makeAccount()
  const addresses = Array.from({ length: 11 }, anyone)
  expect(await mailedTo(addresses, by)).toEqual([...Array(10).fill(true), false])
})

test('whoever stops mails by the link of an invitation gets no other', async () => {
  const by = await makeAccount()
  const email = anyone()
  expect(await mailedTo([email], by)).toEqual([true])
  const [mail] = await inbox(email)
  const oneClick = /<(\S+)>/.exec(mail?.headers['list-unsubscribe'] ?? '')?.[1] ?? ''
  const token = oneClick.split('/').at(-1) ?? ''
  expect(mail?.text).toContain(`/stop/${token}`)
  const stopped = await plain().post(`/mail/stop/${token}`, { scope: 'sender' })
  expect(stopped.data.data).toEqual({ sender: 'Neel Studio', stopped: 'sender' })
  expect(await mailedTo([email], by)).toEqual([false])
})
