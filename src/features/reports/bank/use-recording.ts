import { useState } from 'react'
import { messageOf } from '#data/errors.ts'
import { leftOver } from '#domain/bank/candidates.ts'
import type { Candidate, Credit } from '#domain/bank/matching.ts'
import { messages } from '#domain/messages.ts'
import { sentenceOf } from '#domain/refusals.ts'
import { useBankActions } from '../../../data/bank-rows.ts'
import { showError, showSuccess } from '../../../ui/feedback/toast.tsx'

export type Chosen = { credit: Credit; candidate: Candidate }

/** Records credits as what was chosen for each, says what became of them, and keeps why some were refused, by their ids. */
export function useRecording() {
  const { book } = useBankActions()
  const [pending, setPending] = useState(false)
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map())

  const record = async (chosen: readonly Chosen[]) => {
    setPending(true)
    try {
      const answers = await book(
        chosen.map(({ credit, candidate }) => ({
          rowId: credit.id,
          candidate,
          excess: leftOver(credit.amountMinor, candidate) > 0 ? 'advance' : null,
        })),
      )
      const failures = answers.flatMap(({ rowId, refusal }): [string, string][] =>
        refusal
          ? [[rowId, sentenceOf(refusal.code, refusal.params, null) ?? messages.bankRecordFailed]]
          : [],
      )
      setRefused(new Map(failures))
      const done = answers.length - failures.length
      if (done > 0) showSuccess(messages.creditsRecorded(done))
      return failures.length === 0
    } catch (error) {
      showError(messageOf(error, messages.bankRecordFailed))
      return false
    } finally {
      setPending(false)
    }
  }
  return { pending, refused, record }
}
