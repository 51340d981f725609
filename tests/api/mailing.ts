import { inject } from 'vitest'
import { sql } from '../setup/stack/database.ts'
import { bearer, makeAccount } from './clients.ts'
import { invoice } from './samples.ts'

const stack = inject('stack')

type Received = {
  id: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  replyTo: object[]
  attachments: { generatedFileName: string; contentType: string; fileName: string }[]
}

/** Returns the mails to an address. A mail is there once the mail server has taken it. */
export async function inbox(address: string): Promise<Received[]> {
  return (await fetch(`${stack.mailUrl}/email?envelope.to.address=${address}`)).json()
}

/** An invoice of a seller of its own to an address of its own. */
export async function makeInvoice(change: object = {}) {
  const { id: owner, token } = await makeAccount()
  const client = bearer(token)
  const clientEmail = `${crypto.randomUUID()}@kaveri.example`
  const made = await client.post('/invoice/create', { ...invoice, clientEmail, ...change })
  return { owner, token, client, clientEmail, id: String(made.data.data.id) }
}

/** The history of an invoice, oldest first. */
export const events = async (id: string) =>
  (
    await sql<{ kind: string; to: string }[]>`
      select kind, detail ->> 'to' as to from invoice_events where invoice_id = ${id} order by id`
  ).map(({ kind, to }) => (to ? `${kind} ${to}` : kind))
