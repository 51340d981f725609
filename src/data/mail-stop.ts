import useSWR from 'swr'
import * as v from 'valibot'
import { DataError } from '#data/errors.ts'
import { type MailStop, type StopScope, stoppedStates } from '#domain/mail/mail-stops.ts'
import { mailStopKeys } from './keys.ts'

const answerSchema = v.object({
  data: v.object({ sender: v.nullable(v.string()), stopped: v.picklist(stoppedStates) }),
})

/**
 * Calls without a session: the reader of a mail needs no account, and the Supabase client stays
 * unloaded.
 */
async function call(token: string, scope?: StopScope): Promise<MailStop> {
  const response = await fetch(`/api/mail/stop/${encodeURIComponent(token)}`, {
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    ...(scope && { method: 'POST', body: JSON.stringify({ scope }) }),
  })
  const json: unknown = await response.json().catch(() => null)
  if (!response.ok || !v.is(answerSchema, json)) {
    throw new DataError({ status: response.status, code: '' })
  }
  return json.data
}

/** Loads the stops behind a mail's token; null: there is no such token. */
export function useMailStop(token: string) {
  const { data, error, mutate } = useSWR(mailStopKeys.ofToken(token), () =>
    call(token).catch((cause) => {
      if (cause instanceof DataError && cause.status === 404) return null
      throw cause
    }),
  )
  const stop = async (scope: StopScope) => {
    await mutate(await call(token, scope), { revalidate: false })
  }
  return { state: data, error, retry: () => mutate(), stop }
}
