import type { standings as english } from '#languages/en/names/standings.ts'
import type { Words } from '#languages/words.ts'

export const standings: Words<typeof english> = {
  documents: {
    DRAFT: 'ड्राफ़्ट',
    PAID: 'चुकता',
    UNPAID: 'भुगतान बाकी',
    'PARTLY PAID': 'अधूरा भुगतान',
    OVERDUE: 'देरी',
    CANCELLED: 'रद्द',
    'WRITTEN OFF': 'बट्टे खाते में',
    CREDITED: 'क्रेडिट किया',
    'REFUND DUE': 'लौटाना है',
    REFUNDED: 'लौटाया',
    RECEIVED: 'मिला',
  },
  forerunners: {
    issued: 'नहीं भेजा',
    sent: 'भेजा',
    accepted: 'मंज़ूर',
    declined: 'नामंज़ूर',
    expired: 'समय निकल गया',
    paid: 'चुकता',
    converted: 'इनवॉइस बना',
    cancelled: 'रद्द',
  },
}
