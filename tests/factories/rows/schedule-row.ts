/** A row of `schedules` as the Data API gives it. */
export const scheduleRow = (sequence: number, changes: object = {}) => ({
  id: `6fa459ea-ee8a-4ca4-894e-${String(sequence).padStart(12, '0')}`,
  every: 'month',
  day: 31,
  start_on: '2026-11-30',
  end_on: null as string | null,
  times: null as number | null,
  mode: 'draft',
  terms_days: 15,
  content: {
    clientName: 'Kaveri Interiors',
    clientEmail: 'billing@kaveri.example',
    items: [{ description: 'Retainer {month}', quantity: '1', amount: '25000' }],
  },
  made: 0,
  last_period: null as string | null,
  next_on: '2026-11-30' as string | null,
  paused_at: null as string | null,
  last_error: null as object | null,
  tries: 0,
  created_at: '2026-11-20T10:00:00+00:00',
  ...changes,
})

export type ScheduleRow = ReturnType<typeof scheduleRow>

export const runRow = (period: string, changes: object = {}) => ({
  ...{ period, made_at: `${period}T02:00:00+00:00`, late: false, error: null },
  ...{ draft: null, invoice: null },
  ...changes,
})
