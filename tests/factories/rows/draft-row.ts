export interface DraftRow {
  id: string
  kind: string
  version: number
  content: object
  original_id: string | null
  estimate_id: string | null
  schedule_id: string | null
  period: string | null
  issued_id: string | null
  discarded_at: string | null
  created_at: string
  updated_at: string
}

export const draftId = (sequence: number) =>
  `d4af7000-0000-4000-8000-${String(sequence).padStart(12, '0')}`

/** A draft as the Data API gives it. */
export const draftRow = (changes: Partial<DraftRow> = {}): DraftRow => ({
  id: draftId(1),
  kind: 'invoice',
  version: 1,
  content: {},
  original_id: null,
  estimate_id: null,
  schedule_id: null,
  period: null,
  issued_id: null,
  discarded_at: null,
  created_at: '2026-11-20T10:00:00+00:00',
  updated_at: '2026-11-22T09:02:00+00:00',
  ...changes,
})
