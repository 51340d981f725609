import type { PlainDate } from '../dates.ts'
import type { DraftKind } from './kinds.ts'

/** The values of a form, or a request body, as they were typed: nothing is there for sure. */
export type DraftContent = Record<string, unknown>

/** A document that is not issued yet. Instants are ISO 8601 in UTC. */
export type Draft = {
  id: string
  kind: DraftKind
  /** Counts saves: whoever saves upon another one is behind. */
  version: number
  content: DraftContent
  /** The invoice in whose place it is to be issued. */
  originalId: string | null
  /** The estimate that it was made of. */
  estimateId: string | null
  /** The day of which a schedule made it. */
  period: PlainDate | null
  /** The document that it became. */
  issuedId: string | null
  discardedAt: string | null
  createdAt: string
  updatedAt: string
}
