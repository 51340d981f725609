import { isBill, kindWord } from '#domain/document/kind-questions.ts'
import type { DraftKind } from '#domain/document/kinds.ts'
import { message } from '#domain/messages/message.ts'
import { kindPaths } from '#src/lib/kind-paths.ts'

/** Where the form leads by what it makes, and what it says then; what it says of it before is in the catalogue. */
export const kindWays = (kind: DraftKind) => ({
  ...kindPaths(kind),
  created: () =>
    isBill({ kind })
      ? message('invoiceCreated')
      : message('documentCreated', { noun: kindWord({ kind }) }),
})
