import type { Row } from '../moving.ts'

export const row = {
  description: 'Design',
  quantity: 2,
  rate: '1500.5',
  gst_rate: 1800,
  hsn_sac: '998391',
}
export const isInvoice = (one: Row) => one.kind === 'invoice' && one.cancelled_at === null
