import { dayAs, daysBetween, type PlainDate } from '../dates.ts'
import type { KindWord } from '../document/kind-questions.ts'
import { type DocumentKind, kinds } from '../document/kinds.ts'
import type { Language } from './english.ts'
import { hindiMethod } from './hindi-methods.ts'
import { hindiStates } from './hindi-places.ts'
import { hindiStatement } from './hindi-statement.ts'
import { amountInHindi } from './hindi-words.ts'
import type { Label } from './labels.ts'
import type { MailLabel } from './mail-words.ts'
import type { PageField, PageLabel, PageRefusal } from './page-words.ts'
import type { ReceiptLabel } from './receipt-words.ts'

// As people in small businesses speak. What the law gives in English words (`document/view/endorsements.ts`) is in no catalogue.

const labels: Record<Label, string> = {
  Invoice: 'इनवॉइस',
  'Bill of supply': 'बिल ऑफ़ सप्लाई',
  'Credit note': 'क्रेडिट नोट',
  'Debit note': 'डेबिट नोट',
  'Proforma invoice': 'प्रोफ़ॉर्मा इनवॉइस',
  'Delivery challan': 'डिलीवरी चालान',
  Estimate: 'एस्टीमेट',
  'Receipt voucher': 'रसीद वाउचर',
  'Refund voucher': 'रिफ़ंड वाउचर',
  'Tax Invoice': 'कर बीजक',
  'Invoice-cum-bill of supply': 'बीजक सह पूर्ति बिल',
  'Bill of Supply': 'पूर्ति बिल',
  'Credit Note': 'क्रेडिट नोट',
  'Debit Note': 'डेबिट नोट',
  'Receipt Voucher': 'रसीद वाउचर',
  'Refund Voucher': 'रिफ़ंड वाउचर',
  'Proforma Invoice': 'प्रोफ़ॉर्मा इनवॉइस',
  'Delivery Challan': 'डिलीवरी चालान',
  PAID: 'भुगतान हो गया',
  UNPAID: 'भुगतान बाकी',
  'PARTLY PAID': 'अधूरा भुगतान',
  OVERDUE: 'भुगतान में देरी',
  CANCELLED: 'रद्द',
  Status: 'स्थिति',
  'Payment status': 'भुगतान की स्थिति',
  'For your approval': 'आपकी मंज़ूरी के लिए',
  'Original for recipient': 'ग्राहक के लिए मूल प्रति',
  'Duplicate for transporter': 'ट्रांसपोर्टर के लिए दूसरी प्रति',
  'Duplicate for supplier': 'विक्रेता के लिए दूसरी प्रति',
  'Triplicate for supplier': 'विक्रेता के लिए तीसरी प्रति',
  'Original for consignee': 'माल पाने वाले के लिए मूल प्रति',
  'Triplicate for consigner': 'माल भेजने वाले के लिए तीसरी प्रति',
  From: 'भेजने वाले',
  For: 'किसके लिए',
  'Bill From': 'विक्रेता',
  'Bill To': 'ग्राहक',
  'Deliver To': 'डिलीवरी का पता',
  'Issue Date': 'तारीख',
  'Received On': 'मिलने की तारीख',
  'Due Date': 'आखिरी तारीख',
  'Next Part Due': 'अगली किस्त',
  'Valid Until': 'कब तक मान्य',
  'PO Number': 'पीओ नंबर',
  Credit: 'क्रेडिट',
  'Advance received': 'मिला हुआ एडवांस',
  'Advance given back': 'लौटाया हुआ एडवांस',
  Total: 'कुल',
  'Balance due': 'बकाया',
  'Paid in full': 'पूरा भुगतान हो गया',
  'Settled in full': 'पूरा हिसाब चुकता',
  'Credited in full': 'पूरा क्रेडिट हो गया',
  Received: 'मिला',
  TDS: 'टीडीएस',
  Credited: 'क्रेडिट',
  Refunded: 'लौटाया',
  'To be refunded': 'लौटाना है',
  'No items found': 'कोई आइटम नहीं',
  Description: 'विवरण',
  'HSN/SAC': 'HSN/SAC',
  Qty: 'मात्रा',
  Rate: 'दर',
  'Rate incl. tax': 'कर सहित दर',
  Discount: 'छूट',
  Amount: 'रकम',
  'Taxable value': 'कर योग्य मूल्य',
  Value: 'मूल्य',
  Nil: 'निल',
  Exempt: 'कर मुक्त',
  'Non-GST': 'GST से बाहर',
  Subtotal: 'जोड़',
  'Value before tax': 'कर से पहले मूल्य',
  'Round-off': 'राउंड-ऑफ़',
  GST: 'GST',
  CGST: 'CGST',
  SGST: 'SGST',
  UTGST: 'UTGST',
  IGST: 'IGST',
  Cess: 'सेस',
  'Tax by rate': 'दर के अनुसार कर',
  'Tax that the recipient pays': 'ग्राहक जो कर देगा',
  Sum: 'जोड़',
  Part: 'किस्त',
  Due: 'तारीख',
  Paid: 'भुगतान',
  Settled: 'चुकता',
  Reason: 'वजह',
  'Job work': 'जॉब वर्क',
  'Supply on approval': 'मंज़ूरी पर माल',
  'Other than by way of supply': 'सप्लाई के अलावा',
  'Place of supply': 'आपूर्ति का स्थान',
  'Not known yet: inter-State': 'अभी पता नहीं: अंतर-राज्यीय',
  Destination: 'गंतव्य देश',
  'Reverse charge': 'रिवर्स चार्ज',
  Yes: 'हाँ',
  No: 'नहीं',
  LUT: 'LUT',
  'Port code': 'पोर्ट कोड',
  'Shipping bill': 'शिपिंग बिल',
  'Pay by UPI': 'UPI से भुगतान',
  'Scan with any UPI app': 'किसी भी UPI ऐप से स्कैन करें',
  'Pay by bank transfer': 'बैंक ट्रांसफ़र से भुगतान',
  'Account holder': 'खाताधारक',
  'Account number': 'खाता नंबर',
  IFSC: 'IFSC',
  Bank: 'बैंक',
  SWIFT: 'SWIFT',
  'Exchange rate': 'विनिमय दर',
  'Advance used': 'एडवांस से',
  'Payment method': 'भुगतान का तरीका',
  'Paid Date': 'भुगतान कब हुआ',
  Notes: 'नोट',
  'Authorised signatory': 'अधिकृत हस्ताक्षर',
}

