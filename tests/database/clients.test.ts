import { beforeAll, expect, test } from 'vitest'
import { as, sql, tryAs } from '../setup/stack/database.ts'
import { createInvoice, makeSeller } from '../setup/stack/people.ts'
import { type Client, clientOf, create, issue } from './ground/clients.ts'
import { outcome } from './ledger.ts'

const clientsOf = (user: string) => sql<{ id: string; name: string; email: string }[]>`
  select id, name, email from clients where user_id = ${user} order by name`

let owner: string
let other: string
beforeAll(async () => {
  owner = await makeSeller()
  other = await makeSeller()
})

test('an invoice by name and email joins the client of both, whatever their case, or makes one', async () => {
  const user = await makeSeller()
  const first = await issue(user)
  const again = await issue(user, {
    client_name: 'KAVERI Interiors',
    client_email: 'Billing@kaveri.example',
  })
  const elsewhere = await issue(user, { client_email: 'pune@kaveri.example' })
  expect(await clientOf(again)).toBe(await clientOf(first))
  expect(await clientOf(elsewhere)).not.toBe(await clientOf(first))
  expect(await clientsOf(user)).toMatchObject([
    { name: 'Kaveri Interiors', email: expect.any(String) },
    { name: 'Kaveri Interiors', email: expect.any(String) },
  ])
})

test('a new client has the data of the document', async () => {
  const user = await makeSeller()
  await issue(user, {
    client_contact: 'Meera Nair',
    client_phone: '+91 98200 12345',
    client_address: '4 Lake Road',
    client_city: 'Bengaluru',
    client_postal_code: '560001',
    client_gstin: '29AABCR1718E1ZL',
    client_pan: 'AABCR1718E',
    client_state_code: '29',
    delivery_address: 'Dock 9',
    currency: 'INR',
  })
  const [client] = await sql`select * from clients where user_id = ${user}`
  expect(client).toMatchObject({
    contact: 'Meera Nair',
    phone: '+91 98200 12345',
    address: '4 Lake Road',
    city: 'Bengaluru',
    postal_code: '560001',
    country: 'IN',
    gstin: '29AABCR1718E1ZL',
    pan: 'AABCR1718E',
    state_code: '29',
    delivery_address: 'Dock 9',
    currency: 'INR',
    archived: false,
  })
})

test('a document speaks as its client reads unless it says otherwise, and goes on to when the client changes', async () => {
  const user = await makeSeller()
  const [asTheClient, otherwise, unknown] = await as(user, async (tx) => {
    const client_id = await create(tx, {
      name: 'Aravalli',
      email: 'a@aravalli.example',
      language: 'hi',
    })
    const buyer = { client_id, client_name: 'Aravalli', client_email: 'a@aravalli.example' }
    const issued = [
      await createInvoice(tx, buyer),
      await createInvoice(tx, { ...buyer, language: 'en-hi' }),
      await createInvoice(tx, { client_name: 'New', client_email: 'new@client.example' }),
    ]
    await tx`update clients set language = 'en' where id = ${client_id}`
    return issued
  })
  const languages = await sql<{ id: string; language: string }[]>`
    select id, language from invoices where user_id = ${user}`
  expect(Object.fromEntries(languages.map(({ id, language }) => [id, language]))).toEqual({
    [asTheClient ?? '']: 'hi',
    [otherwise ?? '']: 'en-hi',
    [unknown ?? '']: 'en',
  })
})

test('a client who is not kept is not in the book, and their invoice is found all the same', async () => {
  const user = await makeSeller()
  const invoice = await issue(user, { client_name: 'Walk-in Bhavna', keep_client: false })
  expect(await clientOf(invoice)).toBeNull()
  expect(await clientsOf(user)).toEqual([])
  const found = await as(user, (tx) => tx<{ id: string }[]>`select id from search_invoices('bhav')`)
  expect([...found]).toEqual([{ id: invoice }])
})

