import * as v from 'valibot'
import type { PlainDate } from '../dates.ts'
import type { Amount, Currency } from '../money.ts'
import { optionalLine, requiredLine } from '../text.ts'
import { type ForerunnerKind, forerunnerKinds, type KindWith, kinds } from './kinds.ts'

/**
 * What became of an estimate or another document that becomes an invoice, by its answer, its last day, what came in for it and
 * the invoice made of it; of a deleted one cancelled. It is sent once it has a link or went out by mail, and issued before.
 */
export type EstimateState = (typeof kinds)[ForerunnerKind]['states'][number]
export const statesOf = (kind: ForerunnerKind): readonly EstimateState[] => kinds[kind].states
export const estimateStates = [...new Set(forerunnerKinds.flatMap(statesOf))]
/** Of one that its client has opened. */
export type OpenedState = Exclude<EstimateState, 'issued'>
/** Of one that its client answers. */
export type AnsweredState = Exclude<OpenedState, 'paid'>

/** How long an estimate holds where nobody says, in days. */
export const VALID_DAYS = 30

export type EstimateAnswer = {
  accepted: boolean
  /** Who answered by the link; null where the owner noted what they were told. */
  name: string | null
  note: string | null
  /** An instant, ISO 8601 in UTC. */
  answeredAt: string
  /** An export that was restored here tells it; nobody answered here. */
  restored: boolean
}

/** What lists and cards show of an estimate, or of another document that becomes an invoice. */
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
  /** What was made of it. */
  invoice: { id: string; number: string } | null
}

/** Of names and notes of answers; the database holds the same. */
export const answerLimits = { name: 120, note: 300 } as const

/** What a client says beside yes or no. */
export const answerSchema = v.object({
  name: requiredLine('Name', answerLimits.name),
  note: optionalLine('Note', answerLimits.note),
})
