import { useSWRConfig } from 'swr'
import { type Corrected, correctNote } from '#data/documents/corrected-notes.ts'
import { supabase } from '../../lib/supabase.ts'
import { invoiceKeys, isOf } from '../keys.ts'
import { useRefreshInvoice } from './invoices.ts'

/** Issues a note in place of one whose return was filed, and asks anew for all that it changes; gives the id of the new one. */
export function useCorrectNote(invoiceId: string, noteId: string | undefined) {
  const { mutate } = useSWRConfig()
  const refresh = useRefreshInvoice(invoiceId)
  return async (requestKey: string, content: Corrected & { reason: string }) => {
    const note = await correctNote(supabase, requestKey, noteId ?? '', content)
    await mutate(invoiceKeys.detail(note.id), note, false)
    if (noteId !== undefined) void mutate(isOf(noteId))
    await refresh()
    return note.id
  }
}
