import type { ForerunnerKind } from '#domain/document/kinds.ts'
import { as, type Database, sql, type Tx } from './database.ts'

/** A registered person with a confirmed address, signed in. */
export async function makePerson(name = 'Asha Rao', db: Database = sql): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`
  const [user] = await db<{ id: string }[]>`
    insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
    values (gen_random_uuid(), ${email}, now(), ${db.json({ name })})
    returning id`
  if (!user) throw new Error('No user was made.')
  await db`insert into auth.sessions (id, user_id) values (${user.id}, ${user.id})`
  return user.id
}

/** Turns a second factor on, as the Auth server does; `withCode` says whether their session gave its code. */
export async function turnFactorOn(user: string, withCode = true): Promise<void> {
  await sql`
    insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
    values (gen_random_uuid(), ${user}, 'Phone', 'totp', 'unverified', now(), now(), 'S')`
  await sql`update auth.mfa_factors set status = 'verified' where user_id = ${user}`
  if (withCode) await sql`update auth.sessions set aal = 'aal2' where id = ${user}`
}

/** The address that somebody has proven to be theirs. */
export async function emailOf(user: string): Promise<string> {
  const [row] = await sql<{ email: string }[]>`select email from auth.users where id = ${user}`
  return row?.email ?? ''
}

/** A person with a business, ready to invoice. */
export async function makeSeller(db: Database = sql): Promise<string> {
  const user = await makePerson(undefined, db)
  await as(
    user,
    (tx) => tx`
      insert into businesses (name, email, phone, postal_code, city, state)
      values ('Neel Studio', 'hello@neelstudio.example', '9820012345', '411004', 'Pune', 'Maharashtra')`,
    db,
  )
  return user
}

/** A seller in Pune who is registered, with whatever a test sets. */
export async function makeRegistered(change: object = {}, db: Database = sql): Promise<string> {
  const user = await makeSeller(db)
  const registered = { gst_registration: 'regular', tax_id: '27AAPFU0939F1ZV' }
  await as(user, (tx) => tx`update businesses set ${tx({ ...registered, ...change })}`, db)
  return user
}

/** Moves the person's sign-up back by so many days: the limits of mails grow with that. */
export const signedUp = (user: string, daysAgo: number) =>
  sql`
    update auth.users set created_at = now() - make_interval(days => ${daysAgo}::integer)
    where id = ${user}`

const oneItem = [{ description: 'Design', quantity: 2, amount_minor: 150050 }]

/** Arguments of the issuing call, with any others that a test adds. */
export type InvoiceArgs = { request_key?: string } & Record<string, unknown>

const document = {
  client_name: 'Kaveri Interiors',
  client_email: 'billing@kaveri.example',
  due_date: '2990-01-01',
  items: oneItem,
}

/** Calls the RPC as the caller of the transaction; returns the invoice's id. */
export async function createInvoice(
  tx: Tx,
  args: InvoiceArgs = {},
  call: 'issue_invoice' | 'issue_estimate' = 'issue_invoice',
): Promise<string> {
  const { request_key = crypto.randomUUID(), ...given } = args
  const text = JSON.stringify({ ...document, ...given })
  const [row] = await tx<{ id: string }[]>`
    select ${tx(call)}(${request_key}, (${text}::text)::jsonb) ->> 'id' as id`
  if (!row) throw new Error('No invoice was made.')
  return row.id
}

export const createEstimate = (tx: Tx, args: InvoiceArgs = {}) =>
  createInvoice(tx, args, 'issue_estimate')

/** Another document that becomes an invoice. */
export async function createForerunner(
  tx: Tx,
  kind: ForerunnerKind,
  args: InvoiceArgs = {},
): Promise<string> {
  const { request_key = crypto.randomUUID(), ...given } = args
  const text = JSON.stringify({ ...document, ...given })
  const [row] = await tx<{ id: string }[]>`
    select issue_forerunner(${kind}, ${request_key}, (${text}::text)::jsonb) ->> 'id' as id`
  if (!row) throw new Error('No document was made.')
  return row.id
}
