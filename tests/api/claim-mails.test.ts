import { expect, test } from 'vitest'
import { record, claim as report, share } from '../database/ledger.ts'
import { as, sql } from '../setup/stack/database.ts'
import { runOneAtATime } from '../setup/stack/one-at-a-time.ts'
import { emailOf } from '../setup/stack/people.ts'
import { partsOf } from '../setup/stack/smtp.ts'
import { appWith, remindable, smtp, waitIsOver } from './scheduled-mails.ts'

runOneAtATime()

/** A client's report of ₹500, and the address that its seller signs in with. */
async function reported(wanted: boolean, language = 'en') {
  const { seller, invoice } = await remindable('2990-01-01')
  await as(
    seller,
    (tx) => tx`update profiles set mail_payment_claims = ${wanted}, email = 'other@example.com',
      language = ${language}`,
  )
  const token = await as(seller, (tx) => share(tx, invoice))
  await as(null, (tx) => report(tx, token, { amount_minor: 50_000, reference: 'UTR 4321' }))
  const [owner] = await sql<{ email: string }[]>`select email from auth.users where id = ${seller}`
  return { seller, invoice, owner: owner?.email ?? '' }
}

// [remind-6]
test('a seller who wants it is told once that a client says they have paid, at their proven address', async () => {
  const server = await smtp()
  const [wanting, other] = [await reported(true), await reported(false)]
  const hindi = await reported(true, 'hi')
  const decided = await reported(true)
  await as(
    decided.seller,
    (tx) => tx`select decline_payment(id) from payments where invoice_id = ${decided.invoice}`,
  )
  for (const _ of [1, 2]) await appWith(server.port)('2999-12-31')
  const [mail, ...more] = server.mailsTo(wanting.owner)
  expect(more).toEqual([])
  const text = partsOf(mail ?? '')['text/plain'] ?? ''
  expect(text).toContain('Kaveri Interiors reported a payment of ₹500.00 for invoice INV/')
  expect(text).toContain('Reference: UTR 4321')
  expect(text).toContain(`https://bahi.test/invoice/${wanting.invoice}`)
  const [inHindi = ''] = server.mailsTo(hindi.owner)
  expect(partsOf(inHindi)['text/plain']).toContain('Kaveri Interiors ने बताया है कि ₹500.00 दे दिए')
  expect(server.mailsTo(other.owner)).toEqual([])
  expect(server.mailsTo(decided.owner)).toEqual([])
  await server.stop()
})

test('a client gets one receipt of what their seller recorded, with the paid invoice, and answers reach the seller', async () => {
  const server = await smtp()
  const { seller, invoice, to } = await remindable('2990-01-01')
  await as(seller, (tx) => record(tx, invoice, { amount_minor: 150_050 }))
  for (const _ of [1, 2, 3]) {
    await appWith(server.port)()
    await waitIsOver(invoice)
  }
  const [mail = '', ...more] = server.mailsTo(to)
  expect(more).toEqual([])
  const parts = partsOf(mail)
  const text = parts['text/plain'] ?? ''
  expect(text).toContain('Thank you for your payment of ₹1,500.50 on ')
  expect(text).toMatch(/Invoice INV\/\S+: ₹1,500\.50, paid in full\r?\n/)
  expect(text).toContain('This email is about a receipt from Neel Studio.')
  expect(text).toContain('https://bahi.test/stop/')
  expect(Object.keys(parts)).toContain('application/pdf')
  expect(mail).toContain(`Reply-To: ${await emailOf(seller)}`)
  const [event] = await sql`
    select detail ->> 'to' as to from invoice_events
    where invoice_id = ${invoice} and kind = 'receipt_sent'`
  expect(event).toEqual({ to })
  await server.stop()
})

test('a seller who wants it is mailed once what the month was, at their proven address', async () => {
  const server = await smtp()
  const { seller } = await remindable('2990-01-01')
  const { seller: other } = await remindable('2990-01-01')
  await sql`update profiles set mail_monthly_summary = true, email = 'other@example.com' where id = ${seller}`
  for (const _ of [1, 2]) await appWith(server.port)('2998-05-01')
  const owners = await sql<{ id: string; email: string }[]>`
    select id, email from auth.users where id in (${seller}, ${other})`
  const mailsOf = (id: string) =>
    server.mailsTo(owners.find((owner) => owner.id === id)?.email ?? '')
  const [mail, ...more] = mailsOf(seller)
  expect(more).toEqual([])
  const text = partsOf(mail ?? '')['text/plain'] ?? ''
  expect(text).toContain('here is your summary of April 2998 for Neel Studio. Nothing is overdue.')
  expect(text).toContain('Owed to you today: ₹1,500.50')
  expect(mailsOf(other)).toEqual([])
  await server.stop()
})
