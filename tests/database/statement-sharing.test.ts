import { beforeEach, expect, test } from 'vitest'
import { as, sql } from '../setup/stack/database.ts'
import { makeSeller } from '../setup/stack/people.ts'
import { codeOf, invoiceOver, outcome, record, share } from './ledger.ts'
import { beginStatement, days, endStatement, shareStatement } from './statement-sharing.ts'

let seller: string
let invoice: string
let client: string
let token: string
let address: string

beforeEach(async () => {
  seller = await makeSeller()
  address = `${crypto.randomUUID()}@kaveri.example`
  invoice = await invoiceOver(seller, 150_050, { client_email: address })
  const [row] = await sql<{ id: string }[]>`
    select client_id as id from invoices where id = ${invoice}`
  client = row?.id ?? ''
  token = await as(seller, (tx) => shareStatement(tx, invoice))
})

const shown = async (candidate: string | null = token) => {
  const [row] = await as(null, (tx) => tx`select shared_statement(${candidate}) as it`)
  return row?.it
}
const withdraw = (by = seller) =>
  as(by, (tx) => tx`select withdraw_statement(${client}, ${days.first}, ${days.last}, 'INR')`)

test('a statement is shared by 144 random bits, once for its days and currency, as often as it is asked for', async () => {
  expect(token).toMatch(/^[A-Za-z0-9_-]{24}$/)
  const again = [1, 2, 3].map(() => as(seller, (tx) => shareStatement(tx, invoice)))
  expect(new Set(await Promise.all(again))).toEqual(new Set([token]))
  expect(await as(seller, (tx) => shareStatement(tx, invoice, 'USD'))).not.toBe(token)
})

test('the holder of the link sees the account as it stands then, key by key, and no private data of its seller', async () => {
  expect((await shown()).account).toMatchObject({ opening_minor: 0, closing_minor: 150_050 })
  await as(seller, (tx) => record(tx, invoice, { amount_minor: 50_050 }))
  const { account, seller: from, buyer, ...rest } = await shown()
  expect(account).toMatchObject({ currency: 'INR', opening_minor: 0, closing_minor: 100_000 })
  expect(account.lines.map((line: object) => Object.keys(line).sort())).toEqual(
    Array(2).fill([
      ...['advance_minor', 'day', 'due_date', 'kind', 'method', 'minor', 'number', 'open_minor'],
      ...['reference', 'tds_minor', 'token'],
    ]),
  )
  expect(Object.keys(rest).sort()).toEqual([
    ...['ages', 'first_day', 'id', 'language', 'last_day', 'pay_to', 'today_minor'],
  ])
  expect(rest).toMatchObject({ today_minor: 100_000, ages: [100_000, 0, 0, 0, 0] })
  expect(rest).toMatchObject({ first_day: days.first, last_day: days.last })
  expect([from.name, from.signature]).toEqual(['Neel Studio', null])
  expect(Object.keys(buyer).sort()).toEqual(
    [
      ...['address', 'city', 'contact', 'country', 'deliveryAddress', 'email', 'gstin', 'name'],
      ...['pan', 'phone', 'postalCode', 'stateCode'],
    ].sort(),
  )
  expect(JSON.stringify([account, from, buyer, rest])).not.toContain(seller)
  const dollars = await as(seller, (tx) => shareStatement(tx, invoice, 'USD'))
  expect((await shown(dollars)).account).toEqual({
    ...{ currency: 'USD', opening_minor: 0, closing_minor: 0, lines: [] },
  })
})

test('a document is named by the link that its client has, and by no other', async () => {
  const tokens = async () =>
    (await shown()).account.lines.map(({ token }: { token: string | null }) => token)
  expect((await tokens())[0]).toBeNull()
  const link = await as(seller, (tx) => share(tx, invoice))
  expect((await tokens())[0]).toBe(link)
  await as(seller, (tx) => tx`select revoke_share(${invoice})`)
  expect((await tokens())[0]).toBeNull()
})