const nameOf = (kind: DocumentKind) => labels[kinds[kind].name]
const nounOf = (kind: DocumentKind) => labels[kinds[kind].noun]

const places = new Map<string, string>(Object.entries(hindiStates))

let days: Intl.DateTimeFormat | undefined
/** "18 नवंबर 2026". */
function day(value: PlainDate): string {
  days ??= new Intl.DateTimeFormat('hi-IN-u-nu-latn', { dateStyle: 'long', timeZone: 'UTC' })
  const { format } = days
  return dayAs((it) => format(new Date(it)), value)
}

let countries: Intl.DisplayNames | undefined
function country(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  countries ??= new Intl.DisplayNames('hi', { type: 'region' })
  return countries.of(code) ?? code
}

const mailLabels: Record<MailLabel, string> = {
  'Thank you,': 'धन्यवाद,',
  'You can accept or decline it there.': 'आप वहीं इसे मंज़ूर या नामंज़ूर कर सकते हैं।',
  'If you have already paid, please ignore this message.':
    'अगर आप भुगतान कर चुके हैं, तो इस संदेश पर ध्यान न दें।',
  'View and answer': 'देखें और जवाब दें',
  'View and pay': 'देखें और भुगतान करें',
  'To pay next': 'अभी देना है',
  Receipt: 'रसीद',
  Received: 'मिला',
  'Paid on': 'भुगतान की तारीख',
  Method: 'तरीका',
  Reference: 'रेफ़रेंस',
  '(link left out)': '(लिंक हटाया गया)',
  'paid in full': 'पूरा भुगतान हो गया',
  'Kept for your next invoice': 'आपके अगले इनवॉइस के लिए जमा',
  'in advance': 'एडवांस',
}

