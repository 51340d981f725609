import { expect, test } from 'vitest'
import { as, claimsOf, onDays, sql, type Tx } from '../setup/stack/database.ts'
import { createInvoice, makePerson, makeRegistered, makeSeller } from '../setup/stack/people.ts'
import { credited } from './credit.ts'
import { file } from './ground/filed-periods.ts'
import { businessOf, inBusiness, join } from './ground/members.ts'
import { exported, restored } from './moving.ts'

test('a client, the business and its numbering say who changed them, and an export keeps the name', async () => {
  const other = await makeSeller()
  const theirs = await businessOf(other)
  const partner = await join(other, 'partner')
  const call = (path: string, run: (tx: Tx) => Promise<unknown>) =>
    inBusiness(partner, theirs, [path.startsWith('rpc') ? 'POST' : 'PATCH', `/${path}`], run)
  const [book] = await as(
    other,
    (tx) =>
      tx<{ id: string }[]>`select create_client(gen_random_uuid(), '{"name": "Kaveri"}') as id`,
  )
  const clientBy = async () =>
    (
      await sql`select changed_by_id as id, changed_by_name as name from books.clients where id = ${book?.id ?? ''}`
    )[0]
  expect(await clientBy()).toEqual({ id: other, name: null })
  await call('clients', (tx) => tx`update clients set name = name`)
  expect(await clientBy()).toEqual({ id: other, name: null })
  await call('clients', (tx) => tx`update clients set phone = '9820012345'`)
  const by = { id: partner, name: 'Ravi the partner' }
  expect(await clientBy()).toEqual(by)
  const businessBy = async () =>
    (
      await sql`
        select changed_by_id as id, changed_by_name as name, numbering_by_id, numbering_by_name
        from businesses where user_id = ${other}`
    )[0]
  expect(await businessBy()).toMatchObject({ id: null, numbering_by_id: null })
  await call('businesses', (tx) => tx`update businesses set phone = '9820012346'`)
  expect(await businessBy()).toMatchObject({ ...by, numbering_by_id: null })
  await as(other, (tx) => tx`update businesses set phone = '9820012347'`)
  await call(
    'rpc/set_invoice_numbering',
    (tx) => tx`select set_invoice_numbering(next_sequence => 7)`,
  )
  const numbered = { numbering_by_id: partner, numbering_by_name: by.name }
  expect(await businessBy()).toEqual({ id: other, name: null, ...numbered })

  const pages = await as(other, (tx) => exported(tx))
  const person = await makePerson()
  await as(person, (tx) => restored(tx, pages))
  const told = await sql`
    select client.changed_by_id, client.changed_by_name, business.numbering_by_id, business.numbering_by_name
    from books.clients as client join businesses as business using (user_id) where user_id = ${person}`
  expect([...told]).toEqual([
    {
      changed_by_id: null,
      changed_by_name: by.name,
      numbering_by_id: null,
      numbering_by_name: by.name,
    },
  ])
})

test('a key is named by its own name, and what runs by itself names nobody', async () => {
  const seller = await makeSeller()
  const [made] = await as(
    seller,
    (tx) => tx<{ made: { id: string } }[]>`select make_api_key('Shop', '{clients}') as made`,
  )
  const claims = { sub: seller, role: 'authenticated', key_id: made?.made.id, reads: false }
  await sql.begin(async (tx) => {
    await tx`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`
    await tx`set local role authenticated`
    await tx`select create_client(gen_random_uuid(), '{"name": "Tapti Textiles"}')`
  })
  const said = () => sql`
    select changed_by_id as id, changed_by_name as name from books.clients where user_id = ${seller}`
  expect(await said()).toMatchObject([{ id: null, name: 'Shop' }])
  await sql`update books.clients set phone = '9820012345' where user_id = ${seller}`
  expect(await said()).toMatchObject([{ id: null, name: null }])
})

test('a rejected note and an export declaration say which accountant marked them, and an export keeps the name', async () => {
  const owner = await makeRegistered({ default_gst_rate: 1800 })
  const accountant = await join(owner, 'accountant')
  const by = { by_id: accountant, by_name: 'Ravi the accountant' }
  const claims = { account: owner, member: 'accountant', reads: false }
  const pages = await onDays(owner, async (tx, on) => {
    const become = async (text: string, role: string) => {
      await tx`select set_config('request.jwt.claims', ${text}, true), set_config('app.writer', '', true)`
      await tx.unsafe(`set local role ${role}`)
    }
    await on('2026-10-05')
    const invoice = await createInvoice(tx, {
      ...{ client_gstin: '27AABCR1718E1ZP', client_address: '12 MG Road', client_city: 'Pune' },
      items: [{ description: 'Design', amount_minor: 100_000, hsn_sac: '998391', gst_rate: 1800 }],
    })
    const note = await credited(tx, invoice, { amount_minor: 11_800 })
    await on('2026-11-15')
    await file(tx, ['2026-10-01', '2026-10-31'])

    await become(
      JSON.stringify({ ...JSON.parse(claimsOf(accountant)), ...claims }),
      'authenticated',
    )
    await tx`select reject_note(${note}), note_edf('2026-10-01', form_number => 'EDF9')`
    const [told] = await tx`select rejected_notes() as it`
    expect(told?.it.rejected).toMatchObject([{ id: note, by_name: by.by_name }])
    await tx`select accept_note(${note})`
    await become(claimsOf(owner), 'none')
    await tx`select reject_note(${note})`
    expect(
      await tx`select by_id, by_name, taken_back_by_id, taken_back_by_name from note_rejections
        where user_id = ${owner} order by said_at`,
    ).toMatchObject([
      { ...by, taken_back_by_id: by.by_id, taken_back_by_name: by.by_name },
      { by_name: null, taken_back_by_id: null, taken_back_by_name: null },
    ])
    expect(await tx`select by_id, by_name from edf_months where user_id = ${owner}`).toMatchObject([
      by,
    ])
    return exported(tx)
  })
  expect(JSON.stringify(pages)).toContain('"taken_back_by_name":"Ravi the accountant"')
  expect(JSON.stringify(pages)).not.toContain(accountant)
})

test('the mail about a key, an invitation or a new member names it', async () => {
  const owner = await makeSeller()
  await join(owner, 'partner')
  await as(
    owner,
    (tx) => tx`select make_api_key('Shop', '{}'), invite_member('ravi@books.example', 'partner')`,
  )
  const letters = await sql<{ it: { what: string; about: string } }[]>`
    select private.security_letter(jsonb_populate_record(null::private.mail_jobs, jsonb_build_object('subject_id', news.id))) as it
    from private.security_news as news where news.user_id = ${owner} order by news.kind, news.at`
  expect(letters.map(({ it: { what, about } }) => [what, about])).toEqual([
    ['key_made', 'Shop'],
    // The accepted invitation is gone: the member is left.
    ['member_invited', null],
    ['member_invited', 'ravi@books.example'],
    ['member_joined', 'Ravi the partner'],
  ])
})
