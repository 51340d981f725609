import type { DocumentCatalogue } from '#languages/document-catalogue.ts'

export const titles: DocumentCatalogue['titles'] = {
  invoice: 'इनवॉइस',
  taxInvoice: 'कर बीजक',
  invoiceCumBill: 'बीजक सह पूर्ति बिल',
  bill_of_supply: 'पूर्ति बिल',
  credit_note: 'क्रेडिट नोट',
  debit_note: 'डेबिट नोट',
  estimate: 'एस्टीमेट',
  receipt_voucher: 'रसीद वाउचर',
  refund_voucher: 'रिफ़ंड वाउचर',
  proforma_invoice: 'प्रोफ़ॉर्मा इनवॉइस',
  delivery_challan: 'डिलीवरी चालान',
  job_work_challan: 'डिलीवरी चालान',
  approval_challan: 'डिलीवरी चालान',
  originalForRecipient: 'ग्राहक के लिए मूल प्रति',
  duplicateForTransporter: 'ट्रांसपोर्टर के लिए दूसरी प्रति',
  duplicateForSupplier: 'विक्रेता के लिए दूसरी प्रति',
  triplicateForSupplier: 'विक्रेता के लिए तीसरी प्रति',
  originalForConsignee: 'माल पाने वाले के लिए मूल प्रति',
  triplicateForConsigner: 'माल भेजने वाले के लिए तीसरी प्रति',
}
