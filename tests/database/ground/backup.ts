import { readFileSync } from 'node:fs'
import type { makeDatabase } from '../../setup/stack/second-database.ts'

export type Database = Pick<Awaited<ReturnType<typeof makeDatabase>>, 'url' | 'sql' | 'admin'>

export const seller = crypto.randomUUID()
export const [email, password] = ['asha@example.com', 'an old password']
export const items = [{ description: 'Design, "two" \\ lines and ₹', amount_minor: 150_050 }]

/** Works as the Data API does for the seller, and keeps what was written. */
export const asSeller = ({ sql }: Database, statement: string) =>
  sql.begin(async (tx) => {
    const claims = { sub: seller, session_id: seller, role: 'authenticated' }
    await tx`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`
    await tx`set local role authenticated`
    return tx.unsafe(statement)
  })

export const draft = (currency: string) => ({
  client_name: 'Kaveri',
  client_email: 'billing@kaveri.example',
  due_date: '2990-01-01',
  currency,
  exchange_rate: currency === 'INR' ? null : 83.25,
  notes: 'Thank\n\tyou',
  items,
})

export const issue = (database: Database, currency = 'INR') =>
  asSeller(
    database,
    `select issue_invoice(gen_random_uuid(), '${JSON.stringify(draft(currency))}') as invoice`,
  )

export async function fill(database: Database) {
  await database.sql.unsafe(readFileSync('supabase/seed.sql', 'utf8'))
  await database.admin`
    insert into auth.users (id, email, email_confirmed_at, encrypted_password, aud, role)
    values (
      ${seller}, ${email}, now(), extensions.crypt(${password}, extensions.gen_salt('bf', 4)), 'authenticated', 'authenticated'
    )`
  await database.admin`
    insert into auth.identities (provider_id, user_id, provider, identity_data)
    values (${seller}, ${seller}, 'email', ${database.admin.json({ sub: seller, email })})`
  await database.admin`insert into auth.sessions (id, user_id) values (${seller}, ${seller})`
  await asSeller(
    database,
    `insert into businesses (name, email, phone, postal_code) values ('Neel', 'a@neel.example', '9820012345', '411004')`,
  )
  for (const currency of ['INR', 'USD', 'INR']) await issue(database, currency)
  await asSeller(
    database,
    `select record_payment(gen_random_uuid(), id, 5000, private.today(), 'UPI', 'UTR 1'), share_invoice(id)
     from invoices where sequence < 3`,
  )
  await asSeller(database, 'select delete_invoice(id) from invoices where sequence = 3')
  await database.admin`insert into private.write_limits (per_day) values (3000)`
}
