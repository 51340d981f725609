import type { Language } from '#languages/areas.ts'

export const landing: Language['landing'] = {
  tab: 'पेशेवर इनवॉइसिंग',
  label: 'भारत के लिए पेशेवर इनवॉइसिंग',
  title: 'GST इनवॉइस तैयार। रिटर्न भी।',
  about:
    'रुपयों या डॉलर में इनवॉइस बनाएँ, UPI से भुगतान पाएँ, और GSTR-1 की वह फ़ाइल डाउनलोड करें जो पोर्टल लेता है। मुफ़्त।',
  start: 'शुरू करें',
  demo: 'डेमो देखें',
  free: 'कोई कार्ड नहीं चाहिए।',
  trial: 'बिना खाते के आज़माएँ',
  paper: {
    note: 'नमूने का इनवॉइस',
    language: 'इनवॉइस की भाषा',
    whole: 'पूरा इनवॉइस दिखाएँ',
    less: 'कम दिखाएँ',
  },
}
