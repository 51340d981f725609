import type { Language } from '#languages/areas.ts'
import { icu } from '#languages/icu.ts'

export const ownBusinesses: Language['ownBusinesses'] = {
  title: 'व्यवसाय',
  subtitle: 'जिन व्यवसायों में आप काम करते हैं, और हर एक में क्या बाकी है।',
  loading: 'आपके व्यवसाय खुल रहे हैं',
  loadFailed: 'आपके व्यवसाय नहीं खुले।',
  none: 'अभी कोई व्यवसाय नहीं',
  noneAbout: 'अपना व्यवसाय बनाएँ, या किसी और के मालिक से कहें कि वे सेटिंग → सदस्य में आपको बुलाएँ।',
  setUp: 'अपना व्यवसाय बनाएँ',
  roles: { owner: 'मालिक', partner: 'पार्टनर', accountant: 'अकाउंटेंट' },
  open: icu('{business} खोलें'),
  here: 'आप यहाँ हैं',
  nothing: 'कुछ बाकी नहीं है',
  openShort: 'खोलें',
  columns: {
    business: 'व्यवसाय',
    gstr1: 'GSTR-1 भरना है',
    gstr3b: 'GSTR-3B भरना है',
    refused: 'पोर्टल नहीं लेगा',
    check: 'जाँचना है',
    claims: 'पक्का करना है',
    toMatch: 'मिलान बाकी',
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
    title: 'यह व्यवसाय नहीं खुला',
    about: 'अपना कनेक्शन देखें और फिर कोशिश करें।',
  },
  closed: {
    title: 'यह सर्वर अभी सदस्यों को अंदर नहीं आने देता',
    about:
      'न कुछ दिखाया गया, न बदला गया। जो इसे चलाते हैं, वे सेटअप पूरा कर सकते हैं: डिप्लॉय की जाँच बताती है कि क्या बाकी है।',
    leave: 'अपने खाते में लौटें',
  },
}
