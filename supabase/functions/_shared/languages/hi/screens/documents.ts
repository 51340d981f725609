import type { Language } from '#languages/areas.ts'
import { icu } from '#languages/icu.ts'

export const documents: Language['documents'] = {
  tabs: {
    label: 'सूचियाँ',
    invoices: 'इनवॉइस',
    estimates: 'एस्टीमेट',
    proformas: 'प्रोफ़ॉर्मा',
    challans: 'चालान',
    recurring: 'आवर्ती इनवॉइस',
  },
  estimateStates: {
    issued: 'नहीं भेजा',
    sent: 'भेजा',
    paid: 'भुगतान हो गया',
    accepted: 'मंज़ूर',
    declined: 'नामंज़ूर',
    expired: 'समय निकल गया',
    converted: 'इनवॉइस बना',
    cancelled: 'रद्द',
    draft: 'ड्राफ़्ट',
  },
  makeRecurring: 'आवर्ती इनवॉइस बनाएँ',
  sameGstin: icu('<link>{name}</link> का भी यही GSTIN है। अगर दोनों एक हैं, तो उन्हें मिलाएँ।'),
}
