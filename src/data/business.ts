import useSWR, { useSWRConfig } from 'swr'
import { getNumbering, setNumbering } from '#data/documents/numbering.ts'
import { createBusiness, getBusiness, updateBusiness } from '#data/people/businesses.ts'
import type { NumberingChange } from '#domain/document/numbering.ts'
import type { TaxSettings } from '#domain/gst/tax-settings.ts'
import type { PaymentDetails } from '#domain/payment/payment-details.ts'
import type { BusinessFields } from '#domain/people/business.ts'
import type { Business } from '#domain/people/kept-business.ts'
import { supabase } from '../lib/supabase.ts'
import { businessKeys, dashboardKeys } from './keys.ts'

export type { PaidBusiness } from '#data/people/businesses.ts'

export const noDetails: PaymentDetails = {
  upiId: null,
  bankAccountName: null,
  bankAccountNumber: null,
  bankIfsc: null,
  bankName: null,
  bankSwift: null,
}

/** The caller's business profile and how clients can pay it, asked for when `wanted`; null before there is one. */
export const useBusiness = (wanted = true) =>
  useSWR(wanted && businessKeys.own, () => getBusiness(supabase))

/** Saves the profile: changes the one that exists, else creates it. */
export function useSaveBusiness() {
  const { mutate } = useSWRConfig()
  return async (existing: Business | null, fields: BusinessFields & Partial<TaxSettings>) => {
    const saved = existing
      ? await updateBusiness(supabase, existing.id, fields)
      : await createBusiness(supabase, fields)
    await mutate(businessKeys.own, saved)
    void mutate(businessKeys.changed)
    void mutate(dashboardKeys.attention)
  }
}

/** Saves one part of a business; what else is open of it stays as it is by now. */
export function useSavePart(business: Business) {
  const { mutate } = useSWRConfig()
  return async (fields: PaymentDetails | Partial<TaxSettings> | Pick<Business, 'logo'>) => {
    await mutate(businessKeys.own, await updateBusiness(supabase, business.id, fields))
    void mutate(businessKeys.changed)
    // The progress of the set-up.
    void mutate(dashboardKeys.attention)
  }
}

/** The form of the caller's next number; asked anew whenever it is looked at. */
export const useNumbering = () =>
  useSWR(businessKeys.numbering, () => getNumbering(supabase), { dedupingInterval: 2_000 })

export function useSaveNumbering() {
  const { mutate } = useSWRConfig()
  return async (fields: NumberingChange) => {
    await mutate(businessKeys.numbering, await setNumbering(supabase, fields), false)
    void mutate(businessKeys.numberingChanged)
  }
}
