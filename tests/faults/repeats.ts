import { setTimeout as delay } from 'node:timers/promises'
import { runSchedules } from '../../supabase/local/postgres/run-schedules.ts'
import { makePeople } from './people.ts'
import { type Ground, killPostgres } from './troubles.ts'

export type RepeatLoad = {
  people: number
  /** Invoices to issue for each person, and as many due schedules. */
  each: number
  /** The number of times that PostgreSQL is killed meanwhile. */
  kills: number
}

export type RepeatOutcome = {
  /** Kills that came while people still issued and schedules were still due. */
  midway: number
  issued: number
  made: number
  /** Acknowledged and not there. */
  lost: number
  /** Schedules that have not made their period, or a run without its invoice. */
  unmade: number
  doubles: number
  /** Businesses whose numbers are not 1, 2, 3 … */
  gaps: number
}

/** The number of requests that a person has under way, and of runs at once. */
const AT_ONCE = 2
const RUNNERS = 3
const PATIENCE_MS = 600_000
const REST_MS = 50

/** More than anybody writes here: these limits are not under test. */
const limits = 1_000_000

async function prepareSchedules({ admin }: Ground, ids: string[], each: number) {
  await admin`
    insert into private.write_limits (per_minute, per_day) values (${limits}, ${limits})
    on conflict (only_row) do update set per_minute = excluded.per_minute, per_day = excluded.per_day`
  await admin`
    insert into books.schedules (
      user_id, every, day, start_on, mode, terms_days, content, document, request_key, request_fingerprint
    )
    select
      owner, 'month', extract(day from private.today())::integer, private.today(), 'issue', 30, '{}',
      jsonb_build_object(
        'client_name', 'Kaveri', 'client_email', 'a@kaveri.example',
        'items', '[{"description": "Retainer {month}", "amount_minor": 100}]'::jsonb
      ),
      gen_random_uuid(), ''
    from unnest(${ids}::uuid[]) as owner, generate_series(1, ${each}::integer)`
}

/** Asks for one invoice until it is acknowledged, as a program that wants it done. */
async function issue({ stack }: Ground, token: string, key: string): Promise<void> {
  const until = performance.now() + PATIENCE_MS
  while (performance.now() < until) {
    const asked = fetch(`${stack.apiUrl}/rest/v1/rpc/issue_invoice`, {
      method: 'POST',
      headers: {
        apikey: stack.publishableKey,
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({
        request_key: key,
        document: {
          ...{ client_name: key, client_email: 'b@kaveri.example', due_date: '2990-01-01' },
          items: [{ description: 'Design', amount_minor: 100 }],
        },
      }),
    })
    // Read to its end: an answer that breaks off acknowledges nothing.
    const isDone = await asked
      .then(async (answer) => (await answer.text()) !== '' && answer.ok)
      .catch(() => false)
    if (isDone) return
    await delay(REST_MS)
  }
  throw new Error('An invoice was never acknowledged.')
}

/** People issue while what repeats is run by several at once, and PostgreSQL is killed in between. */
export async function runRepeats(
  ground: Ground,
  { people, each, kills }: RepeatLoad,
): Promise<RepeatOutcome> {
  const { stack, admin } = ground
  const sellers = await makePeople(stack, admin, people)
  const ids = sellers.map(({ id }) => id)
  await prepareSchedules(ground, ids, each)

  const keys: string[] = []
  const work = sellers.flatMap(({ token }) =>
    Array.from({ length: AT_ONCE }, async (_, at) => {
      for (let done = at; done < each; done += AT_ONCE) {
        const key = crypto.randomUUID()
        await issue(ground, token, key)
        keys.push(key)
      }
    }),
  )
  const over = new AbortController()
  const runners = Array.from({ length: RUNNERS }, async () => {
    while (!over.signal.aborted) {
      // A killed database is met here, too; pg_cron comes again.
      await runSchedules(stack.dbUrl).catch(() => {})
      await delay(REST_MS)
    }
  })
  const kill = async () => {
    const wanted = people * each
    let midway = 0
    for (let killed = 1; killed <= kills; killed++) {
      let made = 0
      // Follows whichever is ahead, so that it meets both.
      while (Math.max(keys.length, made) < (wanted * killed) / (kills + 1)) {
        await delay(REST_MS / 5)
        made = await countMade(ground, ids).catch(() => made)
      }
      if (Math.max(keys.length, made) < wanted) midway++
      await killPostgres.begin(ground)
    }
    return midway
  }
  const [midway] = await Promise.all([kill(), ...work])
  over.abort()
  await Promise.all(runners)
  await answered(() => finish(ground, ids))
  return { midway, ...(await answered(() => judge(ground, ids, keys))) }
}

async function countMade({ admin }: Ground, ids: string[]): Promise<number> {
  const [found] = await admin<{ n: number }[]>`
    select count(*)::integer as n from public.schedule_runs where user_id = any (${ids})`
  return found?.n ?? 0
}

/** Asks until there is an answer: the last kill may be met here, when all was acknowledged before it. */
async function answered<T>(ask: () => Promise<T>): Promise<T> {
  for (const until = performance.now() + PATIENCE_MS; ; ) {
    try {
      return await ask()
    } catch (error) {
      if (performance.now() > until) throw error
      await delay(REST_MS)
    }
  }
}

/**
 * Runs the schedules until none is due, but for those refused for another reason than a broken
 * database.
 */
async function finish({ stack, admin }: Ground, ids: string[]) {
  const until = performance.now() + PATIENCE_MS
  while (performance.now() < until) {
    await runSchedules(stack.dbUrl)
    const [left] = await admin<{ n: number }[]>`
      select count(*)::integer as n from books.schedules
      where user_id = any (${ids}) and next_on <= private.today() and tries = 0`
    if (left?.n === 0) return
  }
}

async function judge(
  { admin }: Ground,
  ids: string[],
  keys: string[],
): Promise<Omit<RepeatOutcome, 'midway'>> {
  const [found] = await admin<Omit<RepeatOutcome, 'midway'>[]>`
    select
      (select count(*) from books.invoices where request_key = any (${keys}::uuid[]))::integer as issued,
      (select count(*) from public.schedule_runs where user_id = any (${ids}) and invoice_id is not null)::integer as made,
      (
        select count(*) from unnest(${keys}::uuid[]) as key
        where not exists (select from books.invoices where request_key = key)
      )::integer as lost,
      (
        select count(*) from books.schedules as schedule
        left join public.schedule_runs as run on run.schedule_id = schedule.id
        left join books.invoices as invoice
          on invoice.id = run.invoice_id
          and invoice.request_key = md5(schedule.id || ' ' || run.period)::uuid
        where schedule.user_id = any (${ids}) and invoice.id is null
      )::integer as unmade,
      (
        select count(*) from books.invoices as invoice
        where invoice.user_id = any (${ids})
          and not invoice.request_key = any (${keys}::uuid[])
          and not exists (select from public.schedule_runs as run where run.invoice_id = invoice.id)
      )::integer as doubles,
      (
        select count(*) from (
          select from books.invoices where user_id = any (${ids})
          group by user_id having count(*) <> max(sequence) or min(sequence) <> 1
        ) as gapped
      )::integer as gaps`
  if (!found) throw new Error('The database gave no answer.')
  return { ...found }
}
