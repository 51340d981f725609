/** A client of the book as the Data API gives them; `index` makes the name, the address and the id. */
export const clientRow = (index: number, changes: object = {}) => ({
  id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  name: `Client ${index}`,
  contact: null,
  email: `client${index}@clients.example`,
  cc_emails: [],
  phone: null,
  gstin: null,
  pan: null,
  address: null,
  city: null,
  state_code: null,
  postal_code: null,
  country: 'IN',
  delivery_address: null,
  currency: 'INR',
  terms_days: null,
  notes: null,
  language: 'en',
  archived: false,
  merged_into: null,
  due: { minor: 0, overdue_minor: 0, without_rate: 0 },
  last_invoice: null,
  ...changes,
})

export type ClientRow = ReturnType<typeof clientRow>
