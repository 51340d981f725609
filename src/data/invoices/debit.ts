import useSWR, { useSWRConfig } from 'swr'
import * as debit from '#data/documents/debit.ts'
import type { NewDebit } from '#domain/document/debit.ts'
import { supabase } from '../../lib/supabase.ts'
import { invoiceKeys } from '../keys.ts'
import { useRefreshInvoice } from './invoices.ts'

/** Previews a debit note; asks nothing while it adds nothing. */
export const useDebitPreview = (invoiceId: string, added: debit.Added | null) =>
  useSWR(
    added && invoiceKeys.debitPreview(invoiceId, JSON.stringify(added)),
    () => debit.previewDebitNote(supabase, invoiceId, added ?? { items: null, amountMinor: null }),
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