test('a token that is cut, of another case or of another kind shows nothing', async () => {
  const [other] = await sql<
    { pdf: string }[]
  >`select pdf_token as pdf from invoices where id = ${invoice}`
  for (const wrong of [
    token.slice(1),
    `${token}A`,
    token.toLowerCase(),
    '',
    other?.pdf ?? '',
    client,
  ])
    if (wrong !== token) expect([wrong, await shown(wrong)]).toEqual([wrong, null])
  expect(await as(null, (tx) => tx`select shared_invoice(${token}) as it`)).toEqual([{ it: null }])
})

test('a withdrawn link says so, and sharing again makes another one', async () => {
  for (const _ of [1, 2]) await withdraw()
  expect(await shown()).toEqual({ withdrawn: true, seller_name: 'Neel Studio', language: 'en' })
  const next = await as(seller, (tx) => shareStatement(tx, invoice))
  expect(next).not.toBe(token)
  expect((await shown(next)).account.closing_minor).toBe(150_050)
  expect(await shown()).toEqual({ withdrawn: true, seller_name: 'Neel Studio', language: 'en' })
})

test('a link counts that it was opened, as that of an invoice, and says where it has got too long', async () => {
  const view = (user: string | null) => as(user, (tx) => tx`select note_share_view(${token})`)
  const kept = async () =>
    (
      await as(
        seller,
        (tx) => tx`select views, first_viewed_at, last_viewed_at from statement_links`,
      )
    )[0]
  await view(seller)
  expect(await kept()).toEqual({ views: 0, first_viewed_at: null, last_viewed_at: null })
  for (const _ of [1, 2]) await view(null)
  expect(await kept()).toMatchObject({ views: 1, first_viewed_at: expect.any(Date) })
  await sql`update statement_links set last_viewed_at = now() - interval '2 minutes' where token = ${token}`
  await view(await makeSeller())
  expect(await kept()).toMatchObject({ views: 2 })
  await sql`
    insert into receipts (user_id, client_id, currency, amount_minor, advance_minor, paid_on, method, request_key, request_fingerprint)
    select ${seller}, ${client}, 'INR', 100, 100, ${days.first}, 'UPI', gen_random_uuid(), ''
    from generate_series(1, 2000)`
  expect(await shown()).toEqual({ too_long: true, seller_name: 'Neel Studio', language: 'en' })
  await withdraw()
  await sql`update statement_links set last_viewed_at = null where token = ${token}`
  await view(null)
  const [row] = await sql`select views from statement_links where token = ${token}`
  expect(row).toEqual({ views: 2 })
})

test('another’s client, days that are turned and an unknown currency are refused', async () => {
  const other = await makeSeller()
  expect(await outcome(withdraw(other))).toBe('PT404 | client_unknown')
  const sharing = (first: string, currency: string, by = seller) =>
    outcome(
      as(by, (tx) => tx`select share_statement(${client}, ${first}, '2026-04-30', ${currency})`),
    )
  expect(await sharing('2026-04-01', 'INR', other)).toBe('PT404 | client_unknown')
  expect(await sharing('2026-05-01', 'INR')).toContain('to: days_turned')
  expect(await sharing('2026-04-01', 'XYZ')).toContain('currency: currency_unknown')
  expect((await shown()).account.closing_minor).toBe(150_050)
})

test('a link speaks the language that its client has in the book now', async () => {
  const speaks = (language: string) =>
    sql`update clients set language = ${language} where id = ${client}`
  for (const language of ['hi', 'en-hi']) {
    await speaks(language)
    expect((await shown()).language).toBe(language)
  }
  await withdraw()
  expect(await shown()).toMatchObject({ withdrawn: true, language: 'en-hi' })
})

test('links and mails go to the client that theirs becomes', async () => {
  const { id } = await beginStatement(seller, { client })
  await endStatement(id, 'sent')
  await as(seller, async (tx) => {
    const [into] = await tx<{ id: string }[]>`
      select create_client(gen_random_uuid(), '{"name": "Kaveri & Sons"}') as id`
    await tx`select merge_clients(${client}, ${into?.id ?? ''})`
    expect(await tx`select from statement_mails where client_id = ${into?.id ?? ''}`).toHaveLength(
      1,
    )
  })
  const { account, buyer } = await shown()
  expect([account.closing_minor, buyer.name]).toEqual([150_050, 'Kaveri & Sons'])
})

