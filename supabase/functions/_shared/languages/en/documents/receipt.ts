/** The texts that a receipt adds to its invoice, on paper. */
export const receipt = {
  labels: {
    receipt: 'Receipt',
    receivedFrom: 'Received From',
    invoiceDate: 'Invoice Date',
    paidOn: 'Paid on',
    payment: 'Payment',
    from: 'From',
    received: 'Received',
    tds: 'TDS',
    amount: 'Amount',
  },
  /** Joins many earlier payments into one row. */
  earlier: (payments: number) => `${payments} earlier payments`,
  forDocument: (name: string) => `Receipt for ${name}`,
  /** "Total of invoice INV/26-27/0001"; the kind as it begins a line. */
  totalOf: (kind: string, number: string) => `Total of ${kind.toLowerCase()} ${number}`,
}
