import useSWR, { useSWRConfig } from 'swr'
import { isInvoiceId } from '#data/documents/invoices.ts'
import * as links from '#data/documents/share-links.ts'
import { supabase } from '../../lib/supabase.ts'
import { useMayWrite } from '../account/businesses.ts'
import { invoiceKeys } from '../keys.ts'
import { halfAMinute, useRefreshInvoice } from './invoices.ts'

/** The live link of an invoice, or null; asked for whoever may pass it on. */
export function useShareLink(invoiceId: string) {
  const mayShare = useMayWrite()
  return useSWR(
    mayShare && isInvoiceId(invoiceId) && invoiceKeys.link(invoiceId),
    () => links.getShareLink(supabase, invoiceId),
    halfAMinute,
  )
}

/** Making, replacing and ending the link of an invoice; what is shown of it follows, and is not waited for. */
export function useShareActions(invoiceId: string) {
  const { mutate } = useSWRConfig()
  // All of it: deleting it is asked for from now on, and the address of its PDF may be another one.
  const refresh = useRefreshInvoice(invoiceId)

  return {
    /** The token of the live link, which is made where there is none. */
    async share() {
      const token = await links.shareInvoice(supabase, invoiceId)
      void refresh()
      return token
    },
    async renew() {
      const token = await links.renewShare(supabase, invoiceId)
      // At once: nobody should send the dead link meanwhile.
      const unseen = { token, views: 0, firstViewedAt: null, lastViewedAt: null, restored: false }
      await mutate(invoiceKeys.link(invoiceId), unseen, false)
      void refresh()
    },
    async revoke() {
      await links.revokeShare(supabase, invoiceId)
      await mutate(invoiceKeys.link(invoiceId), null, false)
      void refresh()
    },
  }
}
