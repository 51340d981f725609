import { daysBetween } from '#domain/dates.ts'
import type { DocumentCatalogue } from '#languages/document-catalogue.ts'
import { day } from './days.ts'
import { labels as sheetLabels } from './labels.ts'
import { nameOf, nounOf } from './names.ts'

const labels: DocumentCatalogue['mail']['labels'] = {
  thanks: 'धन्यवाद,',
  answerThere: 'आप वहीं इसे मंज़ूर या नामंज़ूर कर सकते हैं।',
  ignoreIfPaid: 'अगर आप भुगतान कर चुके हैं, तो इस संदेश पर ध्यान न दें।',
  viewAndAnswer: 'देखें और जवाब दें',
  viewAndPay: 'देखें और भुगतान करें',
  toPayNext: 'अभी देना है',
  receipt: 'रसीद',
  received: 'मिला',
  paidOn: 'भुगतान की तारीख',
  method: 'तरीका',
  reference: 'रेफ़रेंस',
  linkLeftOut: '(लिंक हटाया गया)',
  paidInFull: 'पूरा भुगतान हो गया',
  keptForNext: 'आपके अगले इनवॉइस के लिए जमा',
  inAdvance: 'एडवांस',
}

export const mail: DocumentCatalogue['mail'] = {
  labels,
  stop: '।',
  hello: (name) => `नमस्ते ${name},`,
  called: ({ kind, number }) => `${nameOf(kind)} ${number}`,
  estimate: (called, amount, until) => `यह रहा ${called}, रकम ${amount}, ${until} तक मान्य`,
  note: (called, amount, original) => {
    const against = original ? `, ${nounOf(original.kind)} ${original.number} पर` : ''
    return `यह रहा ${called}, रकम ${amount}${against}`
  },
  invoice: (called, amount, state) => `यह रहा ${called}, रकम ${amount}, ${state}`,
  done: (headline) => sheetLabels[headline],
  dueOn: (until) => `भुगतान ${until} तक करना है`,
  partDueOn: (asked, until, isRest) =>
    `जिसमें से ${asked} का भुगतान ${isRest ? 'अभी ' : ''}${until} तक करना है`,
  reminder: (called, asked, due) => `एक छोटा-सा रिमाइंडर: ${called} के ${asked} का भुगतान ${due}`,
  due: (dueDate, today) => {
    const left = daysBetween(today, dueDate)
    const until = day(dueDate)
    if (left === 0) return 'आज करना है'
    if (left === 1) return `कल (${until}) तक करना है`
    if (left > 1) return `${left} दिन में (${until} तक) करना है`
    return `${-left} दिन से बकाया है (${until} तक करना था)`
  },
  reminderSubject: (subject) => `रिमाइंडर: ${subject}`,
  upi: (label, amount, vpa) => `${label}: ${vpa} पर ${amount}`,
  view: (kind) => `${nounOf(kind)} देखें`,
  why: (kind, seller) => {
    const what =
      kind === 'statement'
        ? 'के साथ आपके खाते के स्टेटमेंट'
        : kind === 'receipt'
          ? `की ${labels.receipt}`
          : `के ${nounOf(kind)}`
    return `यह ईमेल ${seller} ${what} के बारे में है।`
  },
  stopHere: 'ऐसे ईमेल और नहीं चाहिए तो:',
  received: (amount, tds) => (tds === null ? amount : `${amount} और ${tds}`),
  receiptSubject: (paid, whatFor) => `रसीद: ${paid}, ${whatFor}`,
  forInvoices: (numbers) =>
    numbers.length === 1 ? `इनवॉइस ${numbers[0]}` : `${numbers.length} इनवॉइस`,
  thanks: (paid, on) => `${on} को ${paid} के भुगतान के लिए धन्यवाद। यह उसकी रसीद है।`,
  invoiceNumber: (number) => `इनवॉइस ${number}`,
  stillDue: (amount) => `${amount} अभी बकाया`,
}
