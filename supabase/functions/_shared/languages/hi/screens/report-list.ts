import type { Language } from '#languages/areas.ts'
import { icu } from '#languages/icu.ts'

export const reportList: Language['reportList'] = {
  checkConnection: 'अपना इंटरनेट जाँचें, फिर कोशिश करें।',
  title: 'रिपोर्ट',
  subtitle: 'महीना कैसा रहा, आपके और आपके अकाउंटेंट के लिए',
  loading: 'रिपोर्ट खुल रही है',
  failed: 'आँकड़े नहीं खुल सके',
  failedHelp: 'सारी रिपोर्ट फिर भी खोल सकते हैं।',
  groups: { tax: 'टैक्स', books: 'बही-खाता', money: 'आने वाला पैसा' },
  figures: {
    filed: icu('{months}: {day} को भरा गया'),
    notFiled: 'अभी नहीं भरा',
    nil: icu('{months}: शून्य · {day} तक भरें'),
    nilLate: icu('{months}: शून्य · {day} तक भरना था'),
    nilOnly: icu('{months}: शून्य'),
    due: icu('{months} · {day} तक भरें'),
    wasDue: icu('{months} · {day} तक भरना था'),
    invoices: icu('{month} में {count, plural, one {# इनवॉइस} other {# इनवॉइस}}'),
    revenue: icu('{month} में {amount}'),
    owed: icu('{amount} बकाया'),
    owedLate: icu('{amount} बकाया · देरी: {count}'),
    toMatch: icu('{count} का मिलान बाकी'),
    toMatchMost: icu('{count} या ज़्यादा का मिलान बाकी'),
    noneToMatch: 'मिलान के लिए कुछ नहीं',
  },
  places: {
    gstr1: {
      label: 'GSTR-1',
      about: 'बिक्री का रिटर्न, पोर्टल के लिए फ़ाइल में',
    },
    law: { label: 'कानून क्या कहता है', about: 'किसी भी दिन की दरें, सीमाएँ और तारीखें, उनके स्रोत के साथ' },
    gstr3b: { label: 'GSTR-3B', about: 'टैक्स का सार, पोर्टल पर कॉपी करने के लिए' },
    registers: {
      label: 'रजिस्टर',
      about: 'अवधि के हिसाब से इनवॉइस, भुगतान, TDS और नोट',
    },
    tally: {
      label: 'Tally',
      about: 'अकाउंटेंट के Tally के लिए वाउचर और लेजर की फ़ाइलें',
    },
    statements: {
      label: 'स्टेटमेंट',
      about: 'ग्राहक का खाता: PDF, ईमेल या लिंक से',
    },
    ageing: { label: 'कब से बकाया', about: 'किसका कितना बकाया है, और कब से' },
    revenue: { label: 'आमदनी', about: 'ग्राहक, आइटम और महीने के हिसाब से' },
    tds: {
      label: 'TDS क्रेडिट',
      about: 'ग्राहकों ने कितना काटा, और कितना टैक्स विभाग तक पहुँचा',
    },
    exports: {
      label: 'निर्यात',
      about: 'विदेश को बिक्री: घोषणाएँ, आखिरी तारीखें और आया हुआ पैसा',
    },
    bank: {
      label: 'बैंक फ़ाइल',
      about: 'आया हुआ पैसा इनवॉइस से मिलाएँ',
    },
    import: { label: 'इम्पोर्ट', about: 'ग्राहक, आइटम और पुराने इनवॉइस' },
  },
}
