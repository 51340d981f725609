import { screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { clientRow } from '../../factories/rows/client-row.ts'

export const kaveri = clientRow(1, {
  name: 'Kaveri Interiors',
  contact: 'Meera Nair',
  gstin: '29AABCR1718E1ZL',
  state_code: '29',
  terms_days: 15,
  due: { minor: 200_000, overdue_minor: 50_000, without_rate: 1 },
  last_invoice: { id: 'one', number: 'INV/26-27/0016', issue_date: '2026-11-10' },
})

export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const broken = () => HttpResponse.json({ message: 'boom' }, { status: 500 })
