import { as, sql, type Tx } from './database.ts'

/** A registered person with a confirmed address, signed in. */
export async function makePerson(name = 'Asha Rao'): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`
  const [user] = await sql<{ id: string }[]>`
    insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
    values (gen_random_uuid(), ${email}, now(), ${sql.json({ name })})
    returning id`
  if (!user) throw new Error('No user was made.')
  await sql`insert into auth.sessions (id, user_id) values (${user.id}, ${user.id})`
  return user.id
}

/** A person with a business, ready to invoice. */
export async function makeSeller(): Promise<string> {
  const user = await makePerson()
  await as(
    user,
    (tx) => tx`
      insert into businesses (name, email, phone, postal_code, city, state)
      values ('Neel Studio', 'hello@neelstudio.example', '9820012345', '411004', 'Pune', 'Maharashtra')`,
  )
  return user
}

/** As if the person had signed up so many days ago: how much somebody may mail grows with that. */
export const signedUp = (user: string, daysAgo: number) =>
  sql`
    update auth.users set created_at = now() - make_interval(days => ${daysAgo}::integer)
    where id = ${user}`

export type InvoiceArgs = {
  request_key?: string
  client_name?: string
  client_email?: string
  currency?: string
  exchange_rate?: number | null
  due_date?: string
  notes?: string | null
  items?: unknown
}

const oneItem = [{ description: 'Design', quantity: 2, amount_minor: 150050 }]

/** Calls the RPC as the caller of the transaction; returns the invoice's id. */
export async function createInvoice(tx: Tx, args: InvoiceArgs = {}): Promise<string> {
  const items = JSON.stringify(args.items ?? oneItem)
  const [row] = await tx<{ id: string }[]>`
    select issue_invoice(
      request_key => ${args.request_key ?? crypto.randomUUID()},
      client_name => ${args.client_name ?? 'Kaveri Interiors'},
      client_email => ${args.client_email ?? 'billing@kaveri.example'},
      currency => ${args.currency ?? 'INR'},
      exchange_rate => ${args.exchange_rate ?? null},
      due_date => (${args.due_date ?? '2990-01-01'}::text)::date,
      notes => ${args.notes ?? null},
      items => (${items}::text)::jsonb
    ) ->> 'id' as id`
  if (!row) throw new Error('No invoice was made.')
  return row.id
}
