import type { ReturnForm } from '#domain/gst/filing.ts'

/** A row of `filed_periods`: October 2026, filed on 11 November. */
export const filedMarkRow = (changes: object = {}) => ({
  id: '3f0e2f62-9f1d-4c39-8a0e-5b7d2c4f9a11',
  form: 'gstr1' as ReturnForm,
  gstin: '27AAPFU0939F1ZV' as string | null,
  first_day: '2026-10-01',
  last_day: '2026-10-31',
  filed_on: '2026-11-11',
  marked_at: '2026-11-11T06:00:00+00:00',
  unmarked_at: null as string | null,
  unmark_reason: null as string | null,
  by_name: null as string | null,
  unmarked_by_name: null as string | null,
  ...changes,
})

export type FiledMarkRow = ReturnType<typeof filedMarkRow>
