import useSWR, { useSWRConfig } from 'swr'
import { type Attention, getAttention } from '#data/attention.ts'
import { getDashboardSummary, getMonthlyRevenue } from '#data/dashboard.ts'
import { sayOnce } from '#data/profiles.ts'
import type { Period, PlainDate } from '#domain/dates.ts'
import { supabase } from '../lib/supabase.ts'
import { dashboardKeys } from './keys.ts'

export type { Figures, LateSpan, Owed, WaitingClaim, WaitingDue } from '#data/attention.ts'
export type { MonthRevenue } from '#data/dashboard.ts'
export type { Attention }

export const useDashboardSummary = (period: Period) =>
  useSWR(dashboardKeys.summary(period), () => getDashboardSummary(supabase, period))

/** Twelve months, the last one that of `day`. */
export const useMonthlyRevenue = (day: PlainDate) =>
  useSWR(dashboardKeys.months(day), () => getMonthlyRevenue(supabase, day))

/** What waits for the caller today. */
export const useAttention = () => useSWR(dashboardKeys.attention, () => getAttention(supabase))

/** Shows no more what of the set-up is open; `id` is the caller's. */
export function usePutSetupAway(id: string) {
  const { mutate } = useSWRConfig()
  return async () => {
    await sayOnce(supabase, id, 'setupPutAway')
    await mutate<Attention | undefined>(
      dashboardKeys.attention,
      (shown) => shown && { ...shown, setup: { ...shown.setup, putAway: true } },
      false,
    )
  }
}
