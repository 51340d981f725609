import { expect, test } from 'vitest'
import { thorough } from '../setup/property.ts'
import { as, sql, type Tx, tryAs } from '../setup/stack/database.ts'
import { createInvoice, makePerson, makeSeller } from '../setup/stack/people.ts'
import { outcome } from './ledger.ts'

type Row = Record<string, unknown>

const named = (...names: string[]): Row[] =>
  names.map((name) => ({ name, email: `${name.toLowerCase()}@kaveri.example` }))

const stage = (tx: Tx, id: string, rows: Row[], kind = 'clients', place = 1) =>
  tx`select stage_import(${id}, ${kind}, ${place}, (${JSON.stringify(rows)}::text)::jsonb)`

async function write(tx: Tx, id: string) {
  const [row] = await tx<{ it: Row }[]>`select write_import(${id}) as it`
  return row?.it
}

async function preview(tx: Tx, id: string) {
  const [row] = await tx<{ it: Row }[]>`select preview_import(${id}) as it`
  return row?.it
}

async function brought(tx: Tx, rows: Row[], kind = 'clients') {
  const id = crypto.randomUUID()
  await stage(tx, id, rows, kind)
  return { id, result: await write(tx, id) }
}

const undo = (tx: Tx, id: string) => tx`select undo_import(${id})`

const clients = async (tx: Tx) =>
  (await tx<{ name: string }[]>`select name from clients order by name`).map(({ name }) => name)

test('a dry run says what would be made, what is there and what the file says twice, and makes nothing', async () => {
  const person = await makePerson()
  await tryAs(person, async (tx) => {
    await tx`select create_client(gen_random_uuid(), '{"name": "Asha", "email": "asha@kaveri.example"}')`
    const id = crypto.randomUUID()
    await stage(tx, id, named('Asha', 'Bina'))
    await stage(tx, id, named('BINA', 'Charu'), 'clients', 2)
    expect(await preview(tx, id)).toMatchObject({
      ...{ rows: 4, made: 2, already_there: 1, repeated: 1 },
    })
    expect(await clients(tx)).toEqual(['Asha'])
  })
})

test('an import holds 20,000 rows at most, and is charged for what is made of them', async () => {
  const person = await makePerson()
  await tryAs(person, async (tx) => {
    const id = crypto.randomUUID()
    const part = Array.from({ length: 1_000 }, (_, n) => ({ name: `Client ${n}` }))
    for (let place = 1; place <= 20; place += 1) await stage(tx, id, part, 'clients', place)
    const more = tx.savepoint((sub) => stage(sub, id, named('Asha'), 'clients', 21))
    expect(await outcome(more)).toContain('too_many_items')
    await tx`reset role`
    const [charged] = await tx<{ bytes: number }[]>`
      select sum(size)::bigint as bytes from private.import_rows where user_id = ${person}`
    expect(charged?.bytes).toBeGreaterThan(20_000 * 1_000)
  })
})

test('an import is written part by part, and the same file again makes nothing', async () => {
  const person = await makePerson()
  await tryAs(person, async (tx) => {
    const id = crypto.randomUUID()
    await stage(tx, id, named('Asha', 'Bina'))
    await stage(tx, id, named('Bina', 'Charu'), 'clients', 2)
    expect(await write(tx, id)).toEqual({ made: 2, already_there: 0, parts_left: 1 })
    expect(await write(tx, id)).toEqual({ made: 3, already_there: 1, parts_left: 0 })
    expect(await write(tx, id)).toEqual({ made: 3, already_there: 1, parts_left: 0 })
    const { result } = await brought(tx, named('ASHA', 'Bina', 'Charu'))
    expect(result).toEqual({ made: 0, already_there: 3, parts_left: 0 })
    expect(await clients(tx)).toEqual(['Asha', 'Bina', 'Charu'])
  })
})

