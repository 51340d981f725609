import { detailRow, invoiceId } from './invoice-rows.ts'

/** An answer of `preview_credit_note`: ₹1,000.00 and the tax within a State. */
export const creditSums = {
  taxes: [
    {
      gst_rate: 1_800,
      taxable_minor: 100_000,
      cgst_minor: 9_000,
      sgst_minor: 9_000,
      igst_minor: 0,
      cess_minor: 0,
    },
  ],
  taxable_minor: 100_000,
  cgst_minor: 9_000,
  sgst_minor: 9_000,
  igst_minor: 0,
  cess_minor: 0,
  round_off_minor: 0,
  total_minor: 118_000,
}

/** A credit note of ₹1,180.00 against the first invoice. */
export const creditNoteRow = (changes: object = {}) =>
  detailRow({
    id: invoiceId(70),
    number: 'CN/26-27/0001',
    kind: 'credit_note',
    status: 'PAID',
    settled_minor: 0,
    balance_minor: 0,
    total_minor: 118_000,
    total_inr_minor: 118_000,
    due_date: '2026-11-20',
    credit_reason: 'Fewer hours',
    original: {
      id: invoiceId(1),
      number: 'INV/26-27/0001',
      issue_date: '2026-11-20',
      kind: 'invoice',
    },
    ...changes,
  })

/** A debit note of ₹1,180.00 against the same. */
export const debitNoteRow = (changes: object = {}) =>
  creditNoteRow({
    id: invoiceId(71),
    number: 'DN/26-27/0001',
    kind: 'debit_note',
    status: 'UNPAID',
    balance_minor: 118_000,
    due_date: '2990-12-20',
    credit_reason: 'The rate was too low',
    ...changes,
  })
