import useSWR, { useSWRConfig } from 'swr'
import * as schedules from '#data/documents/schedules.ts'
import { supabase } from '../lib/supabase.ts'
import { dashboardKeys, isOfSchedules, listsSchedules, scheduleKeys } from './keys.ts'

export type { ScheduleAction } from '#data/documents/schedules.ts'

/** How many the list shows at first. */
export const SCHEDULES_PAGE_SIZE = 25

/** Loads the first `limit` schedules, the next due first. */
export const useSchedules = (limit: number) =>
  useSWR(scheduleKeys.list(limit), () => schedules.listSchedules(supabase, { offset: 0, limit }), {
    keepPreviousData: true,
  })

/** One schedule; asks nothing for null. */
export const useSchedule = (id: string | null) =>
  useSWR(id === null ? null : scheduleKeys.detail(id), () =>
    schedules.getSchedule(supabase, id ?? ''),
  )

/** Loads the first `limit` runs of a schedule, the latest period first. */
export const useScheduleRuns = (id: string, limit: number) =>
  useSWR(
    scheduleKeys.runs(id, limit),
    () => schedules.listScheduleRuns(supabase, id, { offset: 0, limit }),
    { keepPreviousData: true },
  )

/** Loads the content of an invoice for a schedule that repeats it; null asks nothing. */
export const useRepeatedContent = (invoiceId: string | null) =>
  useSWR(invoiceId === null ? null : scheduleKeys.contentOf(invoiceId), () =>
    schedules.repeatedContent(supabase, invoiceId ?? ''),
  )

/** Actions on schedules; each asks anew for all that shows them. */
export function useScheduleActions() {
  const { mutate } = useSWRConfig()
  const refresh = async () => {
    await Promise.all([mutate(isOfSchedules), mutate(dashboardKeys.attention)])
  }

  return {
    async create(requestKey: string, schedule: schedules.NewSchedule) {
      const id = await schedules.createSchedule(supabase, requestKey, schedule)
      await refresh()
      return id
    },
    async change(id: string, schedule: schedules.NewSchedule) {
      await schedules.changeSchedule(supabase, id, schedule)
      await refresh()
    },
    async act(id: string, action: schedules.ScheduleAction) {
      await schedules.actOnSchedule(supabase, id, action)
      if (action !== 'delete') return refresh()
      // Itself is asked for no more: it would be told as missing while its screen is left.
      await Promise.all([mutate(listsSchedules), mutate(dashboardKeys.attention)])
    },
  }
}
