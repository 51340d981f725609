import type { business as English } from '#languages/en/messages/business.ts'
import type { Words } from '#languages/words.ts'

/** The business: tax, numbers of invoices, where money goes. */
export const business: Words<typeof English> = {
  gstinLength: 'GSTIN में 15 अक्षर होते हैं।',
  gstinForm: 'GSTIN ऐसा दिखता है: 27AAPFU0939F1ZV।',
  gstinState: 'इस GSTIN के पहले दो अंक किसी राज्य का कोड नहीं हैं।',
  gstinCheck: 'इस GSTIN में कोई चूक है: इसका आखिरी अक्षर बाकी से मेल नहीं खाता।',
  gstinOtherState: 'यह GSTIN किसी और राज्य का है।',
  gstinStateless: 'इस GSTIN से राज्य पता नहीं चलता। बेचने वाले को ऐसा चाहिए जिससे राज्य पता चले।',
  gstRegistrationUnknown: 'GST रजिस्ट्रेशन इनमें से एक हो: रजिस्टर्ड नहीं, रजिस्टर्ड या कंपोज़िशन डीलर।',
  gstRateUnknown: 'सूची में से GST दर चुनें।',
  lutNumberInvalid: 'LUT नंबर में 5 से 30 अक्षर और अंक होते हैं।',
  lutYearInvalid: 'वित्त वर्ष 26-27 की तरह लिखें।',
  udyamInvalid: 'उद्यम नंबर UDYAM-MH-19-0123456 की तरह लिखें।',
  taxSettingsSaved: 'टैक्स की सेटिंग सेव हो गई।',
  taxSettingsSaveFailed: 'टैक्स की सेटिंग सेव नहीं हुई। फिर कोशिश करें।',

  websiteInvalid: 'वेबसाइट का सही पता डालें।',
  businessLoadFailed: 'व्यवसाय की जानकारी नहीं खुल सकी',
  businessCreateFailed: 'व्यवसाय नहीं जोड़ा जा सका',
  businessUpdateFailed: 'व्यवसाय की जानकारी सेव नहीं हुई',
  businessCreated: 'व्यवसाय जुड़ गया।',
  businessUpdated: 'व्यवसाय की जानकारी सेव हो गई।',

  invoicePrefixInvalid: 'प्रीफ़िक्स में 1 से 8 अक्षर, अंक, डैश या स्लैश हो सकते हैं।',
  invoicePrefixTaken:
    'CN, DN, EST, RV, RF, PF, DC, JW और SA क्रेडिट नोट, डेबिट नोट, एस्टीमेट, वाउचर, प्रोफ़ॉर्मा इनवॉइस और चालान के लिए हैं। कुछ और चुनें।',
  invoicePaddingInvalid: 'अंक: 1 से 8 तक की पूरी संख्या लिखें।',
  nextNumberInvalid: 'अगला नंबर 1 से 9,99,99,999 तक की पूरी संख्या हो।',
  seriesTooShort: ({ most }) =>
    `इस प्रीफ़िक्स से साल में सिर्फ़ ${most} नंबर बनते हैं: नंबर में ज़्यादा से ज़्यादा 16 अक्षर हो सकते हैं (CGST नियम 46(b))। प्रीफ़िक्स छोटा करें।`,
  numberTooLong: 'इनवॉइस नंबर में ज़्यादा से ज़्यादा 16 अक्षर हो सकते हैं। प्रीफ़िक्स छोटा करें।',
  numberingLoadFailed: 'आपके इनवॉइस नंबर नहीं खुल सके',
  numberingSaveFailed: 'इनवॉइस नंबर सेव नहीं हुए। फिर कोशिश करें।',
  numberingSaved: 'इनवॉइस नंबर सेव हो गए।',

  upiIdInvalid: 'UPI आईडी ऐसी दिखती है: name@bank।',
  accountNumberInvalid: 'खाता नंबर में 9 से 18 अंक होते हैं।',
  bankNameNeedsAccount: 'बैंक का नाम या SWIFT कोड देना हो, तो खाता भी बताएँ।',
  swiftInvalid: 'SWIFT कोड में 8 या 11 अक्षर होते हैं, जैसे HDFCINBB।',
  iecInvalid: 'IEC में 10 अक्षर होते हैं: एक PAN, या दस अंक।',
  adCodeInvalid: 'AD कोड में 7 या 14 अंक होते हैं।',
  ifscInvalid: 'IFSC में 11 अक्षर होते हैं, जैसे HDFC0001234।',
  paymentDetailsSaveFailed: 'भुगतान की जानकारी सेव नहीं हुई। फिर कोशिश करें।',
  paymentDetailsSaved: 'भुगतान की जानकारी सेव हो गई।',
}