const receiptLabels: Record<ReceiptLabel, string> = {
  Receipt: 'रसीद',
  'Received From': 'किससे मिला',
  'Invoice Date': 'इनवॉइस की तारीख',
  'Paid on': 'भुगतान की तारीख',
  Payment: 'भुगतान',
  From: 'भेजने वाले',
  Received: 'मिला',
  TDS: 'टीडीएस',
  Amount: 'रकम',
}

const pageLabels: Record<PageLabel, string> = {
  'There is an invoice for this now.': 'अब इसका इनवॉइस बन चुका है।',
  Estimate: 'एस्टीमेट',
  Payment: 'भुगतान',
  'I have paid': 'मैंने भुगतान कर दिया',
  'Report more': 'और भुगतान बताएँ',
  'Show how to pay': 'भुगतान का तरीका देखें',
  Amount: 'रकम',
  'UPI ID': 'UPI ID',
  Copy: 'कॉपी',
  Copied: 'कॉपी हुआ',
  Marked: 'चुन लिया',
  'Download PDF': 'PDF डाउनलोड करें',
  'Download receipt': 'रसीद डाउनलोड करें',
  'Open UPI app': 'UPI ऐप खोलें',
  CANCELLED: labels.CANCELLED,
  'Paid by': 'भुगतान का तरीका',
  UPI: 'UPI',
  'Bank transfer': 'बैंक ट्रांसफ़र',
  'UTR or reference': 'UTR या रेफ़रेंस',
  'For UPI it has 12 digits. Your app shows it with the payment.':
    'UPI में यह 12 अंकों का होता है। आपका ऐप इसे भुगतान के साथ दिखाता है।',
  Note: 'नोट',
  '(optional)': '(ज़रूरी नहीं)',
  Send: 'भेजें',
  'Sending…': 'भेज रहे हैं…',
  Cancel: 'रहने दें',
  'Loading…': 'खुल रहा है…',
  SENT: 'जवाब बाकी',
  ACCEPTED: 'मंज़ूर',
  DECLINED: 'नामंज़ूर',
  EXPIRED: 'समय निकल गया',
  CONVERTED: 'इनवॉइस बना',
  Accept: 'मंज़ूर करें',
  Decline: 'नामंज़ूर करें',
  'Accept this estimate': 'यह एस्टीमेट मंज़ूर करें',
  'Decline this estimate': 'यह एस्टीमेट नामंज़ूर करें',
  'Your name': 'आपका नाम',
  'The invoice could not be loaded': 'इनवॉइस नहीं खुल सका',
  'Please check your connection and try again.': 'कृपया अपना इंटरनेट जाँचें और फिर कोशिश करें।',
  'Try again': 'फिर कोशिश करें',
  'Trying…': 'कोशिश हो रही है…',
  'The form could not be loaded. Please check your connection.':
    'फ़ॉर्म नहीं खुल सका। कृपया अपना इंटरनेट जाँचें।',
  'Reload the page': 'पेज दोबारा खोलें',
  'Please check your connection and reload the page.': 'कृपया अपना इंटरनेट जाँचें और पेज दोबारा खोलें।',
}

const wrong: Record<PageField, string> = {
  amount: 'रकम सही नहीं है: बकाया से ज़्यादा न हो, जैसे 1234.50।',
  reference: 'रेफ़रेंस में 6 से 30 अक्षर या अंक होते हैं।',
  note: 'नोट एक लाइन में और छोटा रखें।',
  name: 'अपना नाम एक लाइन में लिखें।',
  form: 'यह भेजा नहीं जा सका। पेज दोबारा खोलकर कोशिश करें।',
}

const refusals: Record<PageRefusal, string> = {
  'Your message could not be sent. Please try again.':
    'आपका संदेश भेजा नहीं जा सका। कृपया फिर कोशिश करें।',
  'Your earlier message had arrived. Send again only if this is another payment.':
    'आपका पहले का संदेश पहुँच चुका था। दोबारा तभी भेजें, जब यह कोई दूसरा भुगतान हो।',
  'This link has ended, or the invoice was withdrawn. Load this page again: it says what became of it.':
    'यह लिंक बंद हो चुका है, या इनवॉइस वापस ले लिया गया। पेज दोबारा खोलें: वहाँ लिखा है कि क्या हुआ।',
  'Your answer could not be sent. Please try again.':
    'आपका जवाब भेजा नहीं जा सका। कृपया फिर कोशिश करें।',
  'This link has ended, or the estimate was withdrawn.':
    'यह लिंक बंद हो चुका है, या एस्टीमेट वापस ले लिया गया।',
}
const refused = new Map<string, string>(Object.entries(refusals))