test('invoices are found by what their client is called now, whoever it was merged into', async () => {
  const user = await makeSeller()
  const [gone, stays] = await as(user, async (tx) => [
    await create(tx, { name: 'Deccan Tiles', email: 'a@deccan.example' }),
    await create(tx, { name: 'Konkan Roasters', email: 'b@konkan.example' }),
  ])
  const invoice = await issue(user, { client_id: gone, client_name: 'Deccan Tiles' })
  const finds = (query: string) =>
    as(user, async (tx) => [
      ...(await tx`select id from search_invoices(${query})`).map(({ id }) => id),
      ...(await tx`select search_clients(${query}) as it`)
        .flatMap(({ it }) => it)
        .map(({ id }) => id),
    ])
  expect(await finds('deccan')).toEqual([invoice, gone])
  await as(user, (tx) => tx`update clients set name = 'Malabar Tiles' where id = ${gone ?? ''}`)
  expect(await finds('deccan')).toEqual([])
  expect(await finds('malabar')).toEqual([invoice, gone])
  await as(user, (tx) => tx`select merge_clients(${gone ?? ''}, ${stays ?? ''})`)
  expect(await finds('malabar')).toEqual([])
  expect(await finds('konkan')).toEqual([invoice, stays])
})

test('names and rows of every script are found in any Unicode form, in any case, with joiners or without', async () => {
  const user = await makeSeller()
  const forms = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const
  const names = [
    'ज़रीना क़ाज़ी',
    'ক্ষুদ্র য়াসমিন',
    'ਸ਼ੇਰ ਖ਼ਾਨ',
    'கௌரி கொற்றை',
    'ଢ଼େଙ୍କାନାଳ',
    'آغا ؤسیم',
    'José Ångström',
    'അവൻ കർമ്മം',
    'علی کمپنی',
  ]
  /** The same letters by other keyboards, after a mark of direction. */
  const otherwise = (name: string) =>
    `\u200e${name.replace('ൻ', 'ന്\u200d').replace('ർ', 'ര്\u200d').replace('ی', 'ي').replace('ک', 'ك')}`
  const missed: string[] = []
  await tryAs(user, async (tx) => {
    for (const [turn, name] of names.entries()) {
      const stored = name.normalize(forms[turn % 4])
      const client = await create(tx, { name: stored, email: `c${turn}@scripts.example` })
      const item = { description: `${stored} पोस्टर`, quantity: 1, amount_minor: 100 }
      const invoice = await createInvoice(tx, {
        client_id: client,
        client_name: stored,
        items: [item],
      })
      const loose = await createInvoice(tx, {
        client_name: `Walk-in ${stored}`,
        keep_client: false,
      })
      await tx`select create_item(gen_random_uuid(), ${tx.json({ description: stored })})`
      for (const form of forms) {
        for (const typed of [
          name,
          name.toUpperCase(),
          name.replace('्', '्\u200d'),
          otherwise(name),
        ]) {
          const query = typed.normalize(form)
          const [found] = await tx<{ clients: string; items: string }[]>`
            select search_clients(${query})::text as clients, list_items(0, 25, ${query})::text as items`
          const invoices = (await tx`select id from search_invoices(${query}, 50)`).map(
            ({ id }) => id,
          )
          const whole = [invoice, loose].every((id) => invoices.includes(id))
          if (!found?.clients.includes(client) || !found.items.includes('"total" : 1') || !whole)
            missed.push(`${name} as ${form} of ${typed}: ${JSON.stringify({ ...found, invoices })}`)
        }
      }
    }
  })
  expect(missed).toEqual([])
})

test('an invoice goes to the client that it names, who is back from the archive with it', async () => {
  const user = await makeSeller()
  const id = await as(user, (tx) => create(tx, { name: 'Deccan Tiles', email: 'a@deccan.example' }))
  await as(user, (tx) => tx`update clients set archived = true`)
  const invoice = await issue(user, { client_id: id, client_name: 'Deccan Tiles Ltd' })
  expect(await clientOf(invoice)).toBe(id)
  const [client] = await sql`select name, archived from clients where id = ${id}`
  expect(client).toEqual({ name: 'Deccan Tiles', archived: false })
})

