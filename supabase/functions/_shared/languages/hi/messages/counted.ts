import type { KindWord } from '#domain/document/kind-questions.ts'
import { formatMoney, formatWhole } from '#domain/money.ts'
import type { counted as English } from '#languages/en/messages/counted.ts'
import type { Words } from '#languages/words.ts'
import { named } from '../names/fields.ts'
import { money } from './money.ts'

/** All of them masculine, as the sentences below need it. */
const kindWords = {
  invoice: 'इनवॉइस',
  'credit note': 'क्रेडिट नोट',
  'debit note': 'डेबिट नोट',
  estimate: 'एस्टीमेट',
  'receipt voucher': 'रसीद वाउचर',
  'refund voucher': 'रिफ़ंड वाउचर',
  'proforma invoice': 'प्रोफ़ॉर्मा इनवॉइस',
  'delivery challan': 'डिलीवरी चालान',
} as const satisfies Record<KindWord, string>

const creditsCounted = ({ count }: { count: number }) => `${formatWhole(count)} जमा`
const invoicesCounted = (count: number) => `${formatWhole(count)} इनवॉइस`
const became = (count: number) => (count === 1 ? 'हुआ' : 'हुए')

/** Sentences with a count, a name or a limit, and the few others that stand among them. */
export const counted: Words<typeof English> = {
  mailSentTo: ({ missed }) =>
    missed.length === 0 ? money.mailSent : `ईमेल भेज दिया, पर शायद ${missed.join(', ')} तक नहीं पहुँचा।`,
  foreignLinkIn: ({ field, link, isBare }) =>
    `${named(field)} में से “${link.slice(0, 60)}” हटा दें: वहाँ सिर्फ़ इनवॉइस का लिंक और आपकी अपनी वेबसाइट हो सकती है।${
      isBare ? ' अगर यह पता नहीं है, तो इसके डॉट के बाद खाली जगह छोड़ें।' : ''
    }`,
  codeTooSoon: ({ seconds }) => `नया कोड ${seconds} सेकंड बाद मँगवा सकते हैं।`,
  moreThanRefundable: ({ minor, currency }) =>
    minor > 0
      ? `सिर्फ़ ${formatMoney(minor, currency)} लौटाने हैं।`
      : 'इस क्रेडिट नोट का कुछ नहीं लौटाना है।',
  moreThanCreditable: ({ minor, currency }) =>
    minor > 0
      ? `क्रेडिट के लिए सिर्फ़ ${formatMoney(minor, currency)} बचे हैं।`
      : 'क्रेडिट के लिए कुछ नहीं बचा।',
  documentCreated: ({ noun }) => `${kindWords[noun]} बन गया।`,
  documentListFailed: ({ noun }) => `आपके ${kindWords[noun]} नहीं खुल सके`,
  documentLoadFailed: ({ noun }) => `${kindWords[noun]} नहीं खुल सका`,
  documentDeleted: ({ noun }) => `${kindWords[noun]} हटा दिया।`,
  documentDeleteFailed: ({ noun }) => `${kindWords[noun]} नहीं हटाया जा सका। फिर कोशिश करें।`,
  documentRestored: ({ noun }) => `${kindWords[noun]} वापस आ गया।`,
  documentRestoreFailed: ({ noun }) => `${kindWords[noun]} वापस नहीं लाया जा सका। फिर कोशिश करें।`,
  chosenFailed: 'यह नहीं हो सका। फिर कोशिश करें।',
  dayAhead: ({ label }) => `${named(label)} आज के बाद की नहीं हो सकती।`,
  dayInvalid: 'सही तारीख चुनें।',
  daysTurned: '“कब तक” का दिन “कब से” के दिन से पहले नहीं हो सकता।',
  leftOut: ({ count }) =>
    `बिना विनिमय दर के ${formatWhole(count)}, जो किसी जोड़ में नहीं ${count === 1 ? 'है' : 'हैं'}।`,
  linesLoading: ({ lines }) => `${formatWhole(lines)} ${lines === 1 ? 'लाइन' : 'लाइनें'}…`,
  rupeesInvalid: 'रुपये डालें, जैसे 12500 या 12500.50।',
  creditsCounted,
  creditsRecorded: ({ count }) => `${creditsCounted({ count })} दर्ज ${became(count)}।`,
  remindersSent: ({ count }) => (count === 1 ? '1 रिमाइंडर भेजा।' : `${count} रिमाइंडर भेजे।`),
  invoicesMarkedSent: ({ count }) => `${invoicesCounted(count)} “भेजा हुआ” दर्ज ${became(count)}।`,
  invoicesCancelled: ({ count }) => `${invoicesCounted(count)} रद्द ${became(count)}।`,
  invoicesRestored: ({ count }) => `${invoicesCounted(count)} वापस ${count === 1 ? 'आया' : 'आए'}।`,
  advanceUsed: 'एडवांस लग गया।',
  advanceDecisionFailed: 'एडवांस किसके लिए है, यह दर्ज नहीं हो पाया। फिर से कोशिश करें।',
  advanceDecided: 'एडवांस किसके लिए है, यह दर्ज हो गया।',
  advanceForInvalid: 'एडवांस सेवाओं या माल के लिए होता है।',
  voucherIssued: 'रसीद वाउचर जारी हो गया।',
  voucherFailed: 'वाउचर जारी नहीं हुआ। फिर कोशिश करें।',
  excessInvalid: 'ज़्यादा आई रकम सिर्फ़ एडवांस में रखी जा सकती है।',
  receivedLess: 'इनवॉइस की रकम आई हुई रकम से ज़्यादा है।',
  moreThanAdvance: ({ minor, currency }) => `एडवांस में से सिर्फ़ ${formatMoney(minor, currency)} बचे हैं।`,
  advanceUnasked: ({ minor, currency }) =>
    `यह इनवॉइस की रकम से ${formatMoney(minor, currency)} ज़्यादा है: इसे एडवांस में रखें, या रकम बदलें।`,
  partsCount: ({ least, most }) => `भुगतान ${least} से ${most} किस्तों में हो सकता है।`,
  partsSum: ({ minor, currency }) =>
    `किस्तों का जोड़ कुल ${formatMoney(minor, currency)} के बराबर होना चाहिए।`,
  moreThanDue: ({ minor, currency }) => `सिर्फ़ ${formatMoney(minor, currency)} बकाया है।`,
  moreThanDueWithTds: ({ minor, amountMinor, tdsMinor, currency }) =>
    `सिर्फ़ ${formatMoney(minor, currency)} बकाया है: ${formatMoney(amountMinor, currency)} और TDS के ${formatMoney(tdsMinor, currency)} मिलाकर ${formatMoney(amountMinor + tdsMinor, currency)} होते हैं।`,
  codeLength: ({ length }) => `कोड में पूरे ${length} अंक होते हैं।`,
  passwordTooShort: ({ least }) => `पासवर्ड में कम से कम ${least} अक्षर हों।`,
  passwordTooLong: ({ most }) => `पासवर्ड में ज़्यादा से ज़्यादा ${most} अक्षर हो सकते हैं।`,
  noNumber: ({ label }) => `${named(label)} में संख्या लिखें।`,
  tooManyDecimals: ({ label, most = 2 }) =>
    `${named(label)} में संख्या लिखें, दशमलव के बाद ज़्यादा से ज़्यादा ${{ 2: 'दो', 3: 'तीन', 4: 'चार' }[most]} अंक।`,
  // A label may be of either gender: no verb agrees with it.
  atMost: ({ label, most }) => `${named(label)}: ज़्यादा से ज़्यादा ${most}।`,
  rowsPasted: ({ count }) => (count === 1 ? '1 लाइन पेस्ट हुई।' : `${count} लाइनें पेस्ट हुईं।`),
  tooManyItems: ({ most }) => `एक इनवॉइस में ज़्यादा से ज़्यादा ${most} आइटम हो सकते हैं।`,
  negative: ({ label }) => `${named(label)} में शून्य से कम संख्या नहीं चलती।`,
  notInList: ({ label }) => `सूची में से ${named(label)} चुनें।`,
  required: ({ label }) => `${named(label)} ज़रूरी है।`,
  tooLong: ({ label, limit }) => `${named(label)}: ज़्यादा से ज़्यादा ${formatWhole(limit)} अक्षर।`,
  filingDateFuture: 'रिटर्न भरने की तारीख आगे की नहीं हो सकती।',
  filingDateTooEarly: 'रिटर्न अपनी अवधि खत्म होने के बाद भरा जाता है।',
}
