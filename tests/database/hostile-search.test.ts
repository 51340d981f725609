import { expect, test } from 'vitest'
import { toSingleLine } from '#domain/characters/lines.ts'
import { hostileTexts } from '../factories/hostile-texts.ts'
import { as, sql } from '../setup/stack/database.ts'
import { createInvoice, makeSeller } from '../setup/stack/people.ts'

/** Texts as a form sends them; a database holds no NUL. */
const lines = hostileTexts.map((text) => toSingleLine(text.replaceAll('\u0000', '')))

test('a hostile text is searched as a text: it finds rows that contain it, and nobody else’s', async () => {
  const [user, other] = [await makeSeller(), await makeSeller()]
  for (const owner of [user, other]) {
    await sql`
      insert into clients (user_id, name, contact)
      select ${owner}, line, line from unnest(${lines}::text[]) as line`
    await sql`
      insert into catalogue_items (user_id, description, unit, request_key, request_fingerprint)
      select ${owner}, line, left(line, 20), gen_random_uuid(), '' from unnest(${lines}::text[]) as line
      where private.single_line(left(line, 20)) = left(line, 20)`
    await as(owner, (tx) =>
      createInvoice(tx, {
        items: lines.map((description) => ({ description, quantity: 1, amount_minor: 100 })),
      }),
    )
  }
  const found = await as(
    user,
    (tx) => tx<{ line: string; clients: string[]; listed: number; items: number }[]>`
      select
        line,
        (select json_agg(client ->> 'name') from json_array_elements(search_clients(line, 50)) as client) as clients,
        (list_clients(0, 9, line) ->> 'total')::integer as listed,
        (list_items(0, 9, line) ->> 'total')::integer as items,
        (select count(*) from search_invoices(line)) + (list_invoices(0, 9, null, line) ->> 'total')::integer
          + (search_hsn(line) ->> 'total')::integer as others
      from unnest(${lines}::text[]) as line`,
  )
  expect(found.filter(({ line, clients }) => !clients?.includes(line))).toEqual([])
  const holding = (text: string) =>
    lines.filter((line) => line.toLowerCase().includes(text.toLowerCase())).length
  expect(found.map(({ line, listed }) => [line, listed])).toEqual(
    found.map(({ line }) => [line, holding(line)]),
  )
  expect(found.filter(({ line, items }) => items > holding(line))).toEqual([])
})
