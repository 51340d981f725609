import type { Language } from '#languages/areas.ts'
import { icu } from '#languages/icu.ts'

export const ownBusinesses: Language['ownBusinesses'] = {
  title: 'व्यवसाय',
  subtitle: 'जिन व्यवसायों में आप काम करते हैं, और हर एक में क्या बाकी है।',
  loading: 'आपके व्यवसाय खुल रहे हैं',
  loadFailed: 'आपके व्यवसाय नहीं खुल सके',
  none: 'अभी कोई व्यवसाय नहीं',
  noneAbout: 'अपना व्यवसाय जोड़ें, या किसी दूसरे व्यवसाय के मालिक से कहें कि वे सेटिंग → सदस्य में आपको बुलाएँ।',
  setUp: 'अपना व्यवसाय जोड़ें',
  roles: { owner: 'मालिक', partner: 'पार्टनर', accountant: 'अकाउंटेंट' },
  open: icu('{business} खोलें'),
  here: 'आप यहाँ हैं',
  nothing: 'यहाँ अभी कुछ बाकी नहीं है',
  openShort: 'खोलें',
  dashboard: 'डैशबोर्ड पर जाएँ',
  toDo: icu('{business} में क्या बाकी है'),
  gstin: icu('GSTIN {gstin}'),
  noGstin: 'GSTIN नहीं है',
  tasks: {
    gstr1: icu('GSTR-1 भरें: {months}'),
    gstr3b: icu('GSTR-3B भरें: {months}'),
    refused: icu(
      '{month} के {count, plural, one {# दस्तावेज़} other {# दस्तावेज़}} सुधारें, जो पोर्टल नहीं लेगा',
    ),
    check: icu('{month} के GST रिटर्न जाँच लें'),
    claims: icu('ग्राहकों के बताए {count, plural, one {# भुगतान} other {# भुगतानों}} की पुष्टि करें'),
    toMatch: icu('बैंक फ़ाइल की {count, plural, one {# जमा} other {# जमा}} मिलाएँ'),
  },
  more: {
    others: 'किसी और व्यवसाय के लिए काम करें',
    othersAbout:
      'उसके मालिक सेटिंग → सदस्य में आपको पार्टनर या अकाउंटेंट की तरह बुलाएँ। फिर वह व्यवसाय अपने बाकी कामों के साथ इस सूची में दिखेगा।',
    yours: 'अपने व्यवसाय में किसी को बुलाएँ',
    yoursAbout:
      'अपने अकाउंटेंट या पार्टनर को बुलाएँ। वे अपने खाते से लॉग इन करते हैं और यह व्यवसाय अपनी सूची में देखते हैं।',
    invite: 'किसी को बुलाएँ',
  },
  andMore: icu('{months} +{rest}'),
  switch: 'व्यवसाय बदलें',
  all: 'सारे व्यवसाय',
  elsewhere: {
    tab: 'दूसरा व्यवसाय',
    title: icu('यह दस्तावेज़ {business} का है'),
    about: icu('वहाँ खोलें? फिर यह टैब {business} के लिए चलेगा।'),
    stay: 'यहीं रहें',
  },
  failed: {
    title: 'यह व्यवसाय नहीं खुल सका',
    about: 'अपना इंटरनेट जाँचें, फिर कोशिश करें।',
  },
  closed: {
    title: 'यह सर्वर अभी सदस्यों को अंदर नहीं आने देता',
    about:
      'न कुछ दिखाया गया, न बदला गया। जो इसे चलाते हैं, वे सेटअप पूरा कर सकते हैं: डिप्लॉय की जाँच बताती है कि क्या बाकी है।',
    leave: 'अपने खाते में लौटें',
  },
}
