import useSWR, { useSWRConfig } from 'swr'
import * as notes from '#data/reports/rejected-notes.ts'
import type { PlainDate } from '#domain/dates.ts'
import { supabase } from '../../lib/supabase.ts'
import { dashboardKeys, isOfDashboard } from '../keys.ts'

export type { RejectedNote, RejectedNotes } from '#data/reports/rejected-notes.ts'

export const useRejectedNotes = () =>
  useSWR(dashboardKeys.rejectedNotes, () => notes.getRejectedNotes(supabase))

/** Marks and unmarks credit notes that buyers rejected; what returns say of them is asked for anew. */
export function useRejections() {
  const { mutate } = useSWRConfig()
  return {
    async reject(noteId: string, rejectedOn: PlainDate) {
      await notes.rejectNote(supabase, noteId, rejectedOn)
      await mutate(isOfDashboard)
    },
    async takeBack(noteId: string) {
      await notes.acceptNote(supabase, noteId)
      await mutate(isOfDashboard)
    },
  }
}
