import { invoiceId } from './invoice-rows.ts'

/** An invoice to a client abroad as `export_year` tells it: 1,000 US dollars under a letter of undertaking, unpaid. */
export const exportRow = (place: number, change: object = {}) => ({
  ...{ id: invoiceId(place), number: `INV/26-27/${String(place).padStart(4, '0')}` },
  ...{ issue_date: '2026-10-15', client_name: 'Acme Corp', address: '1 Main Street, Austin' },
  ...{ country: 'US', currency: 'USD', exchange_rate: 85 },
  ...{ total_minor: 100_000, total_inr_minor: 8_500_000, taxable_minor: 100_000 },
  ...{ igst_minor: 0, cess_minor: 0, settled_minor: 0, credited_minor: 0, due_minor: 100_000 },
  ...{ paid_date: null, written_off_on: null, write_off_reason: null, po_number: null },
  ...{ under_lut: true, with_igst: false, port_code: null, shipping_bill: null },
  ...{ shipping_bill_date: null, needs_edf: true, terms: null, payments: [] },
  rows: [{ description: 'Design of a website', code: '998391' }],
  ...change,
})

/** A payment of it, which may be part of a larger remittance. */
export const exportPaymentRow = (amount_minor: number, change: object = {}) => ({
  ...{ id: `00000000-0000-4000-8000-0000000${amount_minor}`, receipt_id: null, amount_minor },
  ...{ paid_on: '2026-11-20', tds_minor: 0, reference: 'UTR9', remitted_minor: amount_minor },
  ...{ before_minor: 0, remittance: null },
  ...change,
})

export const remittanceRow = {
  ...{ bank_advice: 'ADV-1', irm_number: 'IRM-1', fira_number: 'FIRA-1', fira_file: 'fira.pdf' },
  ...{ purpose_code: 'P0802', rupees_minor: 3_440_000, charges_minor: 59_000 },
}

export const termsRow = {
  ...{ realise_by: null, lut_paid_by: null, net_minor: null, contract_number: 'C 1' },
  ...{ contract_date: null, remarks: null, closed_on: null, closing_note: null },
}

export const exportYearRow = (invoices: object[], months: object[] = []) => ({
  ...{ count: invoices.length, months, invoices },
})
