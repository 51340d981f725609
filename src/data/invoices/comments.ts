import useSWR, { useSWRConfig } from 'swr'
import * as comments from '#data/documents/comments.ts'
import { isInvoiceId } from '#data/documents/invoices.ts'
import { supabase } from '../../lib/supabase.ts'
import { invoiceKeys } from '../keys.ts'
import { halfAMinute } from './invoices.ts'

export type { Comment } from '#data/documents/comments.ts'

/** The comments on a document, the first one first. */
export const useComments = (documentId: string) =>
  useSWR(
    isInvoiceId(documentId) && invoiceKeys.comments(documentId),
    () => comments.listComments(supabase, documentId),
    halfAMinute,
  )

/** Adds and removes comments, and then shows them as they are. */
export function useCommentChanges(documentId: string) {
  const { mutate } = useSWRConfig()
  const anew = () => mutate(invoiceKeys.comments(documentId))
  return {
    add: async (text: string) => {
      await comments.commentOn(supabase, documentId, text)
      await anew()
    },
    remove: async (id: string) => {
      await comments.removeComment(supabase, id)
      await anew()
    },
  }
}
