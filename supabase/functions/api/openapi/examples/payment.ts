import type { PlainDate } from '#domain/dates.ts'

/** Part of the invoice of the examples, of which the client keeps back a tenth as tax. */
export const newPayment = (today: PlainDate) => ({
  amount: 4_500.25,
  tds: 500,
  paidOn: today,
  method: 'Bank transfer',
  reference: 'HDFCN52026112112',
  note: 'First half',
})

export const payment = (today: PlainDate) => ({
  id: '9b2f6c1e-3d55-4c0b-8a7e-1f0c2d3e4b5a',
  state: 'confirmed',
  ...newPayment(today),
  reason: null,
  receiptId: null,
  fromAdvance: false,
  createdAt: `${today}T06:00:00.000Z`,
  restored: false,
  needsAmendment: false,
})

export const found = (today: PlainDate) => ({ amount: 900, tds: 100, paidOn: today })
export const refusal = { reason: 'Nothing arrived under this reference.' }
export const undoing = { reason: 'Entered twice.' }
