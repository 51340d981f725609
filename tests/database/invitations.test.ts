import { beforeEach, describe, expect, test } from 'vitest'
import { as, sql } from '../setup/stack/database.ts'
import { emailOf, makePerson, makeSeller } from '../setup/stack/people.ts'
import { invite } from './ground/members.ts'
import { outcome } from './ledger.ts'

describe('an invitation', () => {
  let seller: string
  let person: string
  beforeEach(async () => {
    seller = await makeSeller()
    person = await makePerson()
  })
  const accept = (who: string, token: string) =>
    outcome(as(who, (tx) => tx`select accept_invitation(${token}) is not null`))
  const GONE = 'PT404 | invitation_gone'

  test('is for the address that it names, confirmed, once, for seven days, and told to nobody else', async () => {
    const { token, id } = await invite(seller, (await emailOf(person)).toUpperCase())
    const stranger = await makePerson()
    expect(await accept(stranger, token)).toContain(GONE)
    expect(await accept(seller, token)).toContain(GONE)
    await sql`update auth.users set email_confirmed_at = null where id = ${person}`
    expect(await accept(person, token)).toContain(GONE)
    await sql`update auth.users set email_confirmed_at = now() where id = ${person}`
    await sql`update private.invitations set made_at = now() - interval '7 days' where id = ${id}`
    expect(await accept(person, token)).toContain(GONE)
    await sql`update private.invitations set made_at = now() where id = ${id}`
    expect(await accept(person, `${token}x`)).toContain(GONE)
    expect(await accept(person, token)).not.toContain('PT')
    expect(await accept(person, token)).toContain(GONE)
    const kept = await sql`select to_jsonb(own)::text as row from private.members as own`
    expect(JSON.stringify(kept)).not.toContain(token.slice(5, 30))
  })

  test('used fifty times at once makes one member', async () => {
    const { token } = await invite(seller, await emailOf(person))
    const tried = await Promise.all(Array.from({ length: 20 }, () => accept(person, token)))
    expect(tried.filter((text) => !text.includes('PT404'))).toHaveLength(1)
  })

  test('that is made anew or taken back ends the link of before', async () => {
    const email = await emailOf(person)
    const first = await invite(seller, email)
    const second = await invite(seller, email, 'partner')
    expect(await accept(person, first.token)).toContain(GONE)
    await as(person, (tx) => tx`select end_invitation(${second.id})`)
    await as(seller, (tx) => tx`select end_invitation(${second.id})`)
    expect(await accept(person, second.token)).toContain(GONE)
  })

  test('wants a fresh proof, an address, a role, a business, and room, and is news to the owner', async () => {
    const make = (email: string, role = 'partner', who = seller) =>
      outcome(as(who, (tx) => tx`select invite_member(${email}, ${role}) is not null`))
    expect(await make('nobody')).toContain('PT422 | email_invalid')
    expect(await make('a@b.example', 'owner')).toContain('PT422 | value_not_allowed')
    expect(await make('a@b.example', 'partner', person)).toContain('PT409 | business_required')
    expect(await make(await emailOf(seller))).toContain('PT409 | member_already')
    await sql`update auth.sessions set created_at = now() - interval '11 minutes' where id = ${seller}`
    expect(await make('a@b.example')).toMatch(/^PT403 \| (password_needed|login_again)/)
    await sql`update auth.sessions set created_at = now() where id = ${seller}`
    for (let n = 0; n < 20; n += 1) expect(await make(`a${n}@b.example`)).not.toContain('PT')
    expect(await make('a@b.example')).toContain('PT409 | members_full')
    const [news] =
      await sql`select kind from private.security_news where user_id = ${seller} limit 1`
    expect(news).toEqual({ kind: 'member_invited' })
  })

  test('says to whoever has its link which business asks whom', async () => {
    const email = await emailOf(person)
    const { token } = await invite(seller, email)
    const [said] = await as(null, (tx) => tx<{ it: object }[]>`select invitation(${token}) as it`)
    expect(said?.it).toMatchObject({ role: 'accountant', email, by: 'Asha Rao' })
  })
})