test('nobody invoices the client of another person, or joins them by name', async () => {
  const theirs = await as(other, (tx) =>
    create(tx, { name: 'Kaveri Interiors', email: 'billing@kaveri.example' }),
  )
  expect(await outcome(issue(owner, { client_id: theirs }))).toBe(
    'PT422 | client_unknown | clientId',
  )
  expect(await clientOf(await issue(owner))).not.toBe(theirs)
})

test('a refused invoice makes no client', async () => {
  const user = await makeSeller()
  for (const wrong of [{ client_name: ' ' }, { client_email: 'nobody' }, { items: [] }]) {
    expect(await outcome(issue(user, wrong))).toMatch(/^(PT422|23514)/)
  }
  expect(await clientsOf(user)).toEqual([])
})

test('a client is made once, however often the same request comes', async () => {
  const user = await makeSeller()
  const key = crypto.randomUUID()
  const client = {
    name: 'Deccan Tiles',
    email: 'a@deccan.example',
    cc_emails: ['b@deccan.example'],
  }
  const made = await as(user, (tx) => create(tx, client, key))
  expect(await as(user, (tx) => create(tx, client, key))).toBe(made)
  expect(await outcome(as(user, (tx) => create(tx, { ...client, phone: '1' }, key)))).toBe(
    'PT409 | request_used | {"of": "client"} | requestKey',
  )
  expect(await outcome(as(user, (tx) => create(tx, client)))).toMatch(/^23505/)
  expect(await clientsOf(user)).toHaveLength(1)
})

test.each<[string, Client, string]>([
  ['a blank name', { name: ' ' }, 'name: '],
  ['a name of two lines', { name: 'A\nB' }, 'name: not_one_line'],
  ['a long name', { name: 'x'.repeat(121) }, 'name: name_unfit'],
  ['a wrong email', { email: 'nobody' }, 'email: email_invalid'],
  [
    'a wrong further email',
    { cc_emails: ['a@b.example', 'nobody'] },
    'ccEmails: cc_emails_invalid',
  ],
  [
    'six further emails',
    { cc_emails: Array(6).fill('a@b.example') },
    'ccEmails: cc_emails_invalid',
  ],
  ['a GSTIN with a wrong check character', { gstin: '29AABCR1718E1ZA' }, 'gstin: gstin_form'],
  [
    'a GSTIN of another State',
    { gstin: '29AABCR1718E1ZL', state_code: '27' },
    'gstin: own_gstin_other_state',
  ],
  ['a GSTIN without its State', { gstin: '29AABCR1718E1ZL' }, 'gstin: own_gstin_other_state'],
  ['a State abroad', { country: 'US', state_code: '27' }, 'stateCode: state_is_indian'],
  ['an unknown State', { state_code: '25' }, 'stateCode: state_code_unknown'],
  ['a PAN that is none', { pan: 'AABCR1718' }, 'pan: pan_invalid'],
  ['a country that is none', { country: 'India' }, 'country: country_unknown'],
  ['an unknown currency', { currency: 'XYZ' }, 'currency: currency_unknown'],
  ['terms of two years', { terms_days: 730 }, 'termsDays: terms_days_invalid'],
  ['long notes', { notes: 'x'.repeat(2001) }, 'notes: notes_too_long'],
])('a client with %s is refused, made or changed', async (_, wrong, constraint) => {
  const made = as(owner, (tx) => create(tx, { name: 'Deccan', email: 'a@b.example', ...wrong }))
  await expect(made).rejects.toMatchObject({
    constraint_name: expect.stringMatching(`^${constraint}`),
  })
  const id = await as(owner, (tx) => create(tx, { name: `Tapti ${crypto.randomUUID()}` }))
  const changed = as(owner, (tx) => tx`update clients set ${tx(wrong)} where id = ${id}`)
  await expect(changed).rejects.toMatchObject({
    constraint_name: expect.stringMatching(`^${constraint}`),
  })
})
