import { currencies } from '#domain/money.ts'
import type { clients as English } from '#languages/en/messages/clients.ts'
import type { Words } from '#languages/words.ts'
import { inOneSpelling } from '../own-name.ts'

/** "en-hi" is English and Hindi, side by side. */
function nameOf(code: string): string {
  const names = new Intl.DisplayNames('hi', { type: 'language' })
  const parts = code.split('-').map((one) => inOneSpelling(names.of(one) ?? one))
  return parts.join(' और ')
}

export const clients: Words<typeof English> = {
  currencyUnknown: `मुद्रा इनमें से एक हो: ${currencies.join(', ')}।`,
  clientUnknown: 'यह ग्राहक नहीं मिला।',
  clientThere: 'इस नाम और ईमेल का ग्राहक पहले से है।',
  clientSame: 'मिलाने के लिए कोई और ग्राहक चुनें।',
  clientSaved: 'ग्राहक सेव हो गया।',
  clientCreated: 'ग्राहक जुड़ गया।',
  clientSaveFailed: 'ग्राहक सेव नहीं हुआ। फिर कोशिश करें।',
  clientListFailed: 'आपके ग्राहक नहीं खुल सके',
  clientLoadFailed: 'ग्राहक नहीं खुल सका',
  clientArchived: 'ग्राहक आर्काइव हो गया।',
  clientRestored: 'ग्राहक सूची में वापस आ गया।',
  clientArchiveFailed: 'ग्राहक आर्काइव नहीं हुआ। फिर कोशिश करें।',
  clientsMerged: 'ग्राहक मिला दिए गए।',
  clientsMergeFailed: 'ग्राहक नहीं मिलाए जा सके। फिर कोशिश करें।',
  clientAccountFailed: 'बकाया नहीं खुल सका',
  scheduleStepUnknown: 'हर हफ़्ते, महीने, तीन महीने या साल में दोहराएँ।',
  scheduleDayInvalid: 'महीने की तारीख 1 से 31 के बीच हो।',
  scheduleStartInvalid: 'सही पहला दिन चुनें।',
  scheduleStartPast: 'पहला दिन बीता हुआ नहीं हो सकता।',
  scheduleEndInvalid: 'सही आखिरी दिन चुनें।',
  scheduleMakesNothing: 'तब तक कुछ नहीं बनेगा। बाद का आखिरी दिन चुनें।',
  scheduleCountInvalid: 'गिनती 1 से 1,000 तक की पूरी संख्या हो।',
  scheduleOneEnd: 'आखिरी दिन या गिनती, दोनों में से एक ही चुनें।',
  scheduleModeUnknown: 'हर बार ड्राफ़्ट बने या इनवॉइस जारी हो, एक चुनें।',
  scheduleCreated: 'आवर्ती इनवॉइस सेव हो गया।',
  scheduleChanged: 'सेव हो गया। अगले वाले से लागू होगा।',
  schedulePaused: 'रोक दिया। रुके रहने के दिनों के इनवॉइस बाद में नहीं बनेंगे।',
  scheduleResumed: 'फिर चालू हो गया। जो रुके रहने के दिनों के थे, वे नहीं बनेंगे।',
  scheduleEnded: 'समाप्त कर दिया। जो बन चुके, वे रहेंगे।',
  scheduleDeleted: 'आवर्ती इनवॉइस हटा दिया। जो बन चुके, वे रहेंगे।',
  scheduleSaveFailed: 'आवर्ती इनवॉइस सेव नहीं हुआ। फिर कोशिश करें।',
  scheduleActionFailed: 'यह नहीं हो सका। फिर कोशिश करें।',
  scheduleListFailed: 'आपके आवर्ती इनवॉइस नहीं खुल सके',
  scheduleLoadFailed: 'आवर्ती इनवॉइस नहीं खुल सका',
  scheduleRunFailed: 'पिछला वाला नहीं बन सका।',
  ccEmailsTooMany: 'ज़्यादा से ज़्यादा पाँच और ईमेल।',
  termsDaysInvalid: 'भुगतान की अवधि 0 से 365 तक पूरे दिनों में हो।',
  stateIsIndian: 'राज्य सिर्फ़ भारत के ग्राहक का होता है।',
  countryUnknown: 'सूची में से देश चुनें।',
  hsnSacInvalid: 'HSN/SAC में 2 से 8 अंक होते हैं।',
  personLanguageUnknown: ({ languages }) =>
    `भाषा इनमें से एक हो: ${languages.map(nameOf).join(', ')}।`,
  languageUnknown: ({ languages }) => `भाषा इनमें से एक हो: ${languages.map(nameOf).join(', ')}।`,
  notYesOrNo: 'हाँ या नहीं में से एक हो।',
  notConfirmable: 'इसकी पुष्टि नहीं ली जाती।',
  tanInvalid: 'TAN में चार अक्षर, पाँच अंक और एक अक्षर होते हैं।',
  panInvalid: 'PAN में पाँच अक्षर, चार अंक और एक अक्षर होते हैं।',
  placeOfSupplyUnknown: 'सप्लाई की जगह किसी राज्य का कोड हो, या 96।',
  portCodeInvalid: 'पोर्ट कोड में छह अक्षर और अंक होते हैं।',
  acceptedOnInvalid: 'स्वीकार करने की सही तारीख चुनें।',
  acceptedOnFuture: 'स्वीकार करने की तारीख आगे की नहीं हो सकती।',
  agreedDaysInvalid: 'तय दिन 1 से 365 तक की पूरी संख्या हों।',
  shippingBillDateInvalid: 'शिपिंग बिल की सही तारीख चुनें।',
  shippingBillDateFuture: 'शिपिंग बिल की तारीख आगे की नहीं हो सकती।',
  shippingBillDateEarly: 'शिपिंग बिल की तारीख इनवॉइस जारी करने की तारीख से पहले की नहीं हो सकती।',
  shippingBillNumberMissing: 'शिपिंग बिल की तारीख के साथ उसका नंबर भी डालें।',
  shippingBillInvalid: 'शिपिंग बिल में तीन से सात अंक होते हैं।',
  stateCodeUnknown: 'सूची में से राज्य चुनें।',
  supplyUnknown: 'सप्लाई इनमें से एक हो: भारत के अंदर, SEZ या निर्यात।',
  taxabilityUnknown: 'टैक्स इनमें से एक हो: लगता है, निल है, छूट है या GST से बाहर।',
}
