import useSWR, { useSWRConfig } from 'swr'
import * as tds from '#data/payments/tds.ts'
import type { PlainDate } from '#domain/dates.ts'
import type { TdsPayment } from '#domain/law/values.ts'
import { type Period, shiftPeriod } from '#domain/periods.ts'
import type { DepartmentRow } from '#domain/tds/department.ts'
import { yearOf } from '#domain/tds/quarters.ts'
import { supabase } from '../../lib/supabase.ts'
import { clientKeys, isOfClients, isOfDashboard } from '../keys.ts'

export type { KeptRows } from '#data/payments/tds.ts'

/** A bill that is credited in one year may be paid in the next: both sides of the year are matched, too. */
const BESIDE = 7

/** Deductions, rows of the department, clients and certificates of a financial year and of the months beside it. */
export const useTdsBooks = ({ firstDay, lastDay }: Period) =>
  useSWR(clientKeys.tdsBooks(firstDay), () =>
    tds.getTdsBooks(supabase, {
      firstDay: shiftPeriod('month', firstDay, -BESIDE),
      lastDay: shiftPeriod('month', lastDay, BESIDE),
    }),
  )

/** A client's payments and deductions in the financial year of a day; asks nothing without a client or a day. */
export const useClientTds = (clientId: string | null, day: PlainDate | null) => {
  const year = day === null ? null : yearOf(day)
  return useSWR(
    clientId !== null && year && clientKeys.tdsOfYear(clientId, year.firstDay),
    ([, , id, firstDay]) => tds.getClientTds(supabase, id, firstDay),
  )
}

/** Actions on what is known of deducted tax; each asks anew for all that it changes. */
export function useTdsActions() {
  const { mutate } = useSWRConfig()
  const refresh = () => mutate((key) => isOfClients(key) || isOfDashboard(key))

  return {
    /** Keeps all rows of a file, or none. */
    async keep(toldOn: PlainDate, rows: readonly DepartmentRow[]): Promise<tds.KeptRows> {
      const kept = await tds.keepTdsRows(supabase, toldOn, rows)
      await refresh()
      return kept
    },
    /** Null says that they are no client. */
    async remember(deductor: { tan: string; name: string }, clientId: string | null) {
      await tds.rememberDeductor(supabase, deductor, clientId)
      await refresh()
    },
    async forget(tan: string) {
      await tds.forgetDeductor(supabase, tan)
      await refresh()
    },
    async setDeduction(
      id: string,
      said: { kind: TdsPayment | null; creditedOn: PlainDate | null },
    ) {
      await tds.setDeduction(supabase, id, said)
      await refresh()
    },
    async noteCertificate(given: Parameters<typeof tds.noteCertificate>[1]) {
      await tds.noteCertificate(supabase, given)
      await refresh()
    },
    async removeCertificate(id: string) {
      await tds.removeCertificate(supabase, id)
      await refresh()
    },
  }
}
