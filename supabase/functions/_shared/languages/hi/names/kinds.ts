import type { kinds as english } from '#languages/en/names/kinds.ts'
import type { Words } from '#languages/words.ts'

export const kinds: Words<typeof english> = {
  names: {
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
  },
}
