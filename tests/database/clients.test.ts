import { beforeAll, expect, test } from 'vitest'
import { as, sql, type Tx, tryAs } from '../setup/database.ts'
import { createInvoice, type InvoiceArgs, makeSeller } from '../setup/people.ts'
import { outcome, record } from './ledger.ts'

type Client = Record<string, unknown>

const create = (tx: Tx, client: Client, key: string = crypto.randomUUID()) =>
  tx<{ id: string }[]>`
    select create_client(${key}, (${JSON.stringify(client)}::text)::jsonb) as id
  `.then(([row]) => row?.id ?? '')

const clientsOf = (user: string) => sql<{ id: string; name: string; email: string }[]>`
  select id, name, email from clients where user_id = ${user} order by name`

const clientOf = async (invoice: string) => {
  const [row] = await sql<{ client_id: string | null }[]>`
    select client_id from invoices where id = ${invoice}`
  return row?.client_id
}

const issue = (user: string, args: InvoiceArgs = {}) => as(user, (tx) => createInvoice(tx, args))

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

test('a new client knows what the document says of them', async () => {
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

test('whom nobody wants to keep is no client, and their invoice is found all the same', async () => {
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

test('a client is never erased, not even by the owner of the database', async () => {
  await issue(owner)
  await expect(sql`delete from clients where user_id = ${owner}`).rejects.toMatchObject({
    message: 'client_kept',
  })
})

test('of two clients one stays, with the documents and what the other alone knew', async () => {
  const user = await makeSeller()
  const [first, second] = [
    await issue(user),
    await issue(user, { client_email: 'x@kaveri.example' }),
  ]
  const cancelled = await issue(user, { client_email: 'x@kaveri.example' })
  await as(user, (tx) => tx`select delete_invoice(${cancelled})`)
  const [stays, gone] = [await clientOf(first), await clientOf(second)]
  await as(user, async (tx) => {
    await tx`
      update clients set phone = '020 1', gstin = '29AABCR1718E1ZL', state_code = '29', address = 'Lake Road'
      where id = ${gone ?? ''}`
    await tx`update clients set notes = 'Kind' where id = ${stays ?? ''}`
    await tx`select merge_clients(${gone ?? ''}, ${stays ?? ''})`
  })
  for (const invoice of [second, cancelled]) expect(await clientOf(invoice)).toBe(stays)
  const [kept] = await sql`select * from clients where id = ${stays ?? ''}`
  expect(kept).toMatchObject({
    email: 'billing@kaveri.example',
    cc_emails: ['x@kaveri.example'],
    phone: '020 1',
    gstin: '29AABCR1718E1ZL',
    state_code: '29',
    address: 'Lake Road',
    notes: 'Kind',
  })
  const [document] =
    await sql`select client_email, buyer ->> 'gstin' as gstin from invoices where id = ${second}`
  expect(document).toEqual({ client_email: 'x@kaveri.example', gstin: null })

  // Whoever comes under the name of the one that is gone.
  expect(await clientOf(await issue(user, { client_email: 'x@kaveri.example' }))).toBe(stays)
  expect(await clientOf(await issue(user, { client_id: gone }))).toBe(stays)
  const list = await as(
    user,
    (tx) => tx<{ it: { total: number } }[]>`select list_clients(0, 9) as it`,
  )
  expect(list[0]?.it.total).toBe(1)
  const [archived] = await as(
    user,
    (tx) => tx<{ it: { total: number } }[]>`select list_clients(0, 9, null, true) as it`,
  )
  expect(archived?.it.total).toBe(0)
})

test('clients are counted to a thousand beyond the page, and those of a text all', async () => {
  const user = await makeSeller()
  await sql`
    insert into clients (user_id, name)
    select ${user}, case when n % 2 = 0 then 'Kaveri ' else 'Tapti ' end || n from generate_series(1, 1012) as n`
  const counted = (skip: number, query: string | null = null) =>
    as(user, async (tx) => {
      const [row] = await tx<{ it: { total: number; counted: boolean; clients: object[] } }[]>`
        select list_clients(${skip}, 5, ${query}) as it`
      return row && [row.it.total, row.it.counted, row.it.clients.length]
    })
  expect(await counted(0)).toEqual([1005, false, 5])
  expect(await counted(7)).toEqual([1012, true, 5])
  expect(await counted(1010)).toEqual([1012, true, 2])
  expect(await counted(0, 'kaveri')).toEqual([506, true, 5])
})

test('what was merged goes along when its client is merged', async () => {
  const user = await makeSeller()
  const ids = await as(user, async (tx) => [
    await create(tx, { name: 'A', email: 'a@b.example' }),
    await create(tx, { name: 'B', email: 'b@b.example' }),
    await create(tx, { name: 'C', email: 'c@b.example' }),
  ])
  const [a = '', b = '', c = ''] = ids
  await as(user, async (tx) => {
    await tx`select merge_clients(${a}, ${b})`
    await tx`select merge_clients(${b}, ${c})`
  })
  expect(await clientOf(await issue(user, { client_name: 'A', client_email: 'a@b.example' }))).toBe(
    c,
  )
  const change = as(user, (tx) => tx`update clients set name = 'Back' where id = ${a}`)
  expect((await change).count).toBe(0)
})

test('only two different clients of one’s own are merged', async () => {
  const mine = (await clientOf(await issue(owner))) ?? ''
  const theirs = (await clientOf(await issue(other))) ?? ''
  const merge = (from: string, into: string) =>
    outcome(as(owner, (tx) => tx`select merge_clients(${from}, ${into})`))
  expect(await merge(mine, mine)).toBe('PT422 | client_same | intoId')
  expect(await merge(mine, theirs)).toBe('PT404 | client_unknown')
  expect(await merge(theirs, mine)).toBe('PT404 | client_unknown')
})

test('the account of a client says what is owed by age, in rupees, and what was paid', async () => {
  const user = await makeSeller()
  const invoice = await issue(user)
  await sql`
    insert into invoices (
      user_id, business_id, client_id, prefix, financial_year, sequence, padding, seller, buyer, taxable_minor,
      total_minor, total_inr_minor, issue_date, due_date, request_key, request_fingerprint, currency, exchange_rate
    )
    select
      user_id, business_id, client_id, 'AGE', private.financial_year(private.today() - age), age + 1, 4, '{}', buyer,
      1000 + age, 1000 + age, (1000 + age) * 80, private.today() - age, private.today() + 1, gen_random_uuid(), '', 'USD', 80
    from invoices, unnest(array[30, 31, 60, 61, 90, 91, 400]) as age
    where id = ${invoice}`
  const [half] = await sql<{ id: string }[]>`
    select id from invoices where user_id = ${user} and prefix = 'AGE' and sequence = 92`
  await as(user, (tx) => record(tx, half?.id ?? '', { amount_minor: 91 }))
  const id = await clientOf(invoice)
  const ask = (who: string) =>
    as(who, (tx) => tx<{ it: unknown }[]>`select client_account(${id ?? ''}) as it`)
  const [row] = await ask(user)
  expect(row?.it).toMatchObject({
    owed: [
      { from_days: 0, to_days: 30, minor: 150_050 + 80 * 1030, invoices: 2 },
      { from_days: 31, to_days: 60, minor: 80 * (1031 + 1060), invoices: 2 },
      { from_days: 61, to_days: 90, minor: 80 * (1061 + 1090), invoices: 2 },
      { from_days: 91, to_days: null, minor: 80 * (1000 + 1400), invoices: 2 },
    ],
    payments: [{ amount_minor: 91, currency: 'USD', method: 'UPI', invoice_id: half?.id }],
  })
  const [listed] = await as(user, (tx) => tx`select due, last_invoice from client_records`)
  expect(listed).toMatchObject({
    due: {
      minor: 150_050 + 80 * (1030 + 1031 + 1060 + 1061 + 1090 + 1000 + 1400),
      without_rate: 0,
    },
    last_invoice: { id: invoice },
  })
  const [theirs] = await ask(other)
  expect(theirs?.it).toMatchObject({
    owed: Array(4).fill(expect.objectContaining({ minor: 0, invoices: 0 })),
    payments: [],
  })
})
