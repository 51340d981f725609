import { expect, test } from 'vitest'
import { as, asOwnerToStay } from '../setup/stack/database.ts'
import { openIssued } from '../setup/stack/history.ts'
import { createInvoice, makePerson, makeSeller } from '../setup/stack/people.ts'

const mails = (user: string) =>
  as(
    user,
    (tx) => tx`
      select
        mail_payment_claims, mail_monthly_summary, mail_edf, mail_receipts, remind_before_3, remind_due, remind_after_3,
        remind_after_7
      from profiles`,
  )

test('a new person gets mails about payments only, as their clients do, reminds nobody, and may choose otherwise', async () => {
  const user = await makePerson()
  const usual = {
    mail_payment_claims: true,
    mail_monthly_summary: false,
    mail_edf: true,
    mail_receipts: true,
    remind_before_3: false,
    remind_due: false,
    remind_after_3: false,
    remind_after_7: false,
  }
  expect(await mails(user)).toEqual([usual])
  const others = Object.fromEntries(Object.entries(usual).map(([name, on]) => [name, !on]))
  await as(user, (tx) => tx`update profiles set ${tx(others)} where id = ${user}`)
  expect(await mails(user)).toEqual([others])
})

test("nobody changes another person's mails, or leaves it open whether they are wanted", async () => {
  const [user, other] = [await makePerson(), await makePerson()]
  const change = await as(
    user,
    (tx) => tx`update profiles set remind_due = true where id = ${other}`,
  )
  expect(change.count).toBe(0)
  await expect(as(user, (tx) => tx`update profiles set remind_due = null`)).rejects.toMatchObject({
    code: '23502',
  })
})

const thisMonth = async (user: string) => {
  const [row] = await as(
    user,
    (tx) => tx<{ count: number }[]>`select invoices_this_month() as count`,
  )
  return row?.count
}

async function moveTo(id: string, issued: string) {
  await asOwnerToStay(async (tx) => {
    await openIssued(tx)
    await tx.unsafe(`update invoices set issue_date = ${issued} where id = '${id}'`)
    await openIssued(tx, false)
  })
}

test('the usage counts what the caller created this month in India, the deleted ones too', async () => {
  const [user, other] = [await makeSeller(), await makeSeller()]
  expect(await thisMonth(user)).toBe(0)
  const make = () => as(user, (tx) => createInvoice(tx))
  const [first, deleted, old] = [await make(), await make(), await make()]
  await as(other, (tx) => createInvoice(tx))
  await as(user, (tx) => tx`select delete_invoice(${deleted})`)
  await moveTo(first, "date_trunc('month', private.today()::timestamp)::date")
  await moveTo(old, "date_trunc('month', private.today()::timestamp)::date - 1")

  expect(await thisMonth(user)).toBe(2)
  expect(await thisMonth(other)).toBe(1)
})
