import type { Export, ExportPayment } from '#domain/exports/export.ts'

/** An unpaid invoice of 1,000 US dollars for services, under a letter of undertaking. */
export const exported = (change: Partial<Export> = {}): Export => ({
  ...{ id: 'e-1', number: 'INV/26-27/0007', issueDate: '2026-10-15' },
  ...{ clientName: 'Acme Corp', address: '1 Main Street, Austin', country: 'US' },
  ...{ currency: 'USD', exchangeRate: 85, totalMinor: 1_000_00, totalInrMinor: 85_000_00 },
  ...{ taxableMinor: 1_000_00, igstMinor: 0, cessMinor: 0 },
  ...{ settledMinor: 0, creditedMinor: 0, dueMinor: 1_000_00, paidDate: null },
  ...{ writtenOffOn: null, writeOffReason: null, poNumber: null },
  ...{ underLut: true, withIgst: false, needsEdf: true },
  ...{ portCode: null, shippingBill: null, shippingBillDate: null },
  rows: [{ description: 'Design of a website', code: '998391' }],
  ...{ terms: null, payments: [] },
  ...change,
})

/** A payment with nothing said of it, alone in its remittance. */
export const exportPayment = (
  amountMinor: number,
  change: Partial<ExportPayment> = {},
): ExportPayment => ({
  ...{ id: `p-${amountMinor}`, receiptId: null, paidOn: '2026-11-20', amountMinor, tdsMinor: 0 },
  ...{ reference: null, remittedMinor: amountMinor, beforeMinor: 0, remittance: null },
  ...change,
})

export const noTerms = {
  ...{ realiseBy: null, lutPaidBy: null, netMinor: null, contractNumber: null },
  ...{ contractDate: null, remarks: null, closedOn: null, closingNote: null },
}

/** What a bank says that credited so much, and kept so much. */
export const remitted = (rupeesMinor: number, chargesMinor: number | null = null) => ({
  ...{ bankAdvice: 'ADV-1', irmNumber: 'IRM-1', firaNumber: 'FIRA-1', firaFile: 'fira.pdf' },
  ...{ purposeCode: 'P0802', rupeesMinor, chargesMinor },
})
