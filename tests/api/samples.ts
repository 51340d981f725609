export const business = {
  name: 'Neel Studio',
  email: 'hello@neelstudio.example',
  phone: '9820012345',
  postalCode: '411004',
  city: 'Pune',
  state: 'Maharashtra',
}

export const invoice = {
  clientName: 'Kaveri Interiors',
  clientEmail: 'billing@kaveri.example',
  currency: 'INR',
  dueDate: '2990-01-01',
  notes: 'Thank you',
  items: [
    { description: 'Design', quantity: 2, amount: 1234.5 },
    { description: 'Hosting', quantity: 1, amount: 0.07 },
  ],
}

export const profile = {
  name: 'Asha Rao',
  email: 'asha@studio.example',
  number: '9820012345',
  location: 'Pune',
  dob: '1992-04-17T18:30:00.000Z',
}

/** A query for each route of the description that needs one. */
export const queriesOf = (today: string): Record<string, object> => ({
  '/dashboard/summary/data': { month: Number(today.slice(5, 7)) },
  '/dashboard/invoices': { status: 'UNPAID' },
  '/hsn': { q: 'design' },
  '/client/{id}/statement': { from: today, to: today },
  '/client/{id}/statement/share': { from: today, to: today },
  '/client/{id}/statement/send': { from: today, to: today },
  '/report/register': { kind: 'invoices', from: today, to: today },
  '/report/revenue': { by: 'item', from: today, to: today },
  '/report/gstr3b': { period: `${today.slice(5, 7)}${today.slice(0, 4)}` },
  '/report/gstr1/corrections': { period: `${today.slice(5, 7)}${today.slice(0, 4)}` },
  '/export/{id}': { part: 'documents' },
  '/export/{id}/csv': { table: 'clients' },
})
