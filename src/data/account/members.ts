import useSWR from 'swr'
import { listMembers } from '#data/people/members.ts'
import type { InvoiceEvent } from '#domain/document/history.ts'
import { supabase } from '../../lib/supabase.ts'
import { accountKeys } from '../keys.ts'

/** Who works for the business of this tab, asked for when `wanted`. */
export const useMembers = (wanted = true) =>
  useSWR(wanted && accountKeys.members, () => listMembers(supabase))

/**
 * Tells who did something, once several people work for the business: members and programs by their name of that time, the
 * owner by today's. Undefined of a client, and where one person does it all.
 */
export function useActorName(events: readonly Pick<InvoiceEvent, 'actor'>[] = []) {
  const isShared = events.some(({ actor }) => actor?.name)
  const { data } = useMembers(isShared)
  return ({ actor }: Pick<InvoiceEvent, 'actor'>) =>
    actor?.name ?? (isShared && actor?.id === data?.owner.id ? data?.owner.name : undefined)
}
