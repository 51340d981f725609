import { setTimeout as delay } from 'node:timers/promises'
import { type Kind, makePeople, type Work, work } from './people.ts'
import type { Ground, Trouble } from './troubles.ts'

export type Outcome = {
  trouble: string
  acknowledged: Record<Kind, number>
  /** The number of failed answers of each status. */
  refused: Record<string, number>
  /** Acknowledged documents that are missing. */
  lost: string[]
  /** Businesses whose numbers are not 1, 2, 3 … */
  gaps: number
  /** Requests with one key that made two documents. */
  doubles: string[]
  /**
   * Seconds from the trouble, or from its end, to the first answer that needed the disturbed part;
   * null: none came.
   */
  again: number | null
}

export type Load = {
  people: number
  seconds: number
  /** Between two errands of a person. */
  pauseMs: number
}

export const isWhole = ({ lost, gaps, doubles, again }: Outcome) =>
  lost.length === 0 && gaps === 0 && doubles.length === 0 && again !== null

/** The longest wait for an expected answer. */
const PATIENCE_MS = 30_000

async function until(isThere: () => boolean) {
  const latest = performance.now() + PATIENCE_MS
  while (!isThere() && performance.now() < latest) await delay(50)
}

/** People at work for that long; the trouble comes after a third of it and, if it lasts, goes after two. */
export async function runRound(
  ground: Ground,
  trouble: Trouble,
  { people, seconds, pauseMs }: Load,
): Promise<Outcome> {
  const { stack, admin } = ground
  const sellers = await makePeople(stack, admin, people)
  const over = new AbortController()
  const worked: Work = { done: [], refused: new Map() }
  const course = { over: over.signal, pauseMs, into: worked }
  const working = sellers.map((seller) => work(stack, seller, course))
  let since = 0
  const again = () =>
    worked.done.find((done) => done.begun >= since && trouble.shows(done))?.ended ?? null
  try {
    await delay((seconds * 1000) / 3)
    await trouble.begin(ground)
    since = performance.now()
    await delay((seconds * 1000) / 3)
    if (trouble.end) {
      const { refusal } = trouble
      await until(() => !refusal || worked.refused.has(refusal))
      await trouble.end(ground)
      since = performance.now()
    }
    await delay((seconds * 1000) / 3)
    await until(() => again() !== null)
  } finally {
    over.abort()
    await Promise.all(working)
  }
  const answered = again()
  return {
    trouble: trouble.name,
    refused: Object.fromEntries(worked.refused),
    again: answered === null ? null : (answered - since) / 1000,
    ...(await judge(ground, sellers, worked)),
  }
}

async function judge({ admin, smtp }: Ground, sellers: { id: string }[], { done }: Work) {
  const ids = sellers.map(({ id }) => id)
  const rows = await admin<{ kind: Kind; tag: string }[]>`
    select 'invoice' as kind, client_name as tag from books.invoices where user_id = any (${ids})
    union all
    select 'payment', reference from books.payments where user_id = any (${ids}) and state = 'confirmed'
    union all
    select 'mail', subject from public.invoice_mails where user_id = any (${ids}) and sent_at is not null`
  const [gaps] = await admin<{ count: number }[]>`
    select count(*)::integer as count from (
      select from books.invoices where user_id = any (${ids})
      group by user_id having count(*) <> max(sequence) or min(sequence) <> 1
    ) as gapped`
  const received = smtp.mails.map((mail) => `mail ${/^Subject: (\S+)\r?$/m.exec(mail)?.[1]}`)
  const kept = rows.map(({ kind, tag }) => `${kind} ${tag}`)
  const there = new Set(kept)
  const arrived = new Set(received)
  const isThere = (name: string) =>
    there.has(name) && (!name.startsWith('mail ') || arrived.has(name))
  const acknowledged = { invoice: 0, payment: 0, mail: 0 }
  for (const { kind } of done) acknowledged[kind]++
  return {
    acknowledged,
    lost: done.map(({ kind, tag }) => `${kind} ${tag}`).filter((name) => !isThere(name)),
    gaps: gaps?.count ?? 0,
    doubles: [...repeated(kept), ...repeated(received)],
  }
}

function repeated(names: string[]): string[] {
  const seen = new Set<string>()
  return names.filter((name) => seen.has(name) || !seen.add(name))
}
