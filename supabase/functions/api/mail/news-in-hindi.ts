import type { PlainDate } from '#domain/dates.ts'
import { hindi } from '#domain/language/hindi.ts'
import type { NewsWords } from './news-words.ts'

const format = (options: Intl.DateTimeFormatOptions) => (day: PlainDate) =>
  new Intl.DateTimeFormat('hi-IN-u-nu-latn', { ...options, timeZone: 'UTC' }).format(new Date(day))

export const newsInHindi: NewsWords = {
  lang: 'hi',
  choosing: 'कौन-से ईमेल आएँ, यह आप तय करते हैं: सेटिंग, सूचनाएँ।',
  linkLeftOut: '(लिंक हटाया गया)',
  day: hindi.day,
  month: format({ month: 'long', year: 'numeric' }),
  monthName: format({ month: 'long' }),
  method: hindi.method,
  note: 'नोट',
  name: 'नाम',
  hello: (name) => `नमस्ते ${name},`,

  claimed: (client, amount) => `${client} ने बताया है कि ${amount} दे दिए`,
  claimWords: (claimed, number) =>
    `${claimed}, इनवॉइस ${number} के लिए।\n\nअभी कुछ जोड़ा नहीं गया है। अपना खाता देखें, फिर इसकी पुष्टि करें या इसे अस्वीकार करें।`,
  invoice: (number) => `इनवॉइस ${number}`,
  reported: 'इतना दिया, ग्राहक के मुताबिक',
  paidBy: 'तरीका',
  reference: 'रेफ़रेंस',
  confirm: 'पुष्टि करें या अस्वीकार करें',

  answered: (client, number, accepted) =>
    `${client} ने एस्टीमेट ${number} ${accepted ? 'मंज़ूर' : 'नामंज़ूर'} किया`,
  answerWords: (answered, total) => `${answered}, रकम ${total}।`,
  estimate: (number) => `एस्टीमेट ${number}`,
  accepted: 'मंज़ूर',
  declined: 'नामंज़ूर',
  makeInvoice: 'इनवॉइस बनाएँ',
  viewEstimate: 'एस्टीमेट देखें',

  leavingSubject: (day) => `आपका अकाउंट ${day} को मिटाया जाएगा`,
  leaving: (day) => [
    `आपका अकाउंट और उसके सारे इनवॉइस मिटाने को कहा गया है। ${day} को सब कुछ हमेशा के लिए मिट जाएगा। तब तक इससे कोई मेल नहीं जाएगा, और आपके ग्राहकों के लिंक बंद रहेंगे।`,
    'इसे रखना हो, तो उस दिन से पहले लॉग इन करें: किसी भी लॉग इन से यह रुक जाता है। अगर यह आपने नहीं कहा था, तो तब दूसरा पासवर्ड चुन लें।',
  ],
  account: 'आपका अकाउंट',
  erasedOn: 'मिटने का दिन',
  keep: 'लॉग इन करके रोकें',
  leavingFoot: 'अकाउंट मिटाने की बात होने पर यह ईमेल हमेशा आता है।',

  summarySubject: (month, invoiced, received) => `${month}: ${invoiced} के इनवॉइस, ${received} मिले`,
  summary: (month, business) => `${business} के लिए ${month} ऐसा रहा।`,
  overdue: (count) => `${count} इनवॉइस का समय निकल चुका है। याद दिलाने में बस एक मिनट लगता है।`,
  nothingOverdue: 'किसी इनवॉइस का समय नहीं निकला है।',
  invoiced: 'इनवॉइस की रकम',
  invoicedIn: (month) => `${month} में`,
  invoices: 'इनवॉइस',
  received: 'मिला',
  credited: 'क्रेडिट किया',
  owed: 'आज आपका बकाया',
  ages: ['इसमें अभी समय बाकी', '1 से 30 दिन की देर', '31 से 60 दिन की देर', 'इससे ज़्यादा देर'],
  inNoSum: 'किसी जोड़ में नहीं',
  withoutRate: (count) => `${count} इनवॉइस, जिनकी विनिमय दर नहीं है`,
  columns: ['इनवॉइस', 'ग्राहक', 'देर', 'बकाया'],
  daysLate: (days) => `${days} दिन`,
  seeOverdue: 'देखें, किसका समय निकला है',
  openDashboard: 'डैशबोर्ड खोलें',
}
