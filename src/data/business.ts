import useSWR, { useSWRConfig } from 'swr'
import {
  createBusiness,
  getPaidBusiness,
  type PaidBusiness,
  updateBusiness,
  updatePaymentDetails,
} from '#data/businesses.ts'
import { getNumbering, setNumbering } from '#data/numbering.ts'
import type { Business, BusinessFields } from '#domain/business.ts'
import type { NumberingChange } from '#domain/numbering.ts'
import type { PaymentDetails } from '#domain/payment-details.ts'
import { supabase } from '../lib/supabase.ts'
import { businessKeys } from './keys.ts'

export type { PaidBusiness } from '#data/businesses.ts'

export const noDetails: PaymentDetails = {
  upiId: null,
  bankAccountName: null,
  bankAccountNumber: null,
  bankIfsc: null,
}

/** The caller's business profile and how clients can pay it, asked for when `wanted`; null before there is one. */
export const useBusiness = (wanted = true) =>
  useSWR(wanted && businessKeys.own, () => getPaidBusiness(supabase))

/** Saves the profile: changes the one that exists, else creates it. */
export function useSaveBusiness() {
  const { mutate } = useSWRConfig()
  return async (existing: Business | null, fields: BusinessFields) => {
    const saved = existing
      ? await updateBusiness(supabase, existing.id, fields)
      : await createBusiness(supabase, fields)
    // Both halves of the screen may be open at once; saving one leaves the other as it is by now.
    await mutate(businessKeys.own, (now: PaidBusiness | null | undefined) => ({
      ...saved,
      paymentDetails: now?.paymentDetails ?? noDetails,
    }))
    return saved
  }
}

/** Saves how clients can pay a business. */
export function useSavePaymentDetails(business: Business) {
  const { mutate } = useSWRConfig()
  return async (details: PaymentDetails) => {
    const paymentDetails = await updatePaymentDetails(supabase, business.id, details)
    await mutate(businessKeys.own, (now: PaidBusiness | null | undefined) => ({
      ...(now ?? business),
      paymentDetails,
    }))
  }
}

/** How the caller's next invoice will be numbered; asked anew whenever it is looked at. */
export const useNumbering = () =>
  useSWR(businessKeys.numbering, () => getNumbering(supabase), { dedupingInterval: 2_000 })

export function useSaveNumbering() {
  const { mutate } = useSWRConfig()
  return async (fields: NumberingChange) => {
    await mutate(businessKeys.numbering, await setNumbering(supabase, fields), false)
  }
}
