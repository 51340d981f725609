import { useEffect } from 'react'
import useSWR from 'swr'
import { isInvoiceId } from '#data/documents/invoices.ts'
import { DataError } from '#data/errors.ts'
import {
  businessOfDocument,
  listBusinesses,
  listStanding,
  whoseAccount,
} from '#data/people/members.ts'
import { mayWrite, type Role } from '#domain/people/members.ts'
import { businessFor, chooseBusiness } from '../../lib/chosen-business.ts'
import { supabase } from '../../lib/supabase.ts'
import { accountKeys } from '../keys.ts'
import { useSession } from './session.ts'

export type { BusinessStanding, OwnBusiness } from '#data/people/members.ts'

/** The businesses that the signed-in person has or works for, their own first. */
export function useBusinesses() {
  const { user } = useSession()
  return useSWR(user && accountKeys.businesses, () => listBusinesses(supabase))
}

/** The same with what is open in each. */
export const useBusinessesStanding = () =>
  useSWR(accountKeys.businessesStanding, () => listStanding(supabase))

/** The business of somebody else that this tab is about; null is the person's own. */
export function useOtherBusiness() {
  const { user } = useSession()
  return user && businessFor(user.id)
}

/**
 * Whether the server takes this tab's requests for the business of somebody else: one whose Data API does not read their
 * header would answer, and write, for the person's own. Until it has said so, nothing is asked of it.
 */
export function useLettingIn(): {
  state: 'in' | 'asking' | 'closed' | 'failed'
  retry: () => void
} {
  const { user } = useSession()
  const other = useOtherBusiness()
  const { data, error, mutate } = useSWR(other && accountKeys.letIn(other.id), () =>
    whoseAccount(supabase, other?.id ?? ''),
  )
  // The owner may have given them another role since.
  const role = data?.role
  useEffect(() => {
    if (user && other && role && role !== 'owner' && role !== other.role) {
      chooseBusiness({ ...other, role, person: user.id }, window.location.pathname)
    }
  }, [user, other, role])
  const retry = () => void mutate()
  if (other === null || data) return { state: 'in', retry }
  if (error === undefined) return { state: 'asking', retry }
  const isClosed = error instanceof DataError && error.code === 'members_closed'
  return { state: isClosed ? 'closed' : 'failed', retry }
}

/** As what the signed-in person works in the business of this tab. */
export const useRole = (): Role => useOtherBusiness()?.role ?? 'owner'

/** Whether their role writes: documents, clients, payments. */
export const useMayWrite = () => mayWrite(useRole())

/** Goes on in another of the person's businesses, at an address of the app. */
export function useChooseBusiness() {
  const { user } = useSession()
  return ({ id, name, role }: { id: string; name: string; role: Role }, to?: string) =>
    chooseBusiness(role === 'owner' || !user ? null : { id, name, role, person: user.id }, to)
}

/** A document that is not there may belong to another of the person's businesses: undefined while that is asked, null where it does not. */
export function useBusinessOfDocument(id: string, isMissing: boolean) {
  const isAsked = isMissing && isInvoiceId(id)
  const present = useOtherBusiness()
  const { data: found } = useSWR(isAsked && accountKeys.businessOfDocument(id), async () => {
    const business = await businessOfDocument(supabase, id)
    const all = business === null ? [] : await listBusinesses(supabase)
    return all.find((one) => one.id === business) ?? null
  })
  const isElsewhere =
    found != null && (found.role === 'owner' ? present !== null : found.id !== present?.id)
  if (!isAsked) return null
  return found === undefined || isElsewhere ? found : null
}
