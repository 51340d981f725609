import useSWR, { useSWRConfig } from 'swr'
import { previewCorrectedNote } from '#data/documents/corrected-notes.ts'
import * as debit from '#data/documents/debit.ts'
import type { NewDebit } from '#domain/document/debit.ts'
import { supabase } from '../../lib/supabase.ts'
import { invoiceKeys } from '../keys.ts'
import { useRefreshInvoice } from './invoices.ts'

const nothingAdded: debit.Added = { items: null, amountMinor: null }

/** Previews a debit note, or one in place of another; asks nothing while it adds nothing. */
export const useDebitPreview = (invoiceId: string, added: debit.Added | null, corrected?: string) =>
  useSWR(
    added && invoiceKeys.debitPreview(corrected ?? invoiceId, JSON.stringify(added)),
    async () =>
      corrected === undefined
        ? debit.previewDebitNote(supabase, invoiceId, added ?? nothingAdded)
        : (
            await previewCorrectedNote(supabase, corrected, {
              note: 'D',
              ...(added ?? nothingAdded),
            })
          ).preview,
    { keepPreviousData: true },
  )

/** Issues a debit note against an invoice, and asks anew for all that it changes; gives the id of the note. */
export function useIssueDebit(invoiceId: string) {
  const { mutate } = useSWRConfig()
  const refresh = useRefreshInvoice(invoiceId)
  return async (requestKey: string, content: NewDebit) => {
    const note = await debit.issueDebitNote(supabase, requestKey, invoiceId, content)
    // Keep the note of the answer, so that its page waits for nothing more.
    await mutate(invoiceKeys.detail(note.id), note, false)
    await refresh()
    return note.id
  }
}
