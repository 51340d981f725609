import type { Page } from '@playwright/test'
import postgres from 'postgres'
import { localKeys } from '../../supabase/local/settings.ts'
import { newAddress, password } from './journey.ts'
import { nowhere } from './kept-page.ts'

type Session = { access_token: string }
export type Person = { email: string; session: Session }
export type Seller = Person & { invoiceId: string }

export const clients = [
  'Kaveri Interiors',
  'Tapti Textiles',
  'Sabarmati Foods',
  'Chambal Motors',
  'Narmada Books',
  'Godavari Tools',
]

async function ask<T>(
  path: string,
  body: unknown,
  token: string = localKeys.publishable,
  method = 'POST',
) {
  const answer = await fetch(`${process.env.BAHI_TEST_APP_URL}/supabase-api${path}`, {
    method,
    headers: {
      apikey: localKeys.publishable,
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
  return (text ? JSON.parse(text) : undefined) as T
}

/** A confirmed account with a session and nothing else, made past the screens. */
export async function makePerson(): Promise<Person> {
  const email = newAddress()
  const sql = postgres(process.env.BAHI_TEST_DB_URL ?? '')
  await sql`
    insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data, encrypted_password)
    values (
      gen_random_uuid(), ${email}, now(), '{"name": "Asha Rao"}',
      extensions.crypt(${password}, extensions.gen_salt('bf', 4))
    )`
  await sql.end()
  return signIn(email, password)
}

/** Somebody asks for an account, past the screens. */
export const signUp = (email: string, secret: string, name: string) =>
  ask('/auth/v1/signup', { email, password: secret, data: { name } })

/** A session of an account that exists. */
export async function signIn(email: string, secret: string): Promise<Person> {
  const session = await ask<Session>('/auth/v1/token?grant_type=password', {
    email,
    password: secret,
  })
  return { email, session }
}

/** Ends the person's sessions, those of all browsers, with the one of here. */
export const leaveEverywhere = ({ session }: Person) =>
  ask('/auth/v1/logout?scope=global', {}, session.access_token)

export async function giveBusiness({ session }: Person) {
  const business = {
    name: 'Neel Studio',
    email: 'hello@neelstudio.example',
    phone: '9820012345',
    postal_code: '411004',
    city: 'Pune',
    state: 'Maharashtra',
  }
  await ask('/rest/v1/businesses', business, session.access_token)
}

/** From now on they are registered for GST. */
export const giveRegistration = ({ session }: Person) =>
  ask(
    '/rest/v1/businesses?name=neq.',
    { gst_registration: 'regular', tax_id: '27AAPFU0939F1ZV' },
    session.access_token,
    'PATCH',
  )

/** Their documents say how to pay. */
export const giveUpiId = ({ session }: Person) =>
  ask('/rest/v1/businesses?name=neq.', { upi_id: 'neel@okbank' }, session.access_token, 'PATCH')

/** Calls a function of the Data API as this person. */
export const call = <T = unknown>({ session }: Person, name: string, given: object) =>
  ask<T>(`/rest/v1/rpc/${name}`, given, session.access_token)

/** Shares the invoice and gives the token of its link. */
export const share = ({ session, invoiceId }: Seller) =>
  ask<string>('/rest/v1/rpc/share_invoice', { invoice_id: invoiceId }, session.access_token)

/** The client of the invoice reports that they paid a rupee. */
export const claim = async (seller: Seller) =>
  ask('/rest/v1/rpc/claim_payment', {
    token: await share(seller),
    request_key: crypto.randomUUID(),
    amount_minor: 100,
    reference: '412345678901',
  })

/** The dashboard shows this person no more what of the set-up is open. */
export const putSetupAway = ({ session }: Person) =>
  ask('/rest/v1/profiles?name=neq.', { setup_put_away: true }, session.access_token, 'PATCH')

/** Their screens are in this language from now on. */
export const speak = ({ session }: Person, language: string) =>
  ask('/rest/v1/profiles?name=neq.', { language }, session.access_token, 'PATCH')

const giveInvoice = ({ session }: Person, clientName: string, dueDate = '2990-01-31') =>
  ask<{ id: string }>(
    '/rest/v1/rpc/issue_invoice',
    {
      request_key: crypto.randomUUID(),
      document: {
        client_name: clientName,
        client_email: 'billing@kaveri.example',
        due_date: dueDate,
        notes: 'Thank you.',
        items: [{ description: 'Packaging design', quantity: 12, amount_minor: 12345650 }],
      },
    },
    session.access_token,
  )

/** Somebody who is billed again and again, and what they are billed for. */
export async function giveRegulars({ session }: Person) {
  const make = (what: 'client' | 'item', document: object) =>
    ask(
      `/rest/v1/rpc/create_${what}`,
      { request_key: crypto.randomUUID(), [what]: document },
      session.access_token,
    )
  await make('client', { name: 'Tapti Textiles', email: 'tapti@tapti.example', terms_days: 15 })
  await make('item', { description: 'Labels', unit: 'NOS', rate: '1500' })
  await make('item', { description: 'Posters', unit: 'NOS', rate: '85.50' })
}

/** A seller with one invoice for each client, the last one the newest; `invoiceId` is that one's. */
export async function makeSeller(
  clientNames = clients.slice(0, 1),
  dueDate?: string,
): Promise<Seller> {
  const person = await makePerson()
  await giveBusiness(person)
  let invoiceId = ''
  for (const name of clientNames) invoiceId = (await giveInvoice(person, name, dueDate)).id
  return { ...person, invoiceId }
}

let seller: Promise<Seller> | undefined

/** A seller with one invoice, kept for all tests of a worker. */
export function sellerOfWorker() {
  seller ??= makeSeller()
  return seller
}

/** Signs a person in, past the screens: the app finds the session when it is loaded next. */
export async function enter(page: Page, { session }: Person) {
  if (page.url() === 'about:blank') await page.goto(nowhere)
  await page.evaluate((kept) => localStorage.setItem('bahi-session', JSON.stringify(kept)), session)
}
