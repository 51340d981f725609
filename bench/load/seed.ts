import postgres, { type TransactionSql } from 'postgres'

export const password = 'bench-password'

/** The users of the big database: people with 900 invoices each, after those that other parts use. */
export const workerEmail = (index: number) => `person${index + 11}@bench.example`

/** Lets that many of them sign in with the password. */
export async function letWorkersIn(dbUrl: string, people: number): Promise<void> {
  const sql = postgres(dbUrl, { max: 1, onnotice: () => {} })
  try {
    await sql`
      update auth.users
      set encrypted_password = extensions.crypt(${password}, extensions.gen_salt('bf', 4))
      where email = any (${Array.from({ length: people }, (_, index) => workerEmail(index))})`
  } finally {
    await sql.end()
  }
}

/** People with a business each and nothing else, `load<n>@bench.example`; those that are there stay. */
export async function seedPeople(dbUrl: string, people: number): Promise<void> {
  const sql = postgres(dbUrl, { max: 1, onnotice: () => {} })
  try {
    await sql`
      insert into auth.users (
        instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
        raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change,
        email_change_token_new
      )
      select
        '00000000-0000-0000-0000-000000000000', gen_random_uuid(), 'authenticated', 'authenticated',
        'load' || n || '@bench.example', extensions.crypt(${password}, extensions.gen_salt('bf', 4)), now(),
        '{"provider": "email", "providers": ["email"]}', jsonb_build_object('name', 'Load ' || n), now(), now(),
        '', '', '', ''
      from generate_series(1, ${people}::integer) as n
      where not exists (select from auth.users where email = 'load' || n || '@bench.example')`
    await sql`
      insert into public.businesses (user_id, name, email, phone, postal_code, city, state)
      select id, 'Studio of ' || email, email, '9820012345', '411004', 'Pune', 'Maharashtra'
      from auth.users
      where email like 'load%@bench.example' and id not in (select user_id from public.businesses)`
  } finally {
    await sql.end()
  }
}

/** Does something as the first of them. */
async function asFirst<T>(dbUrl: string, work: (tx: TransactionSql) => Promise<T>) {
  const sql = postgres(dbUrl, { max: 1, onnotice: () => {} })
  try {
    return await sql.begin(async (tx) => {
      const [person] = await tx<{ id: string }[]>`
        select id from auth.users where email = 'load1@bench.example'`
      await tx`select set_config('request.jwt.claim.sub', ${person?.id ?? ''}, true)`
      return work(tx)
    })
  } finally {
    await sql.end()
  }
}

/** Invoices of the first of them. */
export async function seedInvoices(dbUrl: string, count: number): Promise<void> {
  await asFirst(
    dbUrl,
    (tx) => tx`
      select public.issue_invoice(gen_random_uuid(), jsonb_build_object(
        'client_name', 'Client ' || n, 'client_email', 'billing@kaveri.example', 'due_date', '2990-01-01',
        'items', '[{"description": "Design", "quantity": 1, "amount_minor": 125000}]'::jsonb
      ))
      from generate_series(1, ${count}::integer) as n`,
  )
}

export type Shared = { token: string; number: string }

/** The newest invoice of the first of them, unpaid, to be paid by UPI or to a bank account: the link's token, and its number. */
export function shareInvoice(dbUrl: string): Promise<Shared> {
  return asFirst(dbUrl, async (tx) => {
    await tx`
      update public.businesses
      set upi_id = 'studio@okhdfcbank', bank_account_name = 'Studio', bank_account_number = '50100123456789',
        bank_ifsc = 'HDFC0001234'
      where user_id = auth.uid()`
    const [shared] = await tx<Shared[]>`
      select public.share_invoice(id) as token, number
      from books.invoice_details
      where user_id = auth.uid()
      order by created_at desc, number desc
      limit 1`
    if (!shared) throw new Error('There is no invoice to share.')
    return shared
  })
}
