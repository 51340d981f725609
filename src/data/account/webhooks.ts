import useSWR, { useSWRConfig } from 'swr'
import * as webhooks from '#data/people/webhooks.ts'
import type { NewWebhook } from '#domain/people/webhooks.ts'
import { supabase } from '../../lib/supabase.ts'
import { accountKeys } from '../keys.ts'

export type { Webhook, WebhookFault, WebhookTry } from '#data/people/webhooks.ts'

/** Milliseconds: whoever looks at a log waits for what comes next. */
const LOOK_AGAIN = 10_000
// A look answers anew; SWR takes this of a hook's first rendering alone.
const fresh = { dedupingInterval: 1_000 }

/** The person's webhooks; those that are watched are looked at again and again. */
export const useWebhooks = (isWatched: boolean) =>
  useSWR(accountKeys.webhooks, () => webhooks.listWebhooks(supabase), {
    ...fresh,
    refreshInterval: isWatched ? LOOK_AGAIN : 0,
  })

/** The last tries of one, looked at again while they are shown. */
export const useWebhookTries = (id: string) =>
  useSWR(accountKeys.webhookTries(id), () => webhooks.listTries(supabase, id), {
    ...fresh,
    refreshInterval: LOOK_AGAIN,
  })

/** Changes webhooks, and then shows them as they are. */
export function useWebhookChanges() {
  const { mutate } = useSWRConfig()
  const shown = async <T>(change: Promise<T>) => {
    const result = await change
    await mutate(accountKeys.webhooks)
    return result
  }
  return {
    make: (webhook: NewWebhook) => shown(webhooks.makeWebhook(supabase, webhook)),
    change: (id: string, webhook: NewWebhook) =>
      shown(webhooks.changeWebhook(supabase, id, webhook)),
    switchTo: (id: string, isOn: boolean) => shown(webhooks.switchWebhook(supabase, id, isOn)),
    renew: (id: string) => webhooks.renewSecret(supabase, id),
    remove: (id: string) => shown(webhooks.removeWebhook(supabase, id)),
    ping: (id: string) => shown(webhooks.pingWebhook(supabase, id)),
    replay: (deliveryId: string) => shown(webhooks.replayDelivery(supabase, deliveryId)),
  }
}
