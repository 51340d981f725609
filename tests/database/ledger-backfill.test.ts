import { expect, test } from 'vitest'
import { asOwner } from '../setup/database.ts'
import { migrationStatement } from '../setup/migration-statement.ts'
import { makeSeller } from '../setup/people.ts'
import { invoiceOver } from './ledger.ts'

test.each([
  ['a known method, whatever its case', { method: 'upi', day: '2026-11-01' }, 'UPI', null],
  ['an unknown method', { method: ' Barter ', day: '2026-11-01' }, 'Other', 'Barter'],
  ['nothing known', { method: null, day: null }, 'Other', null],
])('what was paid before the ledger becomes one payment: %s', async (_, was, method, note) => {
  const user = await makeSeller()
  const [paid, unpaid] = [await invoiceOver(user, 100_000), await invoiceOver(user, 100_000)]
  const payments = await migrationStatement('20261121002000_payments', '-- What was paid before')
  const events = await migrationStatement(
    '20261121002040_invoice_history',
    '-- The history of what is',
  )
  const after = await asOwner(async (tx) => {
    // As it was before the migrations: no rule that binds the two, no ledger, no history.
    await tx`alter table invoices drop constraint invoices_status_settled`
    await tx`alter table payments disable trigger payments_note`
    await tx`alter table invoice_events disable trigger user`
    await tx`delete from invoice_events where user_id = ${user}`
    await tx`
      update invoices
      set status = 'PAID', payment_method = ${was.method}, paid_date = (${was.day}::text)::date
      where id = ${paid}`
    await tx.unsafe(`${payments} and invoice.user_id = '${user}'`)
    await tx.unsafe(events)
    return {
      invoices: await tx`
        select id, status, settled_minor, payment_method, paid_date::text, issue_date::text
        from invoices where user_id = ${user} order by sequence`,
      payments: await tx`select * from payments where user_id = ${user}`,
      events: await tx`select invoice_id, kind from invoice_events where user_id = ${user}`,
    }
  })
  const [settled, open] = after.invoices
  expect(settled).toMatchObject({
    id: paid,
    status: 'PAID',
    settled_minor: 100_000,
    payment_method: method,
    paid_date: was.day ?? settled?.issue_date,
  })
  expect(open).toMatchObject({ id: unpaid, status: 'UNPAID', settled_minor: 0 })
  expect(after.payments).toMatchObject([
    { invoice_id: paid, state: 'confirmed', amount_minor: 100_000, tds_minor: 0, method, note },
  ])
  expect(after.events).toHaveLength(3)
  expect([...after.events]).toEqual(
    expect.arrayContaining([
      { invoice_id: paid, kind: 'created' },
      { invoice_id: unpaid, kind: 'created' },
      { invoice_id: paid, kind: 'payment_recorded' },
    ]),
  )
})
