import useSWR from 'swr'
import { getAttention, getDashboardSummary, getMonthlyRevenue } from '#data/dashboard.ts'
import type { Period, PlainDate } from '#domain/dates.ts'
import { supabase } from '../lib/supabase.ts'
import { dashboardKeys } from './keys.ts'

export type {
  Attention,
  DashboardSummary,
  MonthRevenue,
  WaitingClaim,
  WaitingDue,
} from '#data/dashboard.ts'

export const useDashboardSummary = (period: Period) =>
  useSWR(dashboardKeys.summary(period), () => getDashboardSummary(supabase, period))

/** Twelve months, the last one that of `day`. */
export const useMonthlyRevenue = (day: PlainDate) =>
  useSWR(dashboardKeys.months(day), () => getMonthlyRevenue(supabase, day))

/** What waits for the caller today. */
export const useAttention = () => useSWR(dashboardKeys.attention, () => getAttention(supabase))
