import { useState } from 'react'
import useSWR from 'swr'
import * as v from 'valibot'
import { getBusiness } from '#data/businesses.ts'
import { mailsUnpayable, sayOnce } from '#data/profiles.ts'
import { shareInvoice } from '#data/share-links.ts'
import type { MailFields, MailKind } from '#domain/mail.ts'
import { supabase } from '../../lib/supabase.ts'
import { callApi } from '../api.ts'
import { noDetails } from '../business.ts'
import { invoiceKeys } from '../keys.ts'
import { useRefreshInvoice } from './invoices.ts'

/** Whether the product can send mail here; `unreachable` when that cannot be found out. */
export type MailState = 'ready' | 'unconfigured' | 'unreachable'

const stateSchema = v.object({ configured: v.boolean() })

async function mailState(): Promise<MailState> {
  try {
    const { configured } = v.parse(stateSchema, await callApi('/mail'))
    return configured ? 'ready' : 'unconfigured'
  } catch {
    return 'unreachable'
  }
}

/** What a mail about an invoice needs, asked for together and anew each time; its link is made where there is none. */
export function useMailing(invoiceId: string) {
  const refresh = useRefreshInvoice(invoiceId)
  // A key of its own, so that not even for a moment is shown what an earlier opening learnt: its link may be dead.
  const [opening] = useState(() => crypto.randomUUID())
  const {
    data,
    error,
    isValidating,
    mutate: retry,
  } = useSWR(
    invoiceKeys.mailing(invoiceId, opening),
    async () => {
      const [token, state, business, unpayable] = await Promise.all([
        shareInvoice(supabase, invoiceId),
        mailState(),
        getBusiness(supabase),
        mailsUnpayable(supabase),
      ])
      const paymentDetails = business?.paymentDetails ?? noDetails
      return { token, state, paymentDetails, mailsUnpayable: unpayable }
    },
    {
      onSuccess: () => void refresh(),
    },
  )
  return {
    mailing: error ? undefined : data,
    error: isValidating ? undefined : error,
    retry,
  }
}

/** Notes that invoices may be mailed which say no way to pay; `id` is the caller's. */
export const useSayMailsUnpayable = (id: string) => () => sayOnce(supabase, id, 'mailsUnpayable')

/**
 * Mails an invoice, or a reminder of it, to its client; while it is on its way and once it is recorded the same key
 * sends it no second time. Whatever became of it, all of the invoice is asked anew.
 */
export function useSendMail(invoiceId: string) {
  const refresh = useRefreshInvoice(invoiceId)
  return async (requestKey: string, mail: MailFields & { kind: MailKind }) => {
    try {
      await callApi(`/invoice/${invoiceId}/send`, { method: 'POST', requestKey, body: mail })
    } finally {
      void refresh()
    }
  }
}
