import useSWR, { useSWRConfig } from 'swr'
import * as filing from '#data/filing.ts'
import type { PlainDate } from '#domain/dates.ts'
import type { Period } from '#domain/periods.ts'
import { supabase } from '../lib/supabase.ts'
import { businessKeys, filingKeys, isOfFiling } from './keys.ts'

/** The marks that share a day with a period, the latest first, those that were taken back among them. */
export const useFiledMarks = (period: Period) =>
  useSWR(filingKeys.of(period), () => filing.listMarksOf(supabase, period))

export function useFilingActions() {
  const { mutate } = useSWRConfig()
  // The first day on which an invoice may be issued follows from it.
  const refresh = () => Promise.all([mutate(isOfFiling), mutate(businessKeys.numbering)])

  return {
    refresh,
    async file(period: Period, filedOn: PlainDate) {
      await filing.fileReturn(supabase, period, filedOn)
      await refresh()
    },
    async unfile(period: Period, reason: string) {
      await filing.unfileReturn(supabase, period, reason)
      await refresh()
    },
  }
}
