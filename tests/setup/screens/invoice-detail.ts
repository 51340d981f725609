import { screen, within } from '@testing-library/react'
import { detailRow, invoiceId } from '../../factories/rows/invoice-rows.ts'
import { dataApi } from '../../msw/data-api.ts'
import { openSignedIn } from './signed-in.tsx'

type Options = Omit<NonNullable<Parameters<typeof dataApi>[0]>, 'detail'>

export const region = (name: string) => within(screen.getByRole('region', { name }))

/** Opens the detail of the invoice with the number 1, of ₹12,34,567.89 unless it is changed. */
export async function openDetail(changes: object = {}, options: Options = {}) {
  const api = dataApi({ detail: detailRow(changes), ...options })
  const opened = await openSignedIn(`/invoice/${invoiceId(1)}`)
  await screen.findByRole('article')
  return { ...api, ...opened }
}
