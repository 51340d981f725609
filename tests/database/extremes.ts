import { as, sql } from '../setup/stack/database.ts'

/** The last number that a series can come to, and those before it. */
const LAST = 99_999_999
const SINGLES = 300

const long = (letter: string) => `${letter} `.repeat(500).slice(0, 999).trim()

/**
 * Takes a seller to the edges of what settings and data may be: the highest numbers of another series, the longest
 * document, the largest amount, the farthest days, more invoices and clients than any shortcut for few of them reads.
 */
export async function makeExtreme(seller: string) {
  await sql`
    insert into clients (user_id, name, country)
    select ${seller}, 'A' || place, 'IN' from generate_series(1, 2000) as place`
  await sql`
    insert into private.writers (user_id, available, counted_at, day, written, bytes)
    values (${seller}, 5000, now(), private.today(), -5000, 0)
    on conflict (user_id) do update set available = 5000, written = -5000`
  await as(seller, async (tx) => {
    await tx`update clients set notes = ${long('n')} where name = 'A1'`
    await tx`select set_invoice_numbering('A', 8, ${LAST - SINGLES - 10})`
    const issue = (document: object, count = 1) => tx`
      select issue_invoice(gen_random_uuid(), ${tx.json({
        ...{ client_name: 'A1', client_email: 'a@kaveri.example', due_date: '2999-12-31' },
        // From Rs. 50,000 on (CGST Rule 46 (e)).
        ...{
          client_address: long('r').slice(0, 200),
          client_city: 'Pune',
          client_postal_code: '411004',
        },
        ...{ client_state_code: '27' },
        ...document,
      })}) from generate_series(1, ${count}::integer)`
    await issue({ items: [{ description: '1', quantity: 1, amount_minor: 100 }] }, SINGLES)
    await issue({
      items: Array.from({ length: 500 }, () => ({
        ...{ description: long('1'), quantity: 1, amount_minor: 1 },
      })),
    })
    await issue({ items: [{ description: long('x'), quantity: 1, amount_minor: 840_000_000_000 }] })
    await tx`
      select create_schedule(gen_random_uuid(), ${tx.json({
        ...{ every: 'week', start_on: '2999-12-31', mode: 'draft', terms_days: 0 },
        content: { notes: long('s') },
      })})`
    await tx`select save_draft(gen_random_uuid(), 0, ${tx.json({ notes: 'x'.repeat(190_000) })})`
  })
  // As autovacuum does within a minute: until then a plan may go through all clients for each of them.
  await sql`analyze books.clients, books.invoices`
}