const seen = () => as(seller, (tx) => tx`select sent_to, missed, unsure_at from statement_mails`)

test('a mail with a statement goes to the client’s address once for each request, shows once it is sent, and stays', async () => {
  const key = crypto.randomUUID()
  const both = await Promise.all([1, 2].map(() => outcome(beginStatement(seller, { client, key }))))
  expect(both.sort()).toEqual(['PT409 | mail_on_its_way', 'done'])
  expect(await seen()).toEqual([])
  const [row] = await sql<
    { id: string }[]
  >`select id from statement_mails where request_key = ${key}`
  const id = row?.id ?? ''
  for (const _ of [1, 2]) await endStatement(id, 'sent')
  expect(await seen()).toEqual([{ sent_to: address, missed: [], unsure_at: null }])
  expect(await beginStatement(seller, { client, key })).toEqual({ state: 'sent', missed: [] })
  const other = beginStatement(seller, { client, key, print: 'other' })
  expect(await outcome(other)).toMatch(/^PT409 \| request_used .* requestKey$/)
  for (const change of [
    sql`update statement_mails set sent_to = 'x@y.example' where id = ${id}`,
    sql`delete from statement_mails where id = ${id}`,
    sql`truncate statement_mails`,
  ])
    expect(await codeOf(change)).toBe('PT409')
})

test('a link that is made for a mail goes with it where that is refused, and stays once it was taken or asked for', async () => {
  await withdraw()
  const live = async () =>
    (
      await sql`select token from statement_links where client_id = ${client} and revoked_at is null`
    ).length
  const own = () => as(seller, (tx) => tx`select from statement_links where revoked_at is null`)
  for (const [outcome, left] of [
    ['refused', 0],
    ['sent', 1],
  ] as const) {
    const { id, link } = await beginStatement(seller, { client })
    expect(await shown(link)).toMatchObject({ account: expect.anything() })
    expect(await own()).toHaveLength(0)
    await endStatement(id, outcome)
    expect([await live(), (await own()).length]).toEqual([left, left])
  }
  await withdraw()
  const { id, link } = await beginStatement(seller, { client })
  expect(await as(seller, (tx) => shareStatement(tx, invoice))).toBe(link)
  await endStatement(id, 'refused')
  expect(await live()).toBe(1)
})

test('a mail that the server refused leaves nothing, and one that died on its way may have gone out', async () => {
  const [refused, lost] = [crypto.randomUUID(), crypto.randomUUID()]
  await endStatement((await beginStatement(seller, { client, key: refused })).id, 'refused')
  expect(await sql`select from statement_mails where client_id = ${client}`).toEqual([])
  await beginStatement(seller, { client, key: lost })
  await sql`update statement_mails set begun_at = now() - interval '16 minutes' where request_key = ${lost}`
  await sql`select take_mails(0)`
  expect(await seen()).toMatchObject([{ sent_to: address, unsure_at: expect.any(Date) }])
  expect(await beginStatement(seller, { client, key: lost })).toEqual({ state: 'unsure' })
})

test('stops and limits are those of every mail: an address that wants none, and the sixth to one mailbox', async () => {
  await sql`select public.stop_mails(private.stop_token(${seller}, ${address}), 'sender')`
  expect(await outcome(beginStatement(seller, { client }))).toContain('PT409 | mails_stopped')
  const to = [`${crypto.randomUUID()}@b.example`]
  for (const _ of [1, 2, 3, 4, 5]) await beginStatement(seller, { client, to })
  expect(await outcome(beginStatement(seller, { client, to }))).toContain(
    'PT429 | mails_to_address',
  )
  const wrong = { client, to: ['no address'] }
  expect(await outcome(beginStatement(seller, wrong))).toBe('PT422 | mail_recipients_invalid | to')
  expect(await outcome(beginStatement(await makeSeller(), { client }))).toBe(
    'PT404 | client_unknown',
  )
  const blank = { client, to: [`${crypto.randomUUID()}@b.example`], subject: ' ' }
  expect(await outcome(beginStatement(seller, blank))).toBe('PT422 | required | subject')
})
