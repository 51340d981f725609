import { useState } from 'react'
import { pdfFileName } from '#domain/document/file-names.ts'
import type { InvoiceSummary } from '#domain/document/invoice.ts'
import { table } from '#languages/en/screens/table.ts'
import type { Words } from '#languages/words.ts'
import {
  cancelOf,
  markSentOf,
  pdfOf,
  remindOf,
  restoreOf,
  useRefreshInvoices,
} from '#src/data/invoices/chosen.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { saveFile } from '#src/lib/files/save-file.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { showSuccess, showUndo } from '#src/ui/feedback/toast.tsx'
import { inTurn, type Outcome } from './in-turn.ts'

type Invoices = readonly InvoiceSummary[]
type WorkWords = Words<typeof table>['work']['restore']

/** Runs an action on all chosen invoices, with its progress and its failures. */
export function useChosenWork(onDone: () => void) {
  const { messages } = useSpeech()
  const { work: words, csv } = useWords(table)
  const refresh = useRefreshInvoices()
  const [progress, setProgress] = useState<string | null>(null)
  const [failure, setFailure] = useState<{ title: string; outcome: Outcome } | null>(null)

  /**
   * Works on one after the other; `step` tells the progress, `failed` names the action in the list
   * of failures.
   */
  const run = async (
    { step, failed: title }: WorkWords,
    invoices: Invoices,
    work: (invoice: InvoiceSummary) => Promise<unknown>,
  ) => {
    const outcome = await inTurn(invoices, work, (at) =>
      setProgress(step({ step: at, total: invoices.length })),
    )
    setProgress(null)
    if (outcome.failed.length > 0) setFailure({ title, outcome })
    return outcome
  }

  const idsOf = (invoices: Invoices) => invoices.map(({ id }) => id)

  const restore = async (invoices: Invoices) => {
    const { done } = await run(words.restore, invoices, ({ id }) => restoreOf(id))
    await refresh(idsOf(done))
    if (done.length > 0) showSuccess(messages.invoicesRestored({ count: done.length }))
  }

  return {
    progress,
    failure,
    forget: () => setFailure(null),
    async remind(invoices: Invoices) {
      const { done } = await run(words.remind, invoices, ({ id }) =>
        remindOf(id, crypto.randomUUID()),
      )
      void refresh(idsOf(done))
      if (done.length === 0) return
      showSuccess(messages.remindersSent({ count: done.length }))
      onDone()
    },
    async markSent(invoices: Invoices) {
      const { done } = await run(words.mark, invoices, ({ id }) => markSentOf(id))
      void refresh(idsOf(done))
      if (done.length === 0) return
      showSuccess(messages.invoicesMarkedSent({ count: done.length }))
      onDone()
    },
    async cancel(invoices: Invoices, reason: string) {
      const { done } = await run(words.cancel, invoices, ({ id }) => cancelOf(id, reason))
      await refresh(idsOf(done))
      if (done.length === 0) return
      showUndo(messages.invoicesCancelled({ count: done.length }), () => void restore(done))
      onDone()
    },
    /** All that could be had, in one file. */
    async download(invoices: Invoices) {
      const files: Record<string, Uint8Array> = {}
      const { done } = await run(words.download, invoices, async (invoice) => {
        files[pdfFileName(invoice)] = await pdfOf(invoice.id)
      })
      if (done.length === 0) return
      const { zipSync } = await import('fflate')
      // A PDF is compressed already.
      const zip = zipSync(files, { level: 0 })
      saveFile(new Blob([zip], { type: 'application/zip' }), `Invoices_${todayInIndia()}.zip`)
    },
    async export(invoices: Invoices) {
      const { invoicesCsv } = await import('./invoices-csv.ts')
      const file = new Blob([invoicesCsv(invoices, csv)], { type: 'text/csv;charset=utf-8' })
      saveFile(file, `Invoices_${todayInIndia()}.csv`)
    },
  }
}
