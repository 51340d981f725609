import type { PlainDate } from '../dates.ts'
import { tdsNames } from '../law/entries/tds.ts'
import { ruleOn } from '../law/evaluate.ts'
import type { Period } from '../periods.ts'
import { dayOfDeduction, type TdsDeduction } from './deduction.ts'
import {
  type DeductingClient,
  type Deductor,
  deductorsOf,
  isAsked,
  type KnownDeductor,
} from './deductors.ts'
import type { KeptRow } from './department.ts'
import {
  type DeductionState,
  deductionStates,
  type MatchedDeduction,
  matchDeductions,
} from './match.ts'
import { quarterOf, quartersOf } from './quarters.ts'

/** The certificate of a client for a quarter: Form 16A, from 1 April 2026 on Form 131. */
export type TdsCertificate = {
  id: string
  clientId: string
  /** The first day of its quarter. */
  quarter: PlainDate
  number: string
  receivedOn: PlainDate
  /** Who noted it last; null for the owner. */
  changedByName?: string | null
}

/** All that the screen shows, as it is kept. */
export type TdsBooks = {
  deductions: TdsDeduction[]
  rows: KeptRow[]
  /** The newest statement with rows of the year, and who read it in; null for the owner. */
  statement?: { toldOn: PlainDate; changedByName: string | null } | null
  clients: DeductingClient[]
  known: KnownDeductor[]
  certificates: TdsCertificate[]
}

export type QuarterCredit = {
  quarter: Period
  /** The tax that clients deducted by one's own books, the credit in it, and the rest that the department has without counting it yet. */
  deductedMinor: number
  finalMinor: number
  waitingMinor: number
  /** The part that the department lacks. */
  lackingMinor: number
  deductions: MatchedDeduction[]
  unexplained: KeptRow[]
  certificates: TdsCertificate[]
  /** The worst of its deductions; null where it has none. */
  state: DeductionState | null
}

export type ClientCredit = {
  client: DeductingClient
  /** Who said that a deductor is this client; null for the owner, and where nobody had to. */
  saidBy: string | null
  quarters: QuarterCredit[]
  deductedMinor: number
  finalMinor: number
  waitingMinor: number
  lackingMinor: number
  state: DeductionState | null
}

export type TdsCredit = {
  clients: ClientCredit[]
  /** Deductors of the year of whom nobody has said which client they are. */
  asked: Deductor[]
  /** Those who are no clients. */
  others: Deductor[]
}

/** The certificate's form for a quarter: "16A", "131". */
export const certificateForm = (quarter: PlainDate): string =>
  ruleOn(tdsNames, quarter)?.certificate ?? ''

const sumOf = <One>(list: readonly One[], minor: (one: One) => number) =>
  list.reduce((sum, one) => sum + minor(one), 0)

const isFinal = ({ rows }: MatchedDeduction) => rows.every(({ status }) => status === 'F')

const worstOf = (states: readonly (DeductionState | null)[]): DeductionState | null =>
  deductionStates.findLast((state) => states.includes(state)) ?? null

function grouped<One>(list: readonly One[], keyOf: (one: One) => string) {
  const groups = new Map<string, One[]>()
  for (const one of list) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
  return groups
}

function quarterCredit(
  quarter: Period,
  deductions: readonly MatchedDeduction[],
  rows: readonly KeptRow[],
  certificates: readonly TdsCertificate[],
): QuarterCredit {
  const isIn = (day: PlainDate) => day >= quarter.firstDay && day <= quarter.lastDay
  const own = deductions.filter((one) => isIn(dayOfDeduction(one)))
  const unexplained = rows.filter(({ day }) => isIn(day))
  return {
    ...{ quarter, deductions: own, unexplained },
    deductedMinor: sumOf(own, ({ taxMinor }) => taxMinor),
    finalMinor: sumOf(own.filter(isFinal), ({ reachedMinor }) => reachedMinor),
    waitingMinor: sumOf(
      own.filter((one) => !isFinal(one)),
      ({ reachedMinor }) => reachedMinor,
    ),
    lackingMinor: sumOf(own, ({ taxMinor, reachedMinor, state }) =>
      state === 'missing' || state === 'short' ? taxMinor - reachedMinor : 0,
    ),
    certificates: certificates.filter(({ quarter: of }) => of === quarter.firstDay),
    state: worstOf([
      ...own.map(({ state }) => state),
      ...(unexplained.length > 0 ? (['excess'] as const) : []),
    ]),
  }
}

/**
 * The credit of a financial year by client and quarter. What the department has counts in the quarter of the deduction that it is
 * matched with; what is matched with none, in the quarter of its own day.
 */
export function tdsCreditOf(books: TdsBooks, year: Period): TdsCredit {
  const deductors = deductorsOf(books.rows, books.clients, books.known)
  const clientOf = new Map(
    deductors.flatMap((one) => (isAsked(one) || !one.clientId ? [] : [[one.tan, one.clientId]])),
  )
  const sayers = new Map(
    books.known.flatMap((one) =>
      one.clientId && one.changedByName ? [[one.clientId, one.changedByName]] : [],
    ),
  )
  const rowsOf = grouped(books.rows, ({ tan }) => clientOf.get(tan) ?? '')
  const deductionsOf = grouped(books.deductions, ({ clientId }) => clientId)
  const certificatesOf = grouped(books.certificates, ({ clientId }) => clientId)
  const periods = quartersOf(year).map(quarterOf)
  const clients = books.clients.flatMap((client): ClientCredit[] => {
    const { deductions, unexplained } = matchDeductions(
      deductionsOf.get(client.id) ?? [],
      rowsOf.get(client.id) ?? [],
    )
    const quarters = periods.map((quarter) =>
      quarterCredit(quarter, deductions, unexplained, certificatesOf.get(client.id) ?? []),
    )
    const filled = quarters.some(
      (one) => one.deductions.length + one.unexplained.length + one.certificates.length > 0,
    )
    if (!filled) return []
    return [
      {
        ...{ client, quarters, saidBy: sayers.get(client.id) ?? null },
        deductedMinor: sumOf(quarters, ({ deductedMinor }) => deductedMinor),
        finalMinor: sumOf(quarters, ({ finalMinor }) => finalMinor),
        waitingMinor: sumOf(quarters, ({ waitingMinor }) => waitingMinor),
        lackingMinor: sumOf(quarters, ({ lackingMinor }) => lackingMinor),
        state: worstOf(quarters.map(({ state }) => state)),
      },
    ]
  })
  const isOfYear = ({ day }: KeptRow) => day >= year.firstDay && day <= year.lastDay
  const present = new Set(books.rows.filter(isOfYear).map(({ tan }) => tan))
  const ofYear = deductors.filter(({ tan }) => present.has(tan))
  return {
    clients: clients.sort((one, other) => one.client.name.localeCompare(other.client.name)),
    asked: ofYear.filter(isAsked),
    others: ofYear.filter((one) => one.reason === 'told' && one.clientId === null),
  }
}
