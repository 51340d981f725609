import useSWR, { useSWRConfig } from 'swr'
import { checkMonth, listChecks, uncheckMonth } from '#data/reports/checks.ts'
import type { PlainDate } from '#domain/dates.ts'
import type { Period } from '#domain/periods.ts'
import { supabase } from '../lib/supabase.ts'
import { accountKeys, checkKeys } from './keys.ts'

/** The months of a period that somebody marked as checked. */
export const useChecks = (period: Period) =>
  useSWR(checkKeys.of(period), () => listChecks(supabase, period))

export function useCheckActions(period: Period) {
  const { mutate } = useSWRConfig()
  const refresh = async () => {
    void mutate(accountKeys.businessesStanding)
    await mutate(checkKeys.of(period))
  }
  return {
    check: async (month: PlainDate) => {
      await checkMonth(supabase, month)
      await refresh()
    },
    uncheck: async (month: PlainDate) => {
      await uncheckMonth(supabase, month)
      await refresh()
    },
  }
}
