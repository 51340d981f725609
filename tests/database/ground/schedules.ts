import { type Tx, tryAs } from '../../setup/stack/database.ts'

export type Said = Record<string, unknown>

export const row = { description: 'Retainer {month} {year}', amount_minor: 100_000 }
export const document = { client_name: 'Kaveri', client_email: 'a@kaveri.example', items: [row] }
export const content = {
  clientName: 'Kaveri',
  clientEmail: 'a@kaveri.example',
  notes: 'For {month}',
  items: [{ description: row.description, quantity: '1', amount: '1000' }],
}

export const draft = {
  every: 'month',
  start_on: '2027-01-31',
  mode: 'draft',
  terms_days: 15,
  content,
}
export const issue = { ...draft, mode: 'issue', document }

/** Runs as the caller of the transaction; returns the schedule's id. */
export async function keep(tx: Tx, said: Said, key = crypto.randomUUID()): Promise<string> {
  const [made] = await tx<{ id: string }[]>`
    select create_schedule(${key}, (${JSON.stringify(said)}::text)::jsonb) as id`
  return made?.id ?? ''
}

export const become = async (tx: Tx, user: string | null) => {
  await tx`reset role`
  const claims = user ? JSON.stringify({ sub: user, session_id: user, role: 'authenticated' }) : ''
  await tx`select set_config('request.jwt.claims', ${claims}, true)`
  if (user) await tx`set local role authenticated`
}

/** Runs in a database with the test's own day, undone at the end; begins as the seller on 22 November 2026. */
export const inTime = <T>(
  user: string,
  work: (tx: Tx, to: (day: string) => Promise<void>) => Promise<T>,
) =>
  tryAs(null, async (tx) => {
    await tx`reset role`
    await tx.unsafe(`create function pg_temp.run_of(people uuid[], unmeasured boolean default true) returns void language plpgsql as $$
      begin
        loop
          perform private.run_schedule(due.schedule_id, due.owner, due.size::integer)
          from private.due_schedules(100000) as due
          where due.owner = any (people);
          exit when not found;
          -- Of a transaction all is one minute.
          delete from private.writers where unmeasured and user_id = any (people);
        end loop;
      end $$`)
    const to = async (day: string) => {
      await tx`select set_config('app.today', ${day}, true)`
    }
    await to('2026-11-22')
    await become(tx, user)
    return work(tx, to)
  })

/**
 * As pg_cron does, as often as there is something to do; of these people alone, since what other tests keep is due in the
 * future, too. The first to come goes on.
 */
export async function run(tx: Tx, ...users: string[]) {
  await become(tx, null)
  await tx`select pg_temp.run_of(${users}::uuid[])`
  await become(tx, users[0] ?? null)
}

export const invoices = (tx: Tx, schedule: string) => tx<
  { period: string; number: string; issued: string; due: string; said: string }[]
>`
  select run.period::text, invoice.number, invoice.issue_date::text as issued, invoice.due_date::text as due,
    item.description as said
  from schedule_runs as run
  join invoices as invoice on invoice.id = run.invoice_id
  join invoice_items as item on item.invoice_id = invoice.id
  where run.schedule_id = ${schedule}
  order by run.period`

export const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { message: string; constraint_name?: string }) =>
      error.constraint_name ?? error.message,
  )
