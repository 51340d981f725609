import type { PlainDate } from '#domain/dates.ts'
import type { NewsWords } from '#languages/listed.ts'
import { day } from '../documents/days.ts'
import { methodOf } from '../documents/methods.ts'

const format = (options: Intl.DateTimeFormatOptions) => (value: PlainDate) =>
  new Intl.DateTimeFormat('hi-IN-u-nu-latn', { ...options, timeZone: 'UTC' }).format(
    new Date(value),
  )

export const news: NewsWords = {
  lang: 'hi',
  choosing: 'कौन-से ईमेल आएँ, यह आप तय करते हैं: सेटिंग, सूचनाएँ।',
  linkLeftOut: '(लिंक हटाया गया)',
  day,
  month: format({ month: 'long', year: 'numeric' }),
  monthName: format({ month: 'long' }),
  method: methodOf,
  note: 'नोट',
  name: 'नाम',
  hello: (name) => `नमस्ते ${name},`,

  claimed: (client, amount) => `${client} ने बताया है कि ${amount} दे दिए`,
  claimWords: (claimed, number) =>
    `${claimed}, इनवॉइस ${number} के लिए।\n\nअभी कुछ जोड़ा नहीं गया है। अपना बैंक खाता देखें, फिर इसकी पुष्टि करें या इसे नामंज़ूर करें।`,
  invoice: (number) => `इनवॉइस ${number}`,
  reported: 'इतना दिया, ग्राहक के मुताबिक',
  tds: 'काटा गया TDS',
  paidBy: 'तरीका',
  reference: 'रेफ़रेंस',
  confirm: 'पुष्टि करें या नामंज़ूर करें',

  answered: (client, number, accepted) =>
    `${client} ने एस्टीमेट ${number} ${accepted ? 'मंज़ूर' : 'नामंज़ूर'} किया`,
  answerWords: (answered, total) => `${answered}, रकम ${total}।`,
  estimate: (number) => `एस्टीमेट ${number}`,
  accepted: 'मंज़ूर',
  declined: 'नामंज़ूर',
  makeInvoice: 'इनवॉइस बनाएँ',
  viewEstimate: 'एस्टीमेट देखें',

  leavingSubject: (day) => `आपका खाता ${day} को हटाया जाएगा`,
  leaving: (day) => [
    `आपका खाता और उसके सारे इनवॉइस हटाने को कहा गया है। ${day} को सब कुछ हमेशा के लिए मिट जाएगा। तब तक इससे कोई ईमेल नहीं जाएगा, और आपके ग्राहकों के लिंक बंद रहेंगे।`,
    'इसे रखना हो, तो उस दिन से पहले लॉग इन करें: किसी भी लॉग इन से यह रुक जाता है। अगर यह आपने नहीं कहा था, तो तब दूसरा पासवर्ड चुन लें।',
  ],
  account: 'आपका खाता',
  erasedOn: 'मिटने का दिन',
  keep: 'लॉग इन करके रोकें',
  leavingFoot: 'खाता हटाने की बात होने पर यह ईमेल हमेशा आता है।',

  security: {
    factor_added: {
      subject: 'आपके खाते में एक ऑथेंटिकेटर ऐप जोड़ा गया',
      words: 'अब लॉग इन करते समय इस ऐप का कोड भी माँगा जाएगा। बाकी सारे डिवाइस लॉग आउट हो गए हैं।',
    },
    factor_removed: {
      subject: 'आपके खाते से एक ऑथेंटिकेटर ऐप हटाया गया',
      words: 'इसके कोड अब नहीं चलेंगे। कोई ऑथेंटिकेटर ऐप न बचा हो, तो लॉग इन सिर्फ़ पासवर्ड से होता है।',
    },
    codes_made: {
      subject: 'आपके रिकवरी कोड बदल गए',
      words: 'नए रिकवरी कोड बनाए गए हैं। पुराने अब नहीं चलेंगे।',
    },
    code_used: {
      subject: 'आपके खाते में एक रिकवरी कोड इस्तेमाल हुआ',
      words:
        'इसके साथ आपके ऑथेंटिकेटर ऐप हट गए हैं, इसलिए अब लॉग इन सिर्फ़ पासवर्ड से होता है। दो चरणों में पुष्टि जल्द से जल्द फिर चालू करें।',
    },
    key_made: {
      subject: 'आपके खाते में किसी प्रोग्राम के लिए एक कुंजी बनाई गई',
      words:
        'जिसके पास यह कुंजी है, वह आपके इनवॉइस और ग्राहक देख सकता है, और जिसकी अनुमति आपने दी, वह बदल सकता है।',
    },
    member_invited: {
      subject: 'किसी को आपके व्यवसाय में बुलाया गया',
      words: 'जो यह न्योता स्वीकार करे, वह आपके इनवॉइस, ग्राहक और रिपोर्ट खोल सकता है।',
    },
    member_joined: {
      subject: 'आपके व्यवसाय का एक न्योता स्वीकार हुआ',
      words: 'नया सदस्य अब से आपके इनवॉइस, ग्राहक और रिपोर्ट खोल सकता है।',
    },
    member_changed: {
      subject: 'आपके व्यवसाय के एक सदस्य की भूमिका बदली गई',
      words:
        'पार्टनर आपके इनवॉइस और ग्राहक बदल सकता है। अकाउंटेंट सिर्फ़ देख सकता है, टिप्पणी कर सकता है, जाँचे, भरे या ठुकराए गए का निशान लगा सकता है और Tally के लेजर के नाम लिख सकता है।',
    },
    webhook_made: {
      subject: 'आपके खाते में एक वेबहुक लगाया गया',
      words: 'अब से आपके इनवॉइस और भुगतान में जो भी होगा, वह इसके पते पर भेजा जाएगा।',
    },
    payment_details: {
      subject: 'आपके भुगतान की जानकारी बदली गई',
      words: 'आपके इनवॉइस खोलने वाले ग्राहक अब पहले से अलग यूपीआई आईडी या बैंक खाते में पैसे देंगे।',
    },
  },
  webhookOff: (host) => `${host} वाला आपका वेबहुक बंद कर दिया गया`,
  webhookWhy: {
    gone: 'वहाँ से जवाब आया कि वह पता अब नहीं रहा (410), इसलिए अब हम वहाँ कुछ नहीं भेजते।',
    failing: 'बार-बार कोशिश के बाद भी पाँच दिन से वहाँ कुछ नहीं पहुँचा, इसलिए अब हम वहाँ कुछ नहीं भेजते।',
  },
  webhookAgain: 'जब वह पता फिर काम करने लगे, तब वेबहुक चालू कर दें। इस बीच जो हुआ, वह बाद में नहीं भेजा जाएगा।',
  webhookTitle: 'वेबहुक',
  webhookSince: 'कब से नहीं पहुँच रहा',
  webhookOffAt: 'कब बंद हुआ',
  webhookFoot: 'कोई वेबहुक बंद होने पर यह ईमेल हमेशा आता है।',
  notYou: 'अगर यह आपने नहीं किया, तो अपना पासवर्ड बदलें और बाकी सारे डिवाइस लॉग आउट करें।',
  changedAt: 'कब बदला',
  changedName: 'नाम',
  openSecurity: 'सुरक्षा की सेटिंग देखें',
  openPayments: 'भुगतान की जानकारी देखें',
  openMembers: 'अपने सदस्य देखें',
  openConnections: 'अपने कनेक्शन देखें',
  securityFoot: 'खाते की सुरक्षा से जुड़ा कुछ भी बदलने पर यह ईमेल हमेशा आता है।',
  instant: (at) =>
    new Intl.DateTimeFormat('hi-IN-u-nu-latn', {
      ...{ dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' },
    }).format(new Date(at)),

  invitation: {
    subject: (by, business) => `${by} ने आपको ${business} में काम करने बुलाया है`,
    words: (by, business) => `${by} चाहते हैं कि आप यहाँ ${business} के लिए काम करें।`,
    may: {
      partner:
        'पार्टनर सब कुछ कर सकता है, सिवाय खाते की अपनी बातों के: सदस्य, कुंजियाँ, भुगतान की जानकारी, एक्सपोर्ट, रीस्टोर और खाता हटाना।',
      accountant:
        'अकाउंटेंट सब कुछ देख और डाउनलोड कर सकता है, टिप्पणी करता है, जाँचे, भरे या ठुकराए गए का निशान लगाता है और Tally के लेजर के नाम लिखता है।',
    },
    as: 'आपकी भूमिका',
    roles: { partner: 'पार्टनर', accountant: 'अकाउंटेंट' },
    by: 'बुलाने वाले',
    open: 'न्योता देखें',
    foot: (by) =>
      `लिंक एक बार, सात दिन तक और सिर्फ़ इसी ईमेल पते के लिए चलता है। अगर आप ${by} को नहीं जानते, तो इस ईमेल को अनदेखा करें। इनके ईमेल बंद करने के लिए:`,
  },

  edfSubject: (month, day) => `${month} की निर्यात घोषणा ${day} तक भरनी है`,
  edf: (month, day) =>
    `आपने ${month} में विदेश के ग्राहकों के इनवॉइस बनाए, इसलिए ${day} तक आपके बैंक को निर्यात घोषणा (EDF) देनी है। सूची डाउनलोड के लिए तैयार है। भर दी हो, तो महीने को भरा हुआ दर्ज करें। अपने अकाउंटेंट से जाँच लें।`,
  edfTitle: (month) => `निर्यात घोषणा, ${month}`,
  edfDue: 'कब तक',
  edfInvoices: 'सूची में इनवॉइस',
  openExports: 'निर्यात देखें',

  summarySubject: (month, invoiced, received) => `${month}: ${invoiced} के इनवॉइस, ${received} मिले`,
  summary: (month, business) => `${business} के लिए ${month} ऐसा रहा।`,
  overdue: (count) => `${count} इनवॉइस में देरी है। रिमाइंडर भेजने में बस एक मिनट लगता है।`,
  nothingOverdue: 'किसी इनवॉइस में देरी नहीं है।',
  invoiced: 'इनवॉइस की रकम',
  invoicedIn: (month) => `${month} में`,
  invoices: 'इनवॉइस',
  received: 'मिला',
  credited: 'क्रेडिट किया',
  owed: 'आज आपको मिलना है',
  ages: [
    'इसमें समय बाकी है',
    '1 से 30 दिन की देरी',
    '31 से 60 दिन की देरी',
    '61 से 90 दिन की देरी',
    '90 दिन से ज़्यादा देरी',
  ],
  inNoSum: 'किसी जोड़ में नहीं',
  withoutRate: (count) => `बिना विनिमय दर के ${count} इनवॉइस`,
  columns: ['इनवॉइस', 'ग्राहक', 'देरी', 'बकाया'],
  daysLate: (days) => `${days} दिन`,
  seeOverdue: 'देरी वाले इनवॉइस देखें',
  openDashboard: 'डैशबोर्ड खोलें',
}
