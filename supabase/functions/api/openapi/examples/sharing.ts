import type { PlainDate } from '#domain/dates.ts'
import { newInvoice } from './documents.ts'

export const link = { url: '/i/4rN0aWfXv2tZ9m1cQe7LhJ5B', token: '4rN0aWfXv2tZ9m1cQe7LhJ5B' }

export const newMail = {
  kind: 'invoice',
  to: ['billing@kaveri.example'],
  cc: ['meera@kaveri.example'],
  subject: 'Invoice INV/26-27/0001 from Neel Studio',
  message: 'Hello Kaveri Interiors,\n\nhere is our invoice.\n\nThank you,\nNeel Studio',
}

export const mail = {
  kind: newMail.kind,
  to: 'billing@kaveri.example',
  cc: newMail.cc,
  missed: [],
  subject: newMail.subject,
}

export const history = (today: PlainDate) => [
  {
    id: 3,
    kind: 'payment_recorded',
    at: `${today}T06:00:00.000Z`,
    amount: 4_500.25,
    tds: 500,
    reason: null,
    recipient: null,
    missed: null,
    by: null,
    restored: false,
  },
  {
    id: 2,
    kind: 'sent',
    at: `${today}T05:31:00.000Z`,
    amount: 0,
    tds: 0,
    reason: null,
    recipient: newInvoice(today).clientEmail,
    missed: null,
    by: null,
    restored: false,
  },
  {
    id: 1,
    kind: 'created',
    at: `${today}T05:30:00.000Z`,
    amount: 0,
    tds: 0,
    reason: null,
    recipient: null,
    missed: null,
    by: null,
    restored: false,
  },
]
