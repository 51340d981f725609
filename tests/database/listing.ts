import fc from '../setup/property.ts'
import { sql } from '../setup/stack/database.ts'

/** The table of invoices as one makes it without any index: what a filter leaves, in the order of a column. */
const columns = ['number', 'client', 'issued', 'due', 'status', 'total', 'balance'] as const
type Chosen = {
  status: string | null
  query: string | null
  sort: (typeof columns)[number]
  descending: boolean
  days: {
    issued_from: string | null
    issued_to: string | null
    due_from: string | null
    due_to: string | null
  }
  least: number | null
  most: number | null
}
export type Facts = Record<
  'id' | 'number' | 'client' | 'issued' | 'due' | 'state' | 'text' | 'newest',
  string
> & {
  total: number
  balance: number
}

/** Every invoice with what a list may ask of it, found without an index. */
export const factsOf = (user: string) => sql<Facts[]>`
  select
    record.id, record.number, lower(record.client_name) as client, record.issue_date::text as issued,
    record.due_date::text as due, record.status as state, lower(record.client_name || ' ' || record.number) as text,
    record.issue_date || to_char(record.created_at, 'YYYY-MM-DD"T"HH24:MI:SS.US') || record.id as newest,
    record.total_inr_minor as total, record.balance_minor as balance
  from invoice_records as record
  where record.user_id = ${user}`

/** Invoices in their order, each by its due date. */
export const states = ['PAID', 'OVERDUE', 'UNPAID', 'WRITTEN_OFF']
export const isOf =
  ({ status, query, days, least, most }: Chosen) =>
  (fact: Facts) =>
    (status ? fact.state === status : fact.state !== 'CANCELLED') &&
    fact.text.includes(query ?? '') &&
    fact.issued >= (days.issued_from ?? '') &&
    fact.issued <= (days.issued_to ?? '9') &&
    fact.due >= (days.due_from ?? '') &&
    fact.due <= (days.due_to ?? '9') &&
    fact.total >= (least ?? 0) &&
    fact.total <= (most ?? 1e12)

export const inOrder =
  ({ sort, descending }: Chosen) =>
  (one: Facts, other: Facts) => {
    const key = (fact: Facts) =>
      sort === 'status'
        ? states.indexOf(fact.state) + fact.due
        : sort === 'issued'
          ? ''
          : fact[sort]
    const [first, second] = [key(one), key(other)]
    const before = first === second ? one.newest < other.newest : first < second
    return before === descending ? 1 : -1
  }

/** Mostly not asked for, or nothing would be left. */
const seldom = <T>(asked: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: asked })
const day = seldom(fc.constantFrom('2026-06-22', '2026-07-10', '2026-08-30', '2990-01-01'))
export const choice = fc.record({
  status: seldom(fc.constantFrom('PAID', 'UNPAID', 'OVERDUE', 'CANCELLED')),
  query: seldom(fc.constantFrom('client 3', 'kaveri', '0', 'nobody')),
  sort: fc.constantFrom(...columns),
  descending: fc.boolean(),
  days: fc.record({ issued_from: day, issued_to: day, due_from: day, due_to: day }),
  least: seldom(fc.constantFrom(1001, 1500, 2000)),
  most: seldom(fc.constantFrom(1499, 2000, 200_000)),
})

export const narrowed = ({ query, days, least, most }: Chosen) => ({
  ...{ query, ...days, least_minor: least, most_minor: most },
})
