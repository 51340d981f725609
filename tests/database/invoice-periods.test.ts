import { expect, test } from 'vitest'
import { as, asOwner, sql, type Tx, tryAs } from '../setup/stack/database.ts'
import { openIssued } from '../setup/stack/history.ts'
import { makeSeller } from '../setup/stack/people.ts'
import { invoiceOver, outcome, record } from './ledger.ts'
import { expectTrueSums } from './periods.ts'

/** An invoice of another day than today: history that only the owner of the database can write. */
const issueOn = (tx: Tx, user: string, issued: string, due: string) => tx`
  insert into invoices (
    user_id, business_id, prefix, financial_year, sequence, padding, seller, buyer, taxable_minor, total_minor, total_inr_minor,
    issue_date, due_date, request_key, request_fingerprint, created_at
  )
  select
    user_id, id, 'INV', private.financial_year((${issued}::text)::date),
    coalesce((select max(sequence) from invoices where user_id = ${user}), 0) + 1, 4, '{}',
    '{"name": "Kaveri", "email": "billing@kaveri.example"}', 1000, 1000, 1000, (${issued}::text)::date, (${due}::text)::date, gen_random_uuid(), '',
    (${issued}::text)::date + time '12:00'
  from businesses where user_id = ${user}`

test('invoices created, paid and cancelled at one time neither lose a count nor wait for each other in a circle', async () => {
  const user = await makeSeller()
  const ids = await Promise.all(Array.from({ length: 24 }, () => invoiceOver(user, 1_000)))
  await sql.begin(async (tx) => {
    for (const date of [12, 13, 14]) {
      await issueOn(tx, user, `2026-02-${date}`, `2026-02-${date + 1}`)
    }
  })
  const older = await sql<{ id: string }[]>`
    select id from invoices where user_id = ${user} and issue_date < '2026-03-01'`
  const results = await Promise.all([
    ...Array.from({ length: 6 }, () => outcome(invoiceOver(user, 500))),
    ...[...ids, ...older.map(({ id }) => id)].flatMap((id) => [
      outcome(as(user, (tx) => record(tx, id, { amount_minor: 400 }))),
      outcome(as(user, (tx) => record(tx, id, { amount_minor: 600 }))),
    ]),
    ...ids.slice(16).map((id) => outcome(as(user, (tx) => tx`select delete_invoice(${id})`))),
  ])
  expect(new Set(results)).toEqual(
    new Set(['done', ...results.filter((it) => /invoice_not_found|invoice_has_money/.test(it))]),
  )
  await expectTrueSums(sql, user)
})

test('erasing past all rules leaves the sums true, and emptying the table is refused', async () => {
  const user = await makeSeller()
  await invoiceOver(user, 1_000)
  await asOwner(async (tx) => {
    await issueOn(tx, user, '2026-02-12', '2026-02-20')
    // What webhooks are told waits for the end of a transaction.
    await tx`set constraints all immediate`
    await openIssued(tx)
    await tx`alter table invoice_events disable trigger invoice_events_keep`
    await tx`
      delete from invoice_events
      where invoice_id in (select id from invoices where user_id = ${user} and issue_date = '2026-02-12')`
    await tx`delete from invoices where user_id = ${user} and issue_date = '2026-02-12'`
    await expectTrueSums(tx, user)
  })
  expect(await outcome(asOwner((tx) => tx`truncate invoices cascade`))).toBe('PT409 | invoice_kept')
})

test('the server itself writes no sums but through invoices', async () => {
  for (const statement of [
    'insert into invoice_periods (user_id) values (null)',
    'update invoice_periods set paid = 0',
    'delete from invoice_periods',
    'truncate invoice_periods',
  ]) {
    const written = tryAs(null, async (tx) => {
      await tx`reset role`
      await tx`set local role service_role`
      await tx.unsafe(statement)
    })
    expect(await outcome(written)).toContain('42501')
  }
})
