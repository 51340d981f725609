import type { Language } from '#languages/areas.ts'
import { icu } from '#languages/icu.ts'

export const registers: Language['registers'] = {
  checkConnection: 'अपना इंटरनेट जाँचें, फिर कोशिश करें।',
  days: {
    form: 'रिपोर्ट के दिन',
    label: 'दिन',
    other: 'और कोई दिन',
    from: 'कब से',
    until: 'कब तक',
    show: 'दिखाएँ',
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
    empty: {
      invoices: 'इन दिनों में कोई इनवॉइस नहीं बना।',
      payments: 'इन दिनों में कोई पैसा नहीं आया।',
      tds: 'इन दिनों में किसी ग्राहक ने टैक्स नहीं काटा। इसे आप भुगतान के साथ दर्ज करते हैं।',
      'credit-notes': 'इन दिनों में कोई क्रेडिट नोट नहीं बना।',
    },
  },
  ageing: {
    title: 'कब से बकाया',
    subtitle: icu('{day} को आपको कितना मिलना है, और आखिरी तारीख निकले कितने दिन हुए'),
    empty: 'किसी पर आपका कुछ बकाया नहीं है।',
  },
  revenue: {
    title: 'आमदनी',
    subtitle: icu('इनवॉइस, क्रेडिट नोट घटाकर, {from} – {until}'),
    label: 'आमदनी किस हिसाब से',
    by: { month: 'महीने के हिसाब से', client: 'ग्राहक के हिसाब से', item: 'आइटम के हिसाब से' },
    others: 'बाकी सब',
    empty: 'इन दिनों में कोई इनवॉइस नहीं बना।',
  },
}
