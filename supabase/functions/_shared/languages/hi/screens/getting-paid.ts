import type { Language } from '#languages/areas.ts'
import { icu } from '#languages/icu.ts'

export const gettingPaid: Language['gettingPaid'] = {
  title: 'भुगतान पाना',
  about: 'आपके भेजे इनवॉइस पर ग्राहकों को यह दिखता है, और पैसा सीधे आपको आता है।',
  loading: 'भुगतान की जानकारी खुल रही है',
  loadFailed: 'भुगतान की जानकारी नहीं खुल सकी',
  none: 'भुगतान की जानकारी अभी नहीं है',
  noneAbout: 'अपनी UPI आईडी या बैंक खाता डालें, ताकि ग्राहक आपको भुगतान कर सकें।',
  add: 'भुगतान की जानकारी डालें',
  preview: {
    title: 'ग्राहक क्या स्कैन करते हैं',
    about: icu(
      'अपने फ़ोन से स्कैन करके देखें कि आपका नाम दिखता है। यह {amount} माँगता है; हर इनवॉइस अपनी रकम माँगता है।',
    ),
    code: icu('{upiId} को {amount} देने का कोड'),
    note: 'जाँच',
  },
  edit: 'बदलें',
  editLabel: 'भुगतान की जानकारी बदलें',
  save: 'सेव करें',
  saving: 'सेव हो रहा है...',
  fields: {
    upiId: 'UPI आईडी',
    accountName: 'खाताधारक का नाम',
    accountNumber: 'खाता नंबर',
    ifsc: 'IFSC',
    bankName: 'बैंक का नाम',
    swift: 'SWIFT कोड',
  },
  help: {
    upiId: 'ग्राहक इनवॉइस के लिंक से इसी UPI आईडी पर भुगतान करते हैं',
    accountName: 'जैसा बैंक में लिखा है',
    accountNumber: 'बैंक ट्रांसफ़र करने वाले ग्राहकों के लिए; 9 से 18 अंक',
    ifsc: '11 अक्षर; आपकी चेक बुक पर लिखे होते हैं',
    bankName: 'विदेशी ग्राहकों के लिए, SWIFT कोड के साथ',
    swift: '8 या 11 अक्षर; आपका बैंक बता देगा',
  },
  noBusiness: {
    title: 'पहले अपना व्यवसाय जोड़ें',
    about: 'भुगतान उसी को होता है: उसका नाम आपकी UPI आईडी और खाते के साथ दिखता है।',
    setUp: 'अपना व्यवसाय जोड़ें',
  },
}
