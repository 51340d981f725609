import useSWR, { useSWRConfig } from 'swr'
import { createBusiness, getBusiness, updateBusiness } from '#data/businesses.ts'
import type { Business, BusinessFields } from '#domain/business.ts'
import { supabase } from '../lib/supabase.ts'

export const businessKeys = { own: ['business'] } as const

/** The caller's business profile; null before there is one. */
export const useBusiness = () => useSWR(businessKeys.own, () => getBusiness(supabase))

/** Saves the profile: changes the one that exists, else creates it. */
export function useSaveBusiness() {
  const { mutate } = useSWRConfig()
  return async (existing: Business | null, fields: BusinessFields) => {
    const saved = existing
      ? await updateBusiness(supabase, existing.id, fields)
      : await createBusiness(supabase, fields)
    await mutate(businessKeys.own, saved)
    return saved
  }
}
