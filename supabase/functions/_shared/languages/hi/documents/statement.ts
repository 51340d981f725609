import type { DocumentCatalogue } from '#languages/document-catalogue.ts'
import { methodOf } from './methods.ts'

/** A debit and a credit are called as in the passbook of a bank. */
export const statement: DocumentCatalogue['statement'] = {
  labels: {
    statement: 'खाते का स्टेटमेंट',
    statementOfAccount: 'खाते का स्टेटमेंट',
    what: 'विवरण',
    date: 'तारीख',
    charged: 'नामे',
    settled: 'चुकता',
    balance: 'बकाया',
    nothing: 'खाते में कोई लेन-देन नहीं हुआ।',
    openingBalance: 'शुरुआती बकाया',
    invoiced: 'इनवॉइस की रकम',
    inYourFavour: 'आपके खाते में जमा',
    givenBack: 'लौटाई रकम',
    writtenOff: 'बट्टे खाते में',
    notDue: 'समय बाकी है',
    late30: '1–30 दिन',
    late60: '31–60 दिन',
    late90: '61–90 दिन',
    lateOver: '90 दिन से ज़्यादा',
  },
  period: (firstDay, lastDay) => `${firstDay} से ${lastDay} तक`,
  payment: (by, number) =>
    ['भुगतान', by && `${methodOf(by)} से`, number && `${number} के लिए`].filter(Boolean).join(' '),
  withTds: (amount) => `${amount} TDS सहित`,
  withAdvance: (amount) => `इसमें ${amount} एडवांस`,
}
