import * as v from 'valibot'
import type { PlainDate } from '../dates.ts'
import type { Amount, Currency } from '../money.ts'
import { optionalLine, requiredLine } from '../text.ts'
import { type ForerunnerKind, forerunnerKinds, type KindWith, kinds } from './kinds.ts'

/**
 * The state of an estimate or another forerunner follows from its answer, its last day, the money
 * received and the invoice made from it. A deleted one is cancelled. It counts as sent once it has
 * a link or went out by mail, and as issued before that.
 */
export type EstimateState = (typeof kinds)[ForerunnerKind]['states'][number]
export const statesOf = (kind: ForerunnerKind): readonly EstimateState[] => kinds[kind].states
export const estimateStates = [...new Set(forerunnerKinds.flatMap(statesOf))]
/** The states possible once the client has opened it. */
export type OpenedState = Exclude<EstimateState, 'issued'>
/** The states of a kind that the client answers. */
export type AnsweredState = Exclude<OpenedState, 'paid'>

/** The validity of an estimate in days if none is given. */
export const VALID_DAYS = 30

export type EstimateAnswer = {
  accepted: boolean
  /** The person who answered through the link; null when the owner noted the answer. */
  name: string | null
  note: string | null
  /** An instant, ISO 8601 in UTC. */
  answeredAt: string
  /** An export that was restored here tells it; nobody answered here. */
  restored: boolean
}

/** The fields that lists and cards show of an estimate or another forerunner of an invoice. */
export type Estimate = {
  id: string
  kind: KindWith<{ becomes: 'invoice' }>
  formattedEstimateNumber: string
  clientName: string
  clientEmail: string
  currency: Currency
  total: Amount
  state: EstimateState
  issueDate: PlainDate
  /** The last day on which it can be accepted. */
  validUntil: PlainDate
  createdAt: string
  answer: EstimateAnswer | null
  /** The invoice that was made from it. */
  invoice: { id: string; number: string } | null
}

/** Length limits for the name and note of an answer; the database has the same. */
export const answerLimits = { name: 120, note: 300 } as const

/** The name and note that a client gives along with yes or no. */
export const answerSchema = v.object({
  name: requiredLine('name', answerLimits.name),
  note: optionalLine('note', answerLimits.note),
})
