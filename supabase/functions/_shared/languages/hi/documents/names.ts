import type { DocumentKind } from '#domain/document/kinds.ts'
import type { DocumentCatalogue } from '#languages/document-catalogue.ts'

export const kinds: DocumentCatalogue['kinds'] = {
  invoice: 'इनवॉइस',
  bill_of_supply: 'बिल ऑफ़ सप्लाई',
  credit_note: 'क्रेडिट नोट',
  debit_note: 'डेबिट नोट',
  estimate: 'एस्टीमेट',
  receipt_voucher: 'रसीद वाउचर',
  refund_voucher: 'रिफ़ंड वाउचर',
  proforma_invoice: 'प्रोफ़ॉर्मा इनवॉइस',
  delivery_challan: 'डिलीवरी चालान',
  job_work_challan: 'डिलीवरी चालान',
  approval_challan: 'डिलीवरी चालान',
}

export const nameOf = (kind: DocumentKind) => kinds[kind]

/** Sentences call each bill an invoice. */
export const nounOf = (kind: DocumentKind) =>
  kind === 'bill_of_supply' ? kinds.invoice : kinds[kind]

export const statuses: DocumentCatalogue['statuses'] = {
  PAID: 'चुकता',
  UNPAID: 'भुगतान बाकी',
  'PARTLY PAID': 'अधूरा भुगतान',
  OVERDUE: 'देरी',
  CANCELLED: 'रद्द',
}
