import { hindiMethod } from './hindi-methods.ts'
import type { StatementLabel, StatementWords } from './statement-words.ts'

/** A debit and a credit are called as in the passbook of a bank. */
const labels: Record<StatementLabel, string> = {
  Statement: 'खाते का विवरण',
  'Statement of account': 'खाते का विवरण',
  From: 'कब से',
  Until: 'कब तक',
  What: 'विवरण',
  Date: 'तारीख',
  Charged: 'नामे',
  Received: 'जमा',
  Balance: 'बकाया',
  'Nothing moved the account.': 'खाते में कोई लेन-देन नहीं हुआ।',
  'Opening balance': 'शुरुआती बकाया',
  Invoiced: 'इनवॉइस की रकम',
  'In your favour': 'आपके खाते में जमा',
  'Given back': 'लौटाई रकम',
  'Written off': 'बट्टे खाते में',
}

export const hindiStatement: Required<StatementWords> = {
  say: (text) => labels[text],
  period: (firstDay, lastDay) => `${firstDay} से ${lastDay} तक`,
  payment: (by, number) =>
    ['भुगतान', by && `${hindiMethod(by)} से`, number && `${number} के लिए`].filter(Boolean).join(' '),
  withTds: (amount) => `${amount} टीडीएस सहित`,
  mail: {
    opening: (period, state) => `यह रहा आपके खाते का ${period} का विवरण, जिसके हिसाब से ${state}`,
    nothingLeft: 'कुछ भी बकाया नहीं है',
    owed: (amount) => `${amount} बकाया हैं`,
    inFavour: (amount) => `${amount} आपके खाते में जमा हैं`,
    tellUs: 'अगर इसमें कुछ आपके हिसाब से मेल न खाए, तो कृपया हमें बताएँ।',
    view: 'खाते का विवरण देखें',
  },
  page: {
    account: 'खाता',
    asOf: (lastDay, today) =>
      `${lastDay} तक का हिसाब। आज (${today}) तक जो भी दर्ज हुआ है, वह इसमें शामिल है।`,
    questions: 'इस विवरण के बारे में कोई सवाल? यहाँ लिखें:',
    withdrawn: 'खाते का यह विवरण वापस ले लिया गया है',
    askOf: (seller) =>
      `${seller} ने इसे वापस ले लिया है। अपने खाते के बारे में कोई सवाल हो, तो कृपया ${seller} से पूछें।`,
    tooLong: 'खाते का यह विवरण दिखाने के लिए बहुत लंबा है',
    askForLess: (seller) =>
      `इन दिनों में अब 2,000 से ज़्यादा लाइनें हैं। कृपया ${seller} से कम दिनों का विवरण माँगें।`,
    resting: 'यह लिंक अभी बंद है',
    askResting: (seller) =>
      `${seller} अभी यहाँ कुछ नहीं दिखाते। अपने खाते के बारे में कोई सवाल हो, तो कृपया ${seller} से पूछें।`,
    notFound: 'खाते का विवरण नहीं मिला',
    askSender:
      'यह लिंक खाते के किसी विवरण पर नहीं ले जाता। हो सकता है कि लिंक अधूरा हो: जिसने भेजा, कृपया उनसे नया लिंक माँगें।',
    failed: 'खाते का विवरण नहीं खुल सका',
  },
}
