import { useState } from 'react'
import useSWR from 'swr'
import * as v from 'valibot'
import { getLatePayment } from '#data/documents/late-payment.ts'
import { getShareLink } from '#data/documents/share-links.ts'
import { getBusiness } from '#data/people/businesses.ts'
import { getClient } from '#data/people/clients.ts'
import { mailsUnpayable, sayOnce } from '#data/people/profiles.ts'
import type { Invoice } from '#domain/document/invoice.ts'
import type { MailFields, MailKind, MailRecipients } from '#domain/mail/mail.ts'
import { supabase } from '../../lib/supabase.ts'
import { callApi } from '../api.ts'
import { noDetails } from '../business.ts'
import { invoiceKeys } from '../keys.ts'
import { mailState, sentSchema } from '../mail-state.ts'
import { useRefreshInvoice } from './invoices.ts'

type MailedTo = Pick<Invoice, 'id' | 'clientId' | 'clientEmail'>

/** The recipients of copies to a client, from the book; empty if it cannot be read. */
async function copiesFor(clientId: string | null, clientEmail: string): Promise<string[]> {
  if (clientId === null) return []
  const { ccEmails } = await getClient(supabase, clientId).catch(() => ({ ccEmails: [] }))
  return ccEmails.filter((address) => address !== clientEmail)
}

/**
 * Loads all that a mail about an invoice needs, anew each time. It reads the link only if there is
 * one: sending makes it.
 */
export function useMailing({ id: invoiceId, clientId, clientEmail }: MailedTo, kind: MailKind) {
  // A key for each opening: an earlier one may have cached a link that is dead by now.
  const [opening] = useState(() => crypto.randomUUID())
  const {
    data,
    error,
    isValidating,
    mutate: retry,
  } = useSWR(invoiceKeys.mailing(invoiceId, opening), async () => {
    const [link, state, business, unpayable, copies] = await Promise.all([
      getShareLink(supabase, invoiceId),
      mailState(),
      getBusiness(supabase),
      mailsUnpayable(supabase),
      copiesFor(clientId, clientEmail),
    ])
    const paymentDetails = business?.paymentDetails ?? noDetails
    const late =
      kind === 'reminder' && business?.interestInReminders
        ? await getLatePayment(supabase, invoiceId)
        : null
    return {
      ...{ token: link?.token ?? null, state, paymentDetails, mailsUnpayable: unpayable },
      ...{ copies, late },
    }
  })
  return {
    mailing: error ? undefined : data,
    error: isValidating ? undefined : error,
    retry,
  }
}

/**
 * Tells how clients pay, and whether mails may leave that out: asked once before several mails go
 * out.
 */
export function useWaysToBePaid() {
  // As above: a person who returns from setting the details is not asked again.
  const [opening] = useState(() => crypto.randomUUID())
  return useSWR(invoiceKeys.waysToBePaid(opening), async () => {
    const [business, unpayable] = await Promise.all([
      getBusiness(supabase),
      mailsUnpayable(supabase),
    ])
    return { paymentDetails: business?.paymentDetails ?? noDetails, mailsUnpayable: unpayable }
  })
}

/** Notes that invoices may be mailed which say no way to pay; `id` is the caller's. */
export const useSayMailsUnpayable = (id: string) => () => sayOnce(supabase, id, 'mailsUnpayable')

/**
 * Mails an invoice, or a reminder of it, and gives those whom it may not have reached; while it is on its way and once it
 * is recorded the same key sends it no second time. Whatever became of it, all of the invoice is asked anew.
 */
export function useSendMail(invoiceId: string) {
  const refresh = useRefreshInvoice(invoiceId)
  return async (
    requestKey: string,
    mail: MailFields & MailRecipients & { kind: MailKind },
  ): Promise<string[]> => {
    try {
      const call = { method: 'POST', requestKey, body: mail } as const
      return v.parse(sentSchema, await callApi(`/invoice/${invoiceId}/send`, call)).missed
    } finally {
      void refresh()
    }
  }
}
