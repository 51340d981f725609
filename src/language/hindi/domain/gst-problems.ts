import type { problemWords } from '#domain/gst/gstr1/problem-words.ts'
import type { Words } from '../../areas.ts'

export const problemsInHindi: Words<typeof problemWords> = {
  sezWithoutGstin: 'SEZ को सप्लाई के लिए ग्राहक का GSTIN चाहिए।',
  reverseChargeWithoutGstin: 'रिवर्स चार्ज पर टैक्स ग्राहक को देना है, इसलिए उसका GSTIN चाहिए।',
  placeMissing: 'सप्लाई की जगह का राज्य नहीं लिखा है।',
  gstinWrong: (gstin, why) => `ग्राहक का GSTIN ${gstin} गलत है। ${why}`,
  gstinOfOnlineServices: (gstin) =>
    `पोर्टल ${gstin} को जारी इनवॉइस नहीं लेता: यह विदेश से दी जाने वाली ऑनलाइन सेवाओं का GSTIN है।`,
  numberUnfit: 'नंबर में सिर्फ़ अंग्रेज़ी अक्षर, अंक, - और / हो सकते हैं, ज़्यादा से ज़्यादा 16, और सिर्फ़ शून्य नहीं।',
  codeMissing: 'किसी लाइन में HSN/SAC नहीं है।',
  codesUnlisted: (codes) => `सरकारी सूची में नहीं: HSN/SAC ${codes}।`,
  codesShort: (codes) => `HSN/SAC में कम से कम 4 अंक चाहिए: ${codes}।`,
  creditLate:
    'यह क्रेडिट नोट अपने इनवॉइस के वित्त वर्ष के बाद वाली 30 नवंबर के बाद का है, इसलिए इससे टैक्स नहीं घट सकता (धारा 34(2))।',
  otherDocuments: (count) =>
    `इस अवधि के ${count} दस्तावेज़ इस रिटर्न में नहीं: आपके रजिस्ट्रेशन से पहले, या किसी और GSTIN से जारी।`,
  numberTwice: 'किसी और दस्तावेज़ का भी यही नंबर है।',
  advanceElsewhere:
    'निर्यात या SEZ का एडवांस इनमें से किसी सेक्शन में नहीं आता; उसका टैक्स कहाँ जाएगा, अपने अकाउंटेंट से पूछें।',
  advancePlaceMissing:
    'इस एडवांस की सप्लाई की जगह नहीं लिखी है: इसका वाउचर रद्द करें और जगह के साथ फिर जारी करें।',
  codeAtTwoRates: (code) =>
    `HSN/SAC ${code} एक से ज़्यादा दरों पर है। JSON में सब आती हैं; CSV में से ऑफ़लाइन टूल सिर्फ़ आखिरी दर रखता है।`,
}
