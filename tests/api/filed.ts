import type { AxiosInstance } from 'axios'
import { shiftPeriod } from '../../supabase/functions/_shared/domain/periods.ts'
import { invoice } from './samples.ts'

/** An invoice and notes of a registered seller's last month, whose GSTR-1 is filed; by the routes that correct them. */
export async function makeFiled(client: AxiosInstance, today: string) {
  const issueDate = `${shiftPeriod('month', today, -1).slice(0, 8)}05`
  const post = async (path: string, body: object) => {
    const { data } = await client.post(path, body)
    if (!data.data) throw new Error(`${path}: ${data.message}`)
    return data.data as { id: string }
  }
  await client.patch('/business/update', {
    ...{ gstRegistration: 'regular', taxId: '27AAPFU0939F1ZV', defaultGstRate: 18 },
  })
  const items = [{ description: 'Design', amount: 10_000, hsnSac: '998391', gstRate: 18 }]
  const bill = { ...invoice, items, clientGstin: '29AABCR1718E1ZL', issueDate, keepClient: false }
  const alone = await post('/invoice/create', bill)
  const noted = await post('/invoice/create', bill)
  const credit = { reason: 'Fewer hours', amount: 590, issueDate }
  const credited = await post(`/invoice/${noted.id}/credit-note`, credit)
  const rejected = await post(`/invoice/${noted.id}/credit-note`, credit)
  const debited = await post(`/invoice/${noted.id}/debit-note`, {
    ...credit,
    dueDate: '2990-01-01',
  })
  const period = `${issueDate.slice(5, 7)}${issueDate.slice(0, 4)}`
  await post('/report/gstr1/file', { period })
  return {
    invoice: alone.id,
    'credit-note': credited.id,
    'debit-note': debited.id,
    rejected: rejected.id,
  }
}
