import { isBill, kindWord } from '#domain/document/kind-questions.ts'
import type { DraftKind } from '#domain/document/kinds.ts'
import { message } from '#domain/messages/message.ts'
import { kindPaths } from '#src/lib/kind-paths.ts'

/** The form's destination for each kind of document, and its message then; the earlier texts are in the catalogue. */
export const kindWays = (kind: DraftKind) => ({
  ...kindPaths(kind),
  created: () =>
    isBill({ kind })
      ? message('invoiceCreated')
      : message('documentCreated', { noun: kindWord({ kind }) }),
})
