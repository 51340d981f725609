import useSWR from 'swr'
import { DataError } from '#data/errors.ts'
import { acceptInvitation, getInvitation, type Invitation } from '#data/people/members.ts'
import { supabase } from '../../lib/supabase.ts'
import { invitationKeys } from '../keys.ts'

export type { Invitation } from '#data/people/members.ts'

/** A link that is used, taken back or over, or another person's: null. Any other failure is thrown. */
const orGone = (error: unknown) => {
  if (error instanceof DataError && error.status === 404) return null
  throw error
}

/** The invitation behind a link; null: it is over. `accept` returns the id of the business, or null. */
export function useInvitation(token: string) {
  const { data, error, mutate } = useSWR<Invitation | null>(
    invitationKeys.ofToken(token),
    () => getInvitation(supabase, token).catch(orGone),
    // Once it is accepted it is gone: nobody should read so while the business opens.
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  )
  const accept = async () => {
    const business = await acceptInvitation(supabase, token).catch(orGone)
    if (business === null) await mutate(null, { revalidate: false })
    return business
  }
  return { invitation: data, error, retry: () => mutate(), accept }
}
