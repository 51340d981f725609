/**
 * The titles of documents by their kinds, and the marks of copies. Where the law gives the words, other languages have the
 * English ones beside their own.
 */
export const titles = {
  invoice: 'Invoice',
  taxInvoice: 'Tax Invoice',
  invoiceCumBill: 'Invoice-cum-bill of supply',
  bill_of_supply: 'Bill of Supply',
  credit_note: 'Credit Note',
  debit_note: 'Debit Note',
  estimate: 'Estimate',
  receipt_voucher: 'Receipt Voucher',
  refund_voucher: 'Refund Voucher',
  proforma_invoice: 'Proforma Invoice',
  delivery_challan: 'Delivery Challan',
  job_work_challan: 'Delivery Challan',
  approval_challan: 'Delivery Challan',
  originalForRecipient: 'Original for recipient',
  duplicateForTransporter: 'Duplicate for transporter',
  duplicateForSupplier: 'Duplicate for supplier',
  triplicateForSupplier: 'Triplicate for supplier',
  originalForConsignee: 'Original for consignee',
  triplicateForConsigner: 'Triplicate for consigner',
}

export type Title = keyof typeof titles

/** As the law asks for it. */
export const inCapitals = (title: Title): string => titles[title].toUpperCase()
