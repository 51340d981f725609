import { beforeAll, expect, test } from 'vitest'
import { as, sql, type Tx, tryAs } from '../setup/stack/database.ts'
import { createInvoice, makePerson, makeSeller } from '../setup/stack/people.ts'
import { outcome } from './ledger.ts'

let seller: string
beforeAll(async () => {
  seller = await makeSeller()
})

type Item = Record<string, unknown>
type Listed = { total: number; items: Item[] }

async function create(tx: Tx, item: Item, key = crypto.randomUUID()): Promise<string> {
  const [row] = await tx<{ id: string }[]>`
    select create_item(${key}, (${JSON.stringify(item)}::text)::jsonb) as id`
  return row?.id ?? ''
}

async function list(tx: Tx, query: string | null = null, archived = false): Promise<Listed> {
  const [row] = await tx<{ found: Listed }[]>`
    select list_items(0, 25, ${query}, ${archived}) as found`
  if (!row) throw new Error('Nothing was listed.')
  return row.found
}

const descriptions = ({ items }: Listed) => items.map(({ description }) => description)

const consulting = {
  description: 'Consulting',
  unit: 'hours',
  rate: 600.125,
  currency: 'INR',
  hsn_sac: '998312',
  gst_rate: 1800,
  taxability: 'taxable',
}

test('an item is kept as it is given, and a repeated request finds it', async () => {
  await tryAs(seller, async (tx) => {
    const key = crypto.randomUUID()
    const id = await create(tx, consulting, key)
    expect(await create(tx, consulting, key)).toBe(id)
    expect(await list(tx)).toEqual({
      total: 1,
      items: [
        {
          ...{ id, ...consulting, used_at: null, is_archived: false },
          ...{ changed_at: expect.any(String), changed_by_name: null },
        },
      ],
    })
    const another = tx.savepoint((sub) => create(sub, { ...consulting, rate: 700 }, key))
    expect(await outcome(another)).toBe('PT409 | request_used | {"of": "item"} | requestKey')
  })
})

test('the same request sent often at once keeps one item', async () => {
  const person = await makePerson()
  const key = crypto.randomUUID()
  const ids = await Promise.all(
    Array.from({ length: 10 }, () => as(person, (tx) => create(tx, consulting, key))),
  )
  expect(new Set(ids).size).toBe(1)
  expect((await as(person, (tx) => list(tx))).total).toBe(1)
})

const refusals: [what: string, item: Item, told: string][] = [
  ['without a description', { description: '\u200b ' }, 'PT422 | required | description'],
  ['of two lines', { description: 'a\nb' }, 'description: not_one_line'],
  ['of 1,001 letters', { description: 'x'.repeat(1001) }, 'description: description_too_long'],
  ['with a unit of 21 letters', { description: 'a', unit: 'x'.repeat(21) }, 'unit: item_invalid'],
  ['with a rate of nothing', { description: 'a', rate: 0 }, 'rate: item_invalid'],
  ['with a rate below nothing', { description: 'a', rate: -1 }, 'rate: item_invalid'],
  ['with an HSN of letters', { description: 'a', hsn_sac: '99x' }, 'hsnSac: hsn_sac_invalid'],
  ['with an HSN of one digit', { description: 'a', hsn_sac: '9' }, 'hsnSac: hsn_sac_invalid'],
  ['with a GST rate of 17 %', { description: 'a', gst_rate: 1700 }, 'gstRate: item_invalid'],
  ['with the 28 % that ended', { description: 'a', gst_rate: 2800 }, 'gstRate: item_invalid'],
  ['taxed by another word', { description: 'a', taxability: 'maybe' }, 'taxability: item_invalid'],
]

test.each(refusals)('an item %s is refused, new or changed', async (_, item, told) => {
  await tryAs(seller, async (tx) => {
    expect(await outcome(tx.savepoint((sub) => create(sub, item)))).toContain(told)
    const id = await create(tx, consulting)
    const change = tx.savepoint(
      (sub) => sub`select change_item(${id}, (${JSON.stringify(item)}::text)::jsonb)`,
    )
    expect(await outcome(change)).toContain(told)
    expect((await list(tx)).items[0]).toMatchObject(consulting)
  })
})

test('a description is one item, whatever its case, until that is archived', async () => {
  const told = 'PT409 | item_exists | description'
  await tryAs(seller, async (tx) => {
    const id = await create(tx, consulting)
    const other = await create(tx, { description: 'Design' })
    const attempt = (statement: string) => outcome(tx.savepoint((sub) => sub.unsafe(statement)))
    const again = `select create_item(gen_random_uuid(), '{"description": "CONSULTING"}')`
    expect(await attempt(again)).toBe(told)
    expect(await attempt(`select change_item('${other}', '{"description": "consulting"}')`)).toBe(
      told,
    )
    // Its own description is not another's.
    expect(
      await attempt(`select change_item('${id}', '{"description": "consulting", "rate": 5}')`),
    ).toBe('done')

    expect(await attempt(`select archive_item('${id}'), archive_item('${id}')`)).toBe('done')
    expect(descriptions(await list(tx))).toEqual(['Design'])
    expect(descriptions(await list(tx, null, true))).toEqual(['consulting'])
    expect(await attempt(again)).toBe('done')
    expect(await attempt(`select archive_item('${id}', false)`)).toBe(told)
  })
})