const answered = (accepted: boolean, name: string | null, on: string) =>
  `${on} को ${name === null ? '' : `${name} ने `}${accepted ? 'मंज़ूर' : 'नामंज़ूर'} किया${name === null ? ' गया' : ''}`

export const hindi: Language = {
  lang: 'hi-IN',
  say: (text) => labels[text],
  official: (text) => `${labels[text]} · ${text.toUpperCase()}`,
  method: hindiMethod,
  day,
  state: (code) => {
    const name = places.get(code)
    return name === undefined ? code : `${name} (${code})`
  },
  country,
  words: (minor, currency) => [amountInHindi(minor, currency)],
  from: (name, seller) => `${name}, ${seller} की ओर से`,
  signedFor: (seller) => `${seller} के लिए`,
  against: (kind) => `किस ${nounOf(kind)} पर`,
  of: (what, whole) => `${what}, ${whole}`,
  later: (count) => (count === 0 ? 'इनवॉइस के साथ' : `उसके ${count} दिन बाद`),
  inCurrency: (sign) => `${sign} में`,
  pageOf: (at, pages) => `पेज ${at} / ${pages}`,
  receipt: {
    say: (text) => receiptLabels[text],
    earlier: (count) => `पहले के ${count} भुगतान`,
    forDocument: (name) => `रसीद: ${name}`,
    totalOf: (kind, number) => `${kind} ${number} का कुल`,
  },
  statement: hindiStatement,
  mail: {
    say: (text) => mailLabels[text],
    stop: '।',
    hello: (name) => `नमस्ते ${name},`,
    called: ({ kind, number }) => `${nameOf(kind)} ${number}`,
    estimate: (called, amount, until) => `यह रहा ${called}, रकम ${amount}, ${until} तक मान्य`,
    note: (called, amount, original) => {
      const against = original ? `, ${nounOf(original.kind)} ${original.number} पर` : ''
      return `यह रहा ${called}, रकम ${amount}${against}`
    },
    invoice: (called, amount, state) => `यह रहा ${called}, रकम ${amount}, ${state}`,
    done: (headline) => labels[headline],
    dueOn: (until) => `भुगतान ${until} तक करना है`,
    partDueOn: (asked, until, isRest) =>
      `जिसमें से ${asked} का भुगतान ${isRest ? 'अभी ' : ''}${until} तक करना है`,
    reminder: (called, asked, due) => `एक छोटी-सी याद: ${called} के ${asked} का भुगतान ${due}`,
    due: (dueDate, today) => {
      const left = daysBetween(today, dueDate)
      const until = day(dueDate)
      if (left === 0) return 'आज करना है'
      if (left === 1) return `कल (${until}) तक करना है`
      if (left > 1) return `${left} दिन में (${until} तक) करना है`
      return `${-left} दिन से बकाया है (${until} तक करना था)`
    },
    reminderSubject: (subject) => `याद दिलाने के लिए: ${subject}`,
    upi: (label, amount, vpa) => `${label}: ${vpa} पर ${amount}`,
    view: (kind) => `${nounOf(kind)} देखें`,
    why: (noun, seller) => {
      const what =
        noun === 'statement'
          ? 'के साथ आपके खाते के विवरण'
          : noun === 'receipt'
            ? `की ${mailLabels.Receipt}`
            : `के ${nounOf(kindOfWord(noun))}`
      return `यह मेल ${seller} ${what} के बारे में है। ऐसे मेल और नहीं चाहिए तो:`
    },
    received: (amount, tds) => (tds === null ? amount : `${amount} और ${tds}`),
    receiptSubject: (paid, whatFor) => `रसीद: ${paid}, ${whatFor}`,
    forInvoices: (numbers) =>
      numbers.length === 1 ? `इनवॉइस ${numbers[0]}` : `${numbers.length} इनवॉइस`,
    thanks: (paid, on) => `${on} को ${paid} के भुगतान के लिए धन्यवाद। यह उसकी रसीद है।`,
    invoiceNumber: (number) => `इनवॉइस ${number}`,
    stillDue: (amount) => `${amount} अभी बकाया`,
  },
  page: {
    say: (text) => pageLabels[text],
    from: (seller) => `${seller} की ओर से`,
    questions: (kind) => `इस ${nounOf(kind)} के बारे में कोई सवाल? यहाँ लिखें:`,
    straight: (seller) => `भुगतान सीधे ${seller} को जाता है।`,
    askHow: (seller) => `भुगतान कैसे करें, यह ${seller} से पूछें:`,
    copy: (label) => `${label} कॉपी करें`,
    qr: (amount, vpa) => `QR कोड: UPI ऐप से ${vpa} को ${amount} दें`,
    filledIn: (hint) => `${hint}। रकम पहले से भरी है।`,
    due: (until, left) => {
      if (left < 0) return `${-left} दिन से बकाया · तारीख ${until} थी`
      return left === 0 ? `आज तक भुगतान करना है, ${until}` : `${until} तक भुगतान करना है`
    },
    paid: (on, by) => {
      const paid = on === null ? labels.PAID : `${on} को भुगतान हो गया`
      return by === null ? paid : `${paid}, ${hindiMethod(by)} से`
    },
    against: (kind, number) => `${nounOf(kind)} ${number} पर`,
    part: (settled, total, withTds) => `${total} में से ${settled} ${withTds ? 'चुकता' : 'मिले'}`,
    claimed: (on, seller) => [
      `आपने ${on} को बताया कि आपने`,
      ` का भुगतान किया। पैसे आने पर ${seller} इसकी पुष्टि करेंगे।`,
    ],
    claim: {
      tell: (seller) => `${seller} को बताएँ कि आपने भुगतान कर दिया`,
      amountIn: (sign) => `रकम (${sign})`,
    },
    estimate: {
      validUntil: (until) => `${until} तक मान्य`,
      expired: (until, seller) =>
        `यह ${until} तक मान्य था, अब यहाँ जवाब नहीं दिया जा सकता। नए के लिए ${seller} से कहें।`,
      converted: (seller) => `${seller} ने इसका इनवॉइस बना दिया है।`,
      answered: (accepted, name, on, seller) =>
        `${answered(accepted, name, on)}। ${seller} को पता है।`,
      answeredByFile: (accepted, name, on, seller) =>
        `${seller} की वापस लाई गई फ़ाइल के अनुसार ${answered(accepted, name, on)}।`,
      answeredOnce: (seller) => `${seller} देखेंगे कि किसने जवाब दिया। जवाब एक ही बार दिया जा सकता है।`,
    },
    madeWith: ['', ' से बना, पेशेवर इनवॉइसिंग'],
    gone: {
      withdrawn: (kind, number) => `${nounOf(kind)} ${number} वापस ले लिया गया है`,
      askOf: (kind, seller) => {
        const noun = nounOf(kind)
        return noun === labels.Invoice
          ? `${seller} ने यह ${noun} वापस ले लिया है, इसलिए कृपया इसका भुगतान न करें। अगर आप भुगतान कर चुके हैं या कोई सवाल है, तो कृपया ${seller} से पूछें।`
          : `${seller} ने यह ${noun} वापस ले लिया है। कोई सवाल हो, तो कृपया ${seller} से पूछें।`
      },
      replaced: ['इसकी जगह अब ', ' है।'],
      resting: 'यह लिंक अभी बंद है',
      askResting: (seller) =>
        `${seller} अभी यहाँ कुछ नहीं दिखाते। भुगतान करना हो या कोई सवाल हो, तो कृपया ${seller} से पूछें।`,
      notFound: 'इनवॉइस नहीं मिला',
      askSender:
        'यह लिंक किसी इनवॉइस पर नहीं ले जाता। हो सकता है कि लिंक अधूरा हो, या जिसने भेजा उसने इसे बदल या बंद कर दिया हो। कृपया उनसे नया लिंक माँगें।',
    },
    wrong: (field, text) => refused.get(text) ?? wrong[field],
  },
}

function kindOfWord(noun: KindWord): DocumentKind {
  return noun.replace(' ', '_') as DocumentKind
}
