import type { account as English } from '#languages/en/messages/account.ts'
import { login } from '#languages/hi/screens/login.ts'
import type { Words } from '#languages/words.ts'
import { daysInHindi } from '../days.ts'

/** Signing in, the account, and the files that come in and go out. */
export const account: Words<typeof English> = {
  emailInvalid: 'सही ईमेल पता डालें।',
  emailRequired: 'ईमेल ज़रूरी है',
  emailEnterValid: 'सही ईमेल डालें',
  phoneInvalid: 'फ़ोन नंबर में पूरे 10 अंक होते हैं।',
  postalCodeInvalid: 'पिन कोड में 5 या 6 अंक होते हैं।',
  passwordsDiffer: 'दोनों पासवर्ड एक जैसे नहीं हैं',
  registerFirst: 'पहले खाता बनाएँ',

  loginFailed: login.failed,
  loginDone: 'आप लॉग इन हो गए!',
  sessionEnded: 'आप लॉग आउट हो गए थे। फिर से लॉग इन करें।',
  registerFailed: 'खाता नहीं बन सका।',
  registerDone: 'खाता वेरिफ़ाई करने के लिए अपना ईमेल देखें।',
  codeFailed: 'OTP सही नहीं निकला।',
  codeDone: 'OTP सही है! अब लॉग इन करें।',
  requestFailed: 'यह नहीं हो सका।',
  resetRequestDone: 'रीसेट लिंक ईमेल पर भेज दिया।',
  resetFailed: 'पासवर्ड नहीं बदला जा सका।',
  resetDone: 'पासवर्ड बदल गया।',

  birthDateInvalid: 'जन्म की सही तारीख चुनें।',
  cityRequired: 'अपना शहर चुनें।',
  profileLoadFailed: 'प्रोफ़ाइल नहीं खुल सकी।',
  profileSaveFailed: 'प्रोफ़ाइल सेव नहीं हुई। फिर कोशिश करें।',
  profileSaved: 'प्रोफ़ाइल सेव हो गई!',
  accountUpdateFailed: 'बदलाव सेव नहीं हुआ।',
  accountUpdated: 'बदलाव सेव हो गया।',

  recoveryCodeUsed: 'रिकवरी कोड मान लिया गया। आपके ऑथेंटिकेटर ऐप हट गए हैं।',
  passwordSame: 'ऐसा पासवर्ड चुनें जो अभी आपका नहीं है।',
  passwordChanged: 'पासवर्ड बदल गया। बाकी सभी डिवाइस से आपको लॉग आउट कर दिया गया है।',
  leaveAllFailed: 'आपके डिवाइस लॉग आउट नहीं हो सके। फिर कोशिश करें।',
  usageLoadFailed: 'आपका इस्तेमाल नहीं दिखाया जा सका।',

  pictureKind: 'तस्वीर PNG, JPEG या WebP में होनी चाहिए।',
  pictureTooBig: 'तस्वीर ज़्यादा से ज़्यादा 1 एमबी की हो सकती है।',
  pictureUnreadable: 'यह तस्वीर पढ़ी नहीं जा सकी। कोई और चुनें।',
  pictureInvalid: 'तस्वीर PNG में हो, ज़्यादा से ज़्यादा 512 × 512 पिक्सेल की।',

  importDone: 'फ़ाइल इम्पोर्ट हो गई।',
  importFailed: 'फ़ाइल इम्पोर्ट नहीं हुई। फिर कोशिश करें: जो पहले से है, वह दोबारा नहीं बनता।',
  importUndoFailed: 'इम्पोर्ट वापस नहीं लिया जा सका। फिर कोशिश करें।',
  importTooLong: 'एक फ़ाइल में ज़्यादा से ज़्यादा 20,000 लाइनें हो सकती हैं। इसे हिस्सों में इम्पोर्ट करें।',
  importDay: 'तारीख 23-01-2026 या 2026-01-23 की तरह लिखें।',
  importNumber: 'यह कोई रकम नहीं है।',
  importReason: 'जैसा पहले जारी हुआ',
  importNameless: 'बताएँ कि यह किस कॉलम में है।',
  exportFailed: 'एक्सपोर्ट नहीं बन सका। फिर कोशिश करें।',
  exportStopped: 'रोक दिया। जो फ़ाइल बन रही थी, वह अधूरी है।',
  restoreFailed: 'खाता वापस नहीं लाया जा सका। फिर कोशिश करें।',
  restoreDone: 'आपका खाता वापस आ गया।',
  accountFileOther: 'यह यहाँ का एक्सपोर्ट नहीं है। वही ZIP चुनें जो यहाँ से सेव की थी।',
  accountFileVersion: 'यह एक्सपोर्ट इससे नए वर्शन का है, और यहाँ नहीं पढ़ा जा सकता।',
  accountFileCut: 'इस फ़ाइल का एक हिस्सा गायब है। फिर से एक्सपोर्ट करें, और पूरी फ़ाइल चुनें।',
  accountFileChanged:
    'इस फ़ाइल में बदलाव हुआ है, इसलिए खाता इससे वापस नहीं आ सकता। जैसी सेव हुई थी, वैसी ही चुनें।',
  bankLoadFailed: 'बैंक की लाइनें नहीं खुल सकीं।',
  bankKeepFailed: 'इस फ़ाइल की लाइनें सेव नहीं हो सकीं। फिर कोशिश करें।',
  bankRecordFailed: 'यह दर्ज नहीं हो सका। फिर कोशिश करें।',
  bankNoRows: 'इस टेबल की किसी लाइन में तारीख और रकम नहीं है। दूसरे कॉलम चुनें।',
  bankColumnsNeeded: 'तारीख, विवरण और जमा के कॉलम चुनें।',
  bankAsideFailed: 'यह नहीं बदला जा सका। फिर कोशिश करें।',
  bankSetAside: 'अलग रख दिया।',
  bankTakenBack: 'यह फिर से बाकी है।',

  tableFileTooBig: 'फ़ाइल ज़्यादा से ज़्यादा 10 एमबी की हो सकती है।',
  tableFileTooLarge: 'इस फ़ाइल में बहुत कुछ है: ज़्यादा से ज़्यादा 50,000 लाइनें और 200 कॉलम पढ़े जा सकते हैं।',
  tableFileTooSlow: 'इस फ़ाइल को पढ़ने में बहुत देर लग रही है। इसे CSV में सेव करें, या छोटे हिस्सों में बाँटें।',
  tableFileOldXls: 'यह पुरानी Excel फ़ाइल (.xls) है। इसे Excel में खोलकर .xlsx या CSV में सेव करें और उसे चुनें।',
  tableFilePassword: 'इस फ़ाइल पर पासवर्ड लगा है। बिना पासवर्ड के सेव करके फिर चुनें।',
  tableFilePdf: 'यह PDF है। यही CSV या Excel (.xlsx) में चुनें।',
  tableFileEmpty: 'इस फ़ाइल में कोई लाइन नहीं है।',
  tableFileUnreadable: 'यह फ़ाइल पढ़ी नहीं जा सकी। CSV या Excel फ़ाइल (.xlsx) चुनें।',
  deletionFailed: 'आपका खाता नहीं हटाया जा सका। फिर कोशिश करें।',
  deletionAsked: ({ day }) =>
    `आपका खाता ${daysInHindi.longDay(day)} को हटा दिया जाएगा। उस दिन से पहले लॉग इन करें, तो सब कुछ वैसा ही रहेगा।`,
}
