import { expect, test } from 'vitest'
import { as, sql } from '../setup/stack/database.ts'
import { createInvoice, makeSeller } from '../setup/stack/people.ts'

const version = (letter: string) => letter.repeat(43)
const keep = (id: string, letter: string, content: string) =>
  sql`select keep_pdf_copy(${id}, ${version(letter)}, ${Buffer.from(content).toString('base64')})`

async function copy(id: string, letter: string): Promise<string | null> {
  const [row] = await sql<
    { copy: string | null }[]
  >`select pdf_copy(${id}, ${version(letter)}) as copy`
  return row?.copy == null ? null : Buffer.from(row.copy, 'base64').toString()
}

const invoices = async (count: number) => {
  const seller = await makeSeller()
  const made: string[] = []
  for (let n = 0; n < count; n++) made.push(await as(seller, (tx) => createInvoice(tx)))
  return made
}

test('the newest copy of an invoice is kept for a day', async () => {
  const [id = ''] = await invoices(1)
  expect(await copy(id, 'a')).toBeNull()
  await keep(id, 'a', 'first')
  expect([await copy(id, 'a'), await copy(id, 'b')]).toEqual(['first', null])
  await keep(id, 'b', 'second')
  expect([await copy(id, 'a'), await copy(id, 'b')]).toEqual([null, 'second'])
  await sql`update private.pdf_copies set made_at = now() - interval '25 hours' where invoice_id = ${id}`
  expect(await copy(id, 'b')).toBeNull()
})

test('no more than forty are kept, the newest, and none that is longer than 500 kB', async () => {
  const [large = '', ...many] = await invoices(43)
  await keep(large, 'a', 'x'.repeat(600_000))
  expect(await copy(large, 'a')).toBeNull()
  for (const id of many) await keep(id, 'a', id)
  const [row] = await sql`select count(*)::integer as kept from private.pdf_copies`
  expect(row?.kept).toBe(40)
  expect(await copy(many[0] ?? '', 'a')).toBeNull()
  expect(await copy(many[41] ?? '', 'a')).toBe(many[41])
})
