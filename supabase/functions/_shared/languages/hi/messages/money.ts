import type { money as English } from '#languages/en/messages/money.ts'
import type { Words } from '#languages/words.ts'

/** Payments, credit notes, links and mails. */
export const money: Words<typeof English> = {
  paymentAmountRequired: 'शून्य से ज़्यादा रकम डालें।',
  paymentNothingDue: 'इस इनवॉइस का कुछ बकाया नहीं है।',
  paymentDateInvalid: 'भुगतान की सही तारीख चुनें।',
  creditedDayWrong: 'क्रेडिट की तारीख भुगतान की तारीख को या उससे पहले हो, और एक साल से ज़्यादा पहले न हो।',
  paymentDateFuture: 'भुगतान की तारीख आगे की नहीं हो सकती।',
  purposeCodeInvalid: 'पर्पज़ कोड ऐसा दिखता है: P0802।',
  paymentMethodInvalid: 'सूची में से भुगतान का तरीका चुनें।',
  referenceInvalid: 'रेफ़रेंस नंबर में 6 से 30 अक्षर और अंक होते हैं; UPI में यह 12 अंकों का UTR है।',

  paymentsLoadFailed: 'भुगतान नहीं खुल सके।',
  paymentRecorded: 'भुगतान दर्ज हो गया।',
  paymentRecordFailed: 'भुगतान दर्ज नहीं हुआ। फिर कोशिश करें।',
  paymentConfirmed: 'भुगतान पक्का हो गया।',
  paymentConfirmFailed: 'भुगतान पक्का नहीं हो सका। फिर कोशिश करें।',
  paymentDeclined: 'भुगतान नामंज़ूर कर दिया।',
  paymentDeclineFailed: 'भुगतान नामंज़ूर नहीं हो सका। फिर कोशिश करें।',
  paymentUndone: 'भुगतान वापस लिया।',
  paymentUndoFailed: 'भुगतान वापस नहीं लिया जा सका। फिर कोशिश करें।',

  creditItemsOrAmount: 'इनवॉइस की लाइनें चुनें, या रकम डालें।',
  acceptanceNoted: 'स्वीकार करने की तारीख सेव हो गई।',
  acceptanceFailed: 'स्वीकार करने की तारीख सेव नहीं हुई। फिर से कोशिश करें।',
  shippingNoted: 'शिपिंग बिल दर्ज हो गया।',
  shippingFailed: 'शिपिंग बिल दर्ज नहीं हो पाया। फिर से कोशिश करें।',
  creditNoteLate:
    'क्रेडिट नोट जारी हो गया। टैक्स घटाने के लिए देर हो चुकी है (CGST धारा 34(2)) और यह किसी रिटर्न में नहीं है: व्यावसायिक क्रेडिट नोट यही बताता।',
  creditNoteIssued: 'क्रेडिट नोट जारी हो गया।',
  creditNoteFailed: 'क्रेडिट नोट जारी नहीं हुआ। फिर कोशिश करें।',
  debitNoteIssued: 'डेबिट नोट जारी हो गया।',
  debitNoteFailed: 'डेबिट नोट जारी नहीं हुआ। फिर कोशिश करें।',
  debitNotesLoadFailed: 'डेबिट नोट नहीं खुल सके।',
  creditNotesLoadFailed: 'क्रेडिट नोट नहीं खुल सके।',
  creditableLoadFailed: 'कितना क्रेडिट हो सकता है, यह नहीं दिखाया जा सका।',
  refundRecorded: 'रिफ़ंड दर्ज हो गया।',
  refundUndone: 'रिफ़ंड वापस लिया।',
  refundFailed: 'रिफ़ंड दर्ज नहीं हुआ। फिर कोशिश करें।',
  invoiceHasCredit:
    'इस इनवॉइस का क्रेडिट नोट है, इसलिए इसे न हटाया जा सकता है, न सुधारा। पहले इसके क्रेडिट नोट हटाएँ।',
  invoiceHasDebit:
    'इस इनवॉइस का डेबिट नोट है, इसलिए इसे न हटाया जा सकता है, न सुधारा। पहले इसके डेबिट नोट हटाएँ।',
  noteRefunded: 'इस क्रेडिट नोट का पैसा लौटाया जा चुका है, इसलिए इसे हटाया नहीं जा सकता। पहले रिफ़ंड वापस लें।',
  writtenOff: 'बट्टे खाते में डाल दिया।',
  writeOffFailed: 'बट्टे खाते में नहीं डाला जा सका। फिर कोशिश करें।',
  writeOffUndone: 'बट्टे खाते से वापस लिया।',
  writeOffUndoFailed: 'बट्टे खाते से वापस नहीं लिया जा सका। फिर कोशिश करें।',

  linkLoadFailed: 'लिंक नहीं खुल सका।',
  linkFailed: 'लिंक नहीं बन सका। फिर कोशिश करें।',
  linkCopied: 'लिंक कॉपी हो गया।',
  linkCopyRefused: 'आपका ब्राउज़र कॉपी नहीं करने देता। लिंक देखने के लिए इनवॉइस खोलें।',
  linkRenewed: 'नया लिंक बन गया। पुराना अब नहीं चलता।',
  linkRevoked: 'शेयर करना बंद हुआ। लिंक अब नहीं चलता।',
  linkRevokeFailed: 'शेयर करना बंद नहीं हो सका। फिर कोशिश करें।',

  mailKindInvalid: 'मेल इनवॉइस भेजने का हो या याद दिलाने का।',
  mailSent: 'मेल भेज दिया।',
  mailRecipientsNumber: 'एक मेल, कॉपी मिलाकर, एक से छह पतों पर जाता है।',
  mailRewritten:
    'आपके ड्राफ़्ट के बाद रकम या आखिरी तारीख बदल गई है, इसलिए मेल नए सिरे से लिखा गया। भेजने से पहले देख लें।',
  mailUnanswered: 'यह पता नहीं कि मेल गया या नहीं। दोबारा भेजने से पहले इनवॉइस का इतिहास देख लें।',
  mailsStopped: 'अब आपको ये मेल नहीं आएँगे।',
  mailStopFailed: 'यह नहीं हो सका। थोड़ी देर में फिर कोशिश करें।',
  mailUnreachable: 'अभी मेल नहीं भेजा जा सकता।',
  mailUnconfigured: 'यहाँ से मेल नहीं भेजा जा सकता: कोई मेल सर्वर नहीं लगा है।',
  historyLoadFailed: 'इतिहास नहीं खुल सका।',
}
