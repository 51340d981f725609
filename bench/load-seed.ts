import postgres from 'postgres'

export const password = 'bench-password'

/** People to work in parallel, `load<n>@bench.example`, each with a business; those that are there stay. */
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

/** Invoices of the first of them. */
export async function seedInvoices(dbUrl: string, count: number): Promise<void> {
  const sql = postgres(dbUrl, { max: 1, onnotice: () => {} })
  try {
    await sql.begin(async (tx) => {
      const [person] = await tx<{ id: string }[]>`
        select id from auth.users where email = 'load1@bench.example'`
      await tx`select set_config('request.jwt.claim.sub', ${person?.id ?? ''}, true)`
      await tx`
        select public.create_invoice(gen_random_uuid(), 'Client ' || n, 'billing@kaveri.example', '2990-01-01',
          '[{"description": "Design", "quantity": 1, "amount_minor": 125000}]')
        from generate_series(1, ${count}::integer) as n`
    })
  } finally {
    await sql.end()
  }
}
