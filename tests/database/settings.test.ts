import { expect, test } from 'vitest'
import { as, sql } from '../setup/database.ts'
import { createInvoice, makePerson, makeSeller } from '../setup/people.ts'

const mails = (user: string) =>
  as(
    user,
    (tx) => tx`select mail_payment_claims, mail_reminders, mail_monthly_summary from profiles`,
  )

test('who registers is mailed about payments only, and may choose otherwise', async () => {
  const user = await makePerson()
  const usual = { mail_payment_claims: true, mail_reminders: false, mail_monthly_summary: false }
  expect(await mails(user)).toEqual([usual])
  await as(
    user,
    (tx) => tx`update profiles set mail_payment_claims = false, mail_reminders = true,
      mail_monthly_summary = true where id = ${user}`,
  )
  expect(await mails(user)).toEqual([
    { mail_payment_claims: false, mail_reminders: true, mail_monthly_summary: true },
  ])
})

test("nobody changes another person's mails, or leaves it open whether they are wanted", async () => {
  const [user, other] = [await makePerson(), await makePerson()]
  const change = await as(
    user,
    (tx) => tx`update profiles set mail_reminders = true where id = ${other}`,
  )
  expect(change.count).toBe(0)
  await expect(
    as(user, (tx) => tx`update profiles set mail_reminders = null`),
  ).rejects.toMatchObject({ code: '23502' })
})

const thisMonth = async (user: string) => {
  const [row] = await as(
    user,
    (tx) => tx<{ count: number }[]>`select invoices_this_month() as count`,
  )
  return row?.count
}

async function moveTo(id: string, issued: string) {
  await sql.begin(async (tx) => {
    await tx`alter table invoices disable trigger invoices_keep_issued`
    await tx.unsafe(`update invoices set issue_date = ${issued} where id = '${id}'`)
    await tx`alter table invoices enable trigger invoices_keep_issued`
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
