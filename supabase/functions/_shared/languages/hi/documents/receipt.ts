import type { DocumentCatalogue } from '#languages/document-catalogue.ts'

export const receipt: DocumentCatalogue['receipt'] = {
  labels: {
    receipt: 'रसीद',
    receivedFrom: 'किससे मिला',
    invoiceDate: 'इनवॉइस की तारीख',
    paidOn: 'भुगतान की तारीख',
    payment: 'भुगतान',
    from: 'भेजने वाले',
    received: 'मिला',
    tds: 'TDS',
    amount: 'रकम',
  },
  earlier: (count) => `पहले के ${count} भुगतान`,
  forDocument: (name) => `रसीद: ${name}`,
  totalOf: (kind, number) => `${kind} ${number} का कुल`,
}
