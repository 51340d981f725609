import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { leftOver } from '#domain/bank/candidates.ts'
import type { Candidate, Credit } from '#domain/bank/matching.ts'
import { periodCode } from '#domain/gst/filing.ts'
import type { AdvanceFor } from '#domain/payment/payment.ts'
import { bankFile } from '#languages/en/screens/bank-file.ts'
import { useBankActions } from '#src/data/bank-rows.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { reportPaths } from '#src/lib/paths/report-paths.ts'
import { showError, showSuccess, showWayOn } from '#src/ui/feedback/toast.tsx'

export type Chosen = {
  credit: Credit
  candidate: Candidate
  /**
   * The supply behind the rest that waits as an advance; null where that was asked and nobody said.
   */
  advanceFor?: AdvanceFor | null
}

/**
 * Records credits as chosen, reports the results, and keeps the reason of each refusal by its id.
 */
export function useRecording() {
  const { messageOf, messages, sentenceOf } = useSpeech()
  const { undecided: words } = useWords(bankFile)
  const navigate = useNavigate()
  const { book } = useBankActions()
  const [pending, setPending] = useState(false)
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map())

  const record = async (chosen: readonly Chosen[]) => {
    setPending(true)
    try {
      const answers = await book(
        chosen.map(({ credit, candidate, advanceFor = null }) => ({
          rowId: credit.id,
          candidate,
          excess: leftOver(credit.amountMinor, candidate) > 0 ? 'advance' : null,
          advanceFor,
        })),
      )
      const failures = answers.flatMap(({ rowId, refusal }): [string, string][] =>
        refusal
          ? [[rowId, sentenceOf(refusal.code, refusal.params, null) ?? messages.bankRecordFailed]]
          : [],
      )
      setRefused(new Map(failures))
      const done = answers.length - failures.length
      const refusedIds = new Set(failures.map(([id]) => id))
      const undecided = chosen.find(
        ({ credit, advanceFor }) => advanceFor === null && !refusedIds.has(credit.id),
      )
      if (undecided) {
        const { day } = undecided.credit
        const period = periodCode({ firstDay: day, lastDay: day })
        showWayOn(words.told, words.open, () => navigate(`${reportPaths.gstr1}?period=${period}`))
      } else if (done > 0) showSuccess(messages.creditsRecorded({ count: done }))
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