test('items come as they are kept, those that are there stay', async () => {
  const person = await makePerson()
  await tryAs(person, async (tx) => {
    await tx`select create_item(gen_random_uuid(), '{"description": "Design", "rate": 5}')`
    const rows = [
      { description: 'DESIGN', rate: '9' },
      { description: 'Logo', rate: '1500.5' },
    ]
    const { result } = await brought(tx, rows, 'items')
    expect(result).toMatchObject({ made: 1, already_there: 1 })
    const kept = await tx`select description, rate::float from catalogue_items order by description`
    expect([...kept]).toEqual([
      { description: 'Design', rate: 5 },
      { description: 'Logo', rate: 1500.5 },
    ])
  })
})

test('a row that the book would not take lets nothing of its part in', async () => {
  const person = await makePerson()
  await tryAs(person, async (tx) => {
    const id = crypto.randomUUID()
    await stage(tx, id, [...named('Asha'), { name: 'Bina', email: 'none' }])
    expect(await outcome(tx.savepoint((sub) => write(sub, id)))).toBe(
      'PT422 | import_refused | rows',
    )
    expect(await clients(tx)).toEqual([])
  })
})

test('an import is taken out again as a whole, and clients of other ways stay', async () => {
  const person = await makePerson()
  await tryAs(person, async (tx) => {
    await tx`select create_client(gen_random_uuid(), '{"name": "Asha", "email": "asha@kaveri.example"}')`
    const { id } = await brought(tx, named('Asha', 'Bina'))
    const items = await brought(tx, [{ description: 'Logo' }], 'items')
    await undo(tx, id)
    expect(await clients(tx)).toEqual(['Asha'])
    await undo(tx, items.id)
    expect((await tx`select from catalogue_items`).count).toBe(0)
    await undo(tx, id)
    expect(await outcome(tx.savepoint((sub) => write(sub, id)))).toBe('PT409 | import_undone')
  })
})

test('an import with a client who has an invoice is not undone, and neither is one older than a day', async () => {
  const seller = await makeSeller()
  await tryAs(seller, async (tx) => {
    const { id } = await brought(tx, named('Asha', 'Bina'))
    await tx.savepoint(async (sub) => {
      await createInvoice(sub, { client_name: 'Asha', client_email: 'asha@kaveri.example' })
      expect(await outcome(sub.savepoint((inner) => undo(inner, id)))).toBe(
        'PT409 | import_built_on',
      )
      expect(await clients(sub)).toEqual(['Asha', 'Bina'])
    })
    await tx`reset role`
    await tx`update imports set created_at = now() - interval '25 hours' where request_key = ${id}`
    await tx`set local role authenticated`
    expect(await outcome(tx.savepoint((sub) => undo(sub, id)))).toBe('PT409 | import_old')
  })
})

test('nobody reaches the import of somebody else, and no client is erased but by undoing', async () => {
  const [one, two] = [await makePerson(), await makePerson()]
  const id = crypto.randomUUID()
  await as(one, (tx) => stage(tx, id, named('Asha')))
  for (const work of [undo, write, preview]) {
    expect(await tryAs(two, (tx) => outcome(work(tx, id)))).toBe('PT404 | import_unknown')
  }
  // Another person who calls their file the same has an import of their own.
  await as(two, (tx) => stage(tx, id, named('Bina')))
  await as(one, (tx) => write(tx, id))
  const erased = sql`delete from clients where user_id = ${one} and import_id is not null`
  expect(await outcome(erased)).toBe('PT409 | client_kept')
})

test('thousands of clients are looked over and written, each part within a request', {
  timeout: 60_000,
}, async () => {
  const parts = thorough(2, 10)
  const person = await makePerson()
  await tryAs(person, async (tx) => {
    const id = crypto.randomUUID()
    for (let part = 0; part < parts; part += 1) {
      const rows = named(...Array.from({ length: 1_000 }, (_, at) => `Client-${part}-${at}`))
      await stage(tx, id, rows, 'clients', part + 1)
    }
    expect(await preview(tx, id)).toMatchObject({ rows: parts * 1_000, made: parts * 1_000 })
    let longest = 0
    for (let part = 0; part < parts; part += 1) {
      const begun = performance.now()
      await write(tx, id)
      longest = Math.max(longest, performance.now() - begun)
    }
    // Each is a request of its own, which has eight seconds.
    expect(longest).toBeLessThan(6_000)
  })
})
