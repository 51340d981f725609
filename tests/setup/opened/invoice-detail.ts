import { screen } from '@testing-library/react'
import { detailRow, invoiceId } from '../../factories/rows/invoice-rows.ts'
import { dataApi } from '../../msw/data-api.ts'
import { openSignedIn } from '../screens/signed-in.tsx'

export const path = `/invoice/${invoiceId(1)}`

export async function openInvoice(changes: object = {}) {
  const api = dataApi({ detail: detailRow(changes) })
  const opened = await openSignedIn(path)
  const sheet = await screen.findByRole('article')
  return { ...api, ...opened, sheet }
}
