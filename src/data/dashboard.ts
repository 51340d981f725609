import useSWR, { useSWRConfig } from 'swr'
import { confirmPayment } from '#data/payments/payments.ts'
import { sayOnce } from '#data/people/profiles.ts'
import { type Attention, getAttention, type WaitingClaim } from '#data/reports/attention.ts'
import { getDashboardSummary, getMonthlyRevenue } from '#data/reports/dashboard.ts'
import type { PlainDate } from '#domain/dates.ts'
import type { Period } from '#domain/periods.ts'
import { supabase } from '../lib/supabase.ts'
import { countsInvoices, dashboardKeys, isOf } from './keys.ts'

export type { Figures, LateSpan, Owed, WaitingClaim, WaitingDue } from '#data/reports/attention.ts'
export type { MonthRevenue } from '#data/reports/dashboard.ts'
export type { Attention }

export const useDashboardSummary = (period: Period) =>
  useSWR(dashboardKeys.summary(period), () => getDashboardSummary(supabase, period))

/** Twelve months, the last one that of `day`. */
export const useMonthlyRevenue = (day: PlainDate) =>
  useSWR(dashboardKeys.months(day), () => getMonthlyRevenue(supabase, day))

/** Loads the tasks that wait for the caller today. */
export const useAttention = () => useSWR(dashboardKeys.attention, () => getAttention(supabase))

/** Counts a client's report as it was reported; asks anew for all that it changes. */
export function useConfirmClaim() {
  const { mutate } = useSWRConfig()
  return async (claim: WaitingClaim, tellsClient: boolean) => {
    const { id, invoiceId, amountMinor, tdsMinor, paidOn } = claim
    const found = { amountMinor, tdsMinor, paidOn, advanceFor: null }
    await confirmPayment(supabase, id, found, tellsClient)
    void mutate(isOf(invoiceId))
    await mutate(countsInvoices)
  }
}

const settings = {
  setupPutAway: { putAway: true },
  deletionStopped: { deletionStopped: false },
}

/** Notes that the caller with this id has read a notice, so that the dashboard shows it no more. */
function useSayOnce(id: string, what: keyof typeof settings) {
  const { mutate } = useSWRConfig()
  return async () => {
    await sayOnce(supabase, id, what)
    await mutate<Attention | undefined>(
      dashboardKeys.attention,
      (shown) => shown && { ...shown, setup: { ...shown.setup, ...settings[what] } },
      false,
    )
  }
}

/** Shows no more what of the set-up is open. */
export const usePutSetupAway = (id: string) => useSayOnce(id, 'setupPutAway')

/** Tells no more that the account was kept by a login. */
export const useReadReturn = (id: string) => useSayOnce(id, 'deletionStopped')
