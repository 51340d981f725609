import { type DocumentKind, type DraftKind, documentKinds, draftKinds, kinds } from '../kinds.ts'

/** Why something is issued that is typed as a draft of a kind; none where that is not asked. */
export type Reason = NonNullable<(typeof kinds)[DocumentKind]['reason']>
export const reasonsOf = (draft: DraftKind): Reason[] =>
  documentKinds.flatMap((kind) =>
    kinds[kind].draft === draft && kinds[kind].reason !== null ? [kinds[kind].reason] : [],
  )
export const reasons = draftKinds.flatMap(reasonsOf)
