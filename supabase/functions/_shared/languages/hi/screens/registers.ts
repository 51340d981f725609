import type { Language } from '#languages/areas.ts'
import { icu } from '#languages/icu.ts'

export const registers: Language['registers'] = {
  checkConnection: 'अपना इंटरनेट जाँचें, फिर कोशिश करें।',
  days: {
    form: 'रिपोर्ट की अवधि',
    label: 'अवधि',
    other: 'कोई और अवधि',
    from: 'कब से',
    until: 'कब तक',
    show: 'दिखाएँ',
    inMonth: icu('{month} में'),
    between: icu('{from} से {until} तक'),
  },
  download: { label: 'डाउनलोड', excel: 'Excel (.xlsx)', csv: 'CSV' },
  lines: {
    loading: icu('{report}: खुल रहा है'),
    table: icu('{report}, टेबल में'),
    sum: icu('{count, number} का जोड़'),
    reverse: 'रिवर्स चार्ज',
    showTaxes: 'टैक्स दिखाएँ',
    shown: icu('{count, number} में से {from}-{to} दिख रहे हैं'),
  },
  register: {
    title: 'रजिस्टर',
    label: 'रजिस्टर',
    none: {
      invoices: icu('{days} कोई इनवॉइस नहीं बना'),
      payments: icu('{days} कोई पैसा नहीं आया'),
      tds: icu('{days} किसी ग्राहक ने टैक्स नहीं काटा'),
      'credit-notes': icu('{days} कोई क्रेडिट नोट नहीं बना'),
    },
    tdsHelp: 'काटा गया टैक्स आप भुगतान के साथ दर्ज करते हैं।',
  },
  ageing: {
    title: 'कब से बकाया',
    subtitle: icu('{day} को आपको कितना मिलना है, और कितने दिन की देरी है'),
    empty: 'किसी पर आपका कुछ बकाया नहीं है',
    emptyHelp: 'इनवॉइस जारी होने के दिन से भुगतान होने तक यहाँ दिखता है।',
    overdue: icu('देरी: {amount}'),
    actions: 'काम',
    remind: 'रिमाइंडर भेजें',
    remindOf: icu('{client} को रिमाइंडर भेजें'),
    statement: 'स्टेटमेंट',
    statementOf: icu('{client} का स्टेटमेंट'),
  },
  revenue: {
    title: 'आमदनी',
    subtitle: icu('इनवॉइस, क्रेडिट नोट घटाकर, {from} – {until}'),
    label: 'आमदनी किस हिसाब से',
    by: { month: 'महीने के हिसाब से', client: 'ग्राहक के हिसाब से', item: 'आइटम के हिसाब से' },
    others: 'बाकी सब',
    none: icu('{days} कोई आमदनी नहीं हुई'),
  },
}
