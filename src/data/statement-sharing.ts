import { useState } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import * as v from 'valibot'
import {
  findStatementLink,
  listSharing,
  shareStatement,
  withdrawStatement,
} from '#data/reports/statement-links.ts'
import type { MailFields, MailRecipients } from '#domain/mail/mail.ts'
import type { StatementKey } from '#domain/reports/statement-mail.ts'
import { supabase } from '../lib/supabase.ts'
import { useMayWrite } from './account/businesses.ts'
import { callApi } from './api.ts'
import { clientKeys } from './keys.ts'
import { mailState, sentSchema } from './mail-state.ts'

/** Loads the live links to a client's statements, for whoever may pass them on, and the mails about them, the latest first. */
export function useStatementSharing(clientId: string) {
  const mayShare = useMayWrite()
  return useSWR(clientKeys.sharing(clientId), () => listSharing(supabase, clientId, mayShare))
}

/** Makes and ends the link to one statement, and asks anew for all that shows it. */
export function useStatementLink(clientId: string, key: StatementKey) {
  const { mutate } = useSWRConfig()
  const refresh = () => mutate(clientKeys.sharing(clientId))
  return {
    async share() {
      const token = await shareStatement(supabase, clientId, key)
      await refresh()
      return token
    },
    async withdraw() {
      await withdrawStatement(supabase, clientId, key)
      await refresh()
    },
  }
}

/**
 * Loads all that a mail with a statement needs, anew each time. It reads the link only if there is
 * one: sending makes it.
 */
export function useStatementMailing(clientId: string, key: StatementKey) {
  // As for an invoice: a link that may be dead is not shown even for a moment.
  const [opening] = useState(() => crypto.randomUUID())
  const { data, error, isValidating, ...asked } = useSWR(
    clientKeys.mailing(clientId, opening),
    async () => {
      const [token, state] = await Promise.all([
        findStatementLink(supabase, clientId, key),
        mailState(),
      ])
      return { token, state }
    },
  )
  return {
    mailing: error ? undefined : data,
    error: isValidating ? undefined : (error as unknown),
    retry: () => void asked.mutate(),
  }
}

/** Mails a statement, once for each key, and gives those whom it may not have reached. */
export function useSendStatement(clientId: string, { firstDay, lastDay, currency }: StatementKey) {
  const { mutate } = useSWRConfig()
  const asked = new URLSearchParams({ from: firstDay, to: lastDay, currency })
  return async (requestKey: string, mail: MailFields & MailRecipients): Promise<string[]> => {
    try {
      const call = { method: 'POST', requestKey, body: mail } as const
      const answer = await callApi(`/client/${clientId}/statement/send?${asked}`, call)
      return v.parse(sentSchema, answer).missed
    } finally {
      void mutate(clientKeys.sharing(clientId))
    }
  }
}
