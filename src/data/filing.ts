import useSWR, { useSWRConfig } from 'swr'
import { checkMonth, listChecks, uncheckMonth } from '#data/reports/checks.ts'
import type { AskedReturn } from '#data/reports/filing.ts'
import * as filing from '#data/reports/filing.ts'
import { isPlainDate, type PlainDate } from '#domain/dates.ts'
import { gstinOf, standingMarks } from '#domain/gst/filing.ts'
import type { Period } from '#domain/periods.ts'
import { supabase } from '../lib/supabase.ts'
import { useBusiness } from './business.ts'
import {
  accountKeys,
  businessKeys,
  checkKeys,
  filingKeys,
  isOfFiling,
  isOfReportsStanding,
} from './keys.ts'

export type { Check } from '#data/reports/checks.ts'
export type { AskedReturn } from '#data/reports/filing.ts'

/** The marks of a return that share a day with a period, the latest first, those that were taken back among them. */
export const useFiledMarks = ({ form, period, gstin }: AskedReturn) =>
  useSWR(filingKeys.of(form, period, gstin), () =>
    filing.listMarksOf(supabase, { form, period, gstin }),
  )

/** Whether the GSTR-1 of a day is filed under a GSTIN; a day of null asks nothing. */
export function useIsFiled(day: PlainDate | null, gstin: string | null) {
  const period = day !== null && isPlainDate(day) ? { firstDay: day, lastDay: day } : null
  const { data: marks = [] } = useSWR(period && filingKeys.of('gstr1', period, gstin), () =>
    period ? filing.listMarksOf(supabase, { form: 'gstr1', period, gstin }) : [],
  )
  return standingMarks(marks).length > 0
}

/**
 * Tells whether an advance paid on this day must name its supply (registered sellers only), and
 * whether the return of that day is filed. Null asks nothing.
 */
export function useAdvanceTax(paidOn: PlainDate | null) {
  const { data: business } = useBusiness(paidOn !== null)
  const gstin = business ? gstinOf(business) : null
  const asks = paidOn !== null && gstin !== null
  return { asks, isFiled: useIsFiled(asks ? paidOn : null, gstin) }
}

export function useFilingActions() {
  const { mutate } = useSWRConfig()
  // The first day on which an invoice may be issued follows from it.
  const refresh = () => {
    void mutate(accountKeys.businessesStanding)
    void mutate(isOfReportsStanding)
    return Promise.all([mutate(isOfFiling), mutate(businessKeys.numbering)])
  }

  return {
    refresh,
    async file(of: AskedReturn, filedOn: PlainDate) {
      await filing.fileReturn(supabase, of, filedOn)
      await refresh()
    },
    async unfile(of: AskedReturn, reason: string) {
      await filing.unfileReturn(supabase, of, reason)
      await refresh()
    },
  }
}

/** The marks that months of a period are checked, the latest first, those that were taken back among them. */
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
