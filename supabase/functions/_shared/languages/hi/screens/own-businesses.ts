import type { Language } from '#languages/areas.ts'
import { icu } from '#languages/icu.ts'

export const ownBusinesses: Language['ownBusinesses'] = {
  title: 'व्यवसाय',
  subtitle: 'जिनके लिए आप काम करते हैं, और हर एक में क्या बाकी है।',
  loading: 'आपके व्यवसाय खुल रहे हैं',
  loadFailed: 'आपके व्यवसाय नहीं खुले।',
  none: 'अभी कोई व्यवसाय नहीं',
  noneAbout: 'अपना व्यवसाय बनाएँ, या किसी और के मालिक से कहें कि वे सेटिंग → सदस्य में आपको बुलाएँ।',
  setUp: 'अपना व्यवसाय बनाएँ',
  roles: { owner: 'मालिक', partner: 'पार्टनर', accountant: 'अकाउंटेंट' },
  open: icu('{business} खोलें'),
  here: 'आप यहाँ हैं',
  nothing: 'कुछ बाकी नहीं है।',
  unfiled: icu('{count, plural, one {{months} का GSTR-1 भरना है} other {GSTR-1 भरने हैं: {months}}}'),
  unchecked: icu('{month} जाँचा नहीं गया'),
  claims: icu('{count, plural, one {1 भुगतान पक्का करना है} other {{count} भुगतान पक्के करने हैं}}'),
  toMatch: icu(
    '{count, plural, one {बैंक की 1 जमा का मिलान बाकी} other {बैंक की {count} जमा का मिलान बाकी}}',
  ),
  switchTo: icu('{business}, {role}। व्यवसाय बदलें'),
  all: 'सारे व्यवसाय',
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
  checked: {
    title: 'जाँच',
    loading: 'निशान खुल रहा है',
    loadFailed: 'इन महीनों की जाँच का निशान नहीं खुला।',
    ask: icu('{month} देख लेने पर निशान लगाएँ। इससे कुछ बंद नहीं होता।'),
    mark: icu('{month} पर जाँच का निशान लगाएँ'),
    at: icu('{month} की जाँच {at} को हुई'),
    by: icu('{month} की जाँच {at} को {name} ने की'),
    undo: icu('{month} का निशान हटाएँ'),
    failed: 'निशान नहीं बदला। कृपया फिर कोशिश करें।',
  },
}
