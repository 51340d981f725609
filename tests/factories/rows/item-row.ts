export const itemRow = (at: number, fields: object = {}) => ({
  id: `33333333-3333-4333-8333-${String(at).padStart(12, '0')}`,
  description: `Item ${at}`,
  unit: null,
  rate: null,
  currency: 'INR',
  hsn_sac: null,
  gst_rate: null,
  taxability: 'taxable',
  used_at: null,
  is_archived: false,
  ...fields,
})

export type ItemRow = ReturnType<typeof itemRow>

export const consulting = {
  description: 'Consulting',
  unit: 'hours',
  rate: 600,
  hsn_sac: '998312',
  gst_rate: 1800,
  used_at: '2026-11-20 10:00:00+00',
}
