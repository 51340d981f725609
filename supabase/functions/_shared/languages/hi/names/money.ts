import type { money as english } from '#languages/en/names/money.ts'
import type { Words } from '#languages/words.ts'

export const money: Words<typeof english> = {
  methods: {
    UPI: 'UPI',
    'Bank transfer': 'बैंक ट्रांसफ़र',
    Cash: 'नकद',
    Cheque: 'चेक',
    Card: 'कार्ड',
    Other: 'अन्य',
  },
  currencies: {
    INR: 'रुपया',
    USD: 'अमेरिकी डॉलर',
    EUR: 'यूरो',
    GBP: 'पाउंड स्टर्लिंग',
    AED: 'यूएई दिरहम',
    SGD: 'सिंगापुर डॉलर',
    AUD: 'ऑस्ट्रेलियाई डॉलर',
    CAD: 'कनाडाई डॉलर',
  },
  ages: {
    notDue: 'समय बाकी है',
    late30: '1–30 दिन',
    late60: '31–60 दिन',
    late90: '61–90 दिन',
    lateOver: '90 दिन से ज़्यादा',
  },
}
