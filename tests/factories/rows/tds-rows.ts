/** Two clients of `tds_books`, of whom one has a TAN. */
export const clientRows = [
  { id: 'kaveri', name: 'Kaveri Interiors', tan: null, pan: null, gstin: null },
  { id: 'tapti', name: 'Tapti Textiles', tan: 'DELT11111C', pan: null, gstin: null },
]

/** Tax deducted from a payment. */
export const deductionRow = (
  place: number,
  client_id: string,
  paid_on: string,
  tax_minor: number,
) => ({
  ...{ id: `payment-${place}`, invoice_id: `invoice-${place}`, number: `INV/26-27/000${place}` },
  ...{ client_id, tax_minor, paid_on, credited_on: null, kind: 'professional' },
})

/** The department's rows of the client with a TAN. */
export const departmentRow = (id: string, more: object) => ({
  ...{ id, tan: 'DELT11111C', deductor: 'TAPTI', pan: null, code: '1027', day: '2026-06-22' },
  ...{ status: 'F', booked_on: null, remarks: null, paid_minor: 0, deposited_minor: null },
  ...{ told_on: '2026-11-01', tax_minor: 0, ...more },
})