test('another person’s item is not found by whoever would change or archive it', async () => {
  const id = await as(await makePerson(), (tx) => create(tx, consulting))
  const told = 'PT404 | item_not_found'
  for (const call of [`change_item('${id}', '{"description": "Mine"}')`, `archive_item('${id}')`]) {
    expect(await outcome(tryAs(seller, (tx) => tx.unsafe(`select ${call}`)))).toBe(told)
  }
  expect(descriptions(await as(seller, (tx) => list(tx)))).not.toContain('Consulting')
})

test('the item issued last stands first, and is found by any part of it or the beginning of its HSN', async () => {
  const person = await makeSeller()
  await as(person, async (tx) => {
    for (const item of [
      consulting,
      { description: 'Design', hsn_sac: '998391' },
      { description: '100% silk_' },
    ]) {
      await create(tx, item)
    }
  })
  const issue = (...rows: string[]) =>
    as(person, (tx) =>
      createInvoice(tx, { items: rows.map((description) => ({ description, amount_minor: 100 })) }),
    )
  await issue('Something else', 'DESIGN')
  expect(descriptions(await as(person, (tx) => list(tx)))[0]).toBe('Design')
  await issue('consulting', 'consulting')
  const found = (query: string) => as(person, (tx) => list(tx, query)).then(descriptions)
  expect((await found('')).slice(0, 2)).toEqual(['Consulting', 'Design'])
  expect(await found('sult')).toEqual(['Consulting'])
  expect(await found('9983')).toEqual(['Consulting', 'Design'])
  expect(await found('998391')).toEqual(['Design'])
  expect(await found('83')).toEqual([])
  expect(await found('0% silk_')).toEqual(['100% silk_'])
  expect(await found('%')).toEqual(['100% silk_'])

  const [used] = await sql<{ others: number }[]>`
    select count(*)::integer as others from catalogue_items
    where user_id = ${person} and used_at is null`
  expect(used).toEqual({ others: 1 })
})

type Codes = { total: number; codes: { code: string; description: string | null }[] }

async function search(query: string, skip = 0, most = 8): Promise<Codes> {
  return as(seller, async (tx) => {
    const [row] = await tx<
      { found: Codes }[]
    >`select search_hsn(${query}, ${skip}, ${most}) as found`
    if (!row) throw new Error('Nothing was found.')
    return row.found
  })
}
const codes = async (query: string) => (await search(query)).codes.map(({ code }) => code)

test('the official list is there as a whole, letter for letter', async () => {
  const [row] = await sql`
    select
      count(*)::integer as codes,
      count(*) filter (where code like '99%')::integer as services,
      count(*) filter (where description is null)::integer as silent,
      md5(string_agg(code || coalesce(description, ''), '' order by code)) as letters
    from hsn_codes`
  expect(row).toEqual({
    codes: 22_426,
    services: 681,
    silent: 1,
    // Hash of the official file's codes and descriptions, in order.
    letters: '0a12b3a9e953dd94a85b63d4d9e10d95',
  })
})

test('words are found by the index, not by reading the whole list', async () => {
  const plan = await sql`
    explain select code from hsn_codes
    where to_tsvector('pg_catalog.simple', description) @@ '''design'':* | ''desi'':*'::tsquery`
  expect(plan.map((line) => line['QUERY PLAN']).join()).toContain('hsn_codes_words')
})

test('digits find the codes that begin with them, blanks between them or not', async () => {
  expect(await codes('9983')).toEqual(expect.arrayContaining(['9983', '998311', '998312']))
  expect(await codes('998 314')).toEqual(['998314'])
  expect(await codes('52083110')).toEqual(['52083110'])
  expect((await search('52083110')).codes[0]?.description).toBeNull()
  // Codes that no document can name: a chapter, and the list's own slips.
  expect(await codes('99')).not.toContain('99')
  expect(await codes('30559')).toEqual([])
})

test.each([
  ['web design', '998314'],
  ['consulting', '998311'],
  ['designs', '998391'],
  ['translat', '998395'],
  ['photography', '998381'],
  ['Cotton SHIRTS', '62052000'],
  ['interior', '998391'],
])('“%s” finds %s among the first', async (query, code) => {
  expect(await codes(query)).toContain(code)
})

test('codes with all words come before those with one, services before goods, whole words before beginnings', async () => {
  const both = await search('interior design', 0, 100)
  expect(
    both.codes.every(({ description }) =>
      /interior.*design|design.*interior/i.test(description ?? ''),
    ),
  ).toBe(true)
  const art = await search('art', 0, 100)
  const isService = art.codes.map(({ code }) => code.startsWith('99'))
  expect(isService.lastIndexOf(true)).toBeLessThan(isService.indexOf(false))
  expect(art.codes[0]?.description).toMatch(/\bart\b/i)
  expect(await search('of the')).toEqual({ total: 0, codes: [] })
  expect(await search(`'); & | ! :* \\`)).toEqual({ total: 0, codes: [] })
})

test('pages of a search go on where the one before ended', async () => {
  const all = await search('design', 0, 100)
  const [first, second] = [await search('design', 0, 5), await search('design', 5, 5)]
  expect([...first.codes, ...second.codes]).toEqual(all.codes.slice(0, 10))
  expect(first.total).toBe(all.total)
  expect(await search('design', 1_000)).toEqual({ total: all.total, codes: [] })
})
