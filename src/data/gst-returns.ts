import useSWR from 'swr'
import { getReturnSource, type ReturnOf } from '#data/reports/gst-returns.ts'
import type { Period } from '#domain/periods.ts'
import { supabase } from '../lib/supabase.ts'
import { dashboardKeys } from './keys.ts'

/** Loads the sources of a period's GST returns, or the reason why there are none. */
export const useReturnSource = (period: Period, of: ReturnOf) =>
  useSWR(dashboardKeys.gstReturn(period, of), () => getReturnSource(supabase, period, of))
