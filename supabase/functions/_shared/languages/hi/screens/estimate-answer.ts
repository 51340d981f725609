import type { Language } from '#languages/areas.ts'
import { icu } from '#languages/icu.ts'

export const estimateAnswer: Language['estimateAnswer'] = {
  title: 'जवाब',
  loading: 'जवाब खुल रहा है',
  expired: icu('ग्राहक ने जवाब नहीं दिया। यह {day} तक मान्य था।'),
  neverSent: icu('आपने इसे भेजा ही नहीं। यह {day} तक मान्य था।'),
  issued: icu('भेजने पर ग्राहक {day} तक जवाब दे सकता है।'),
  open: icu('ग्राहक {day} तक लिंक से जवाब दे सकता है।'),
  acceptedNoted: icu('{instant} को मंज़ूर, जैसा आपने दर्ज किया।'),
  declinedNoted: icu('{instant} को नामंज़ूर, जैसा आपने दर्ज किया।'),
  acceptedBy: icu('{name} ने {instant} को मंज़ूर किया।'),
  declinedBy: icu('{name} ने {instant} को नामंज़ूर किया।'),
  restored: 'यह वापस लाई गई फ़ाइल में लिखा है; यहाँ किसी ने जवाब नहीं दिया।',
  became: icu('इससे <link>{number}</link> बना।'),
  onward: {
    title: 'इनवॉइस',
    loading: 'स्थिति खुल रही है',
    next: {
      proforma_invoice: 'इससे कुछ बकाया नहीं होता। सप्लाई होने पर इनवॉइस बनाएँ: वह मिले हुए पैसों से चुकता है।',
      delivery_challan: 'माल बिकने पर इनवॉइस बनाएँ। उससे पहले कुछ बकाया नहीं होता।',
      job_work_challan: 'इनवॉइस तभी बनाएँ जब माल वापस न आए। उससे पहले कुछ बकाया नहीं होता।',
      approval_challan: 'ग्राहक माल रख ले, तब इनवॉइस बनाएँ। उससे पहले कुछ बकाया नहीं होता।',
    },
    advance: icu('जो पैसे आते हैं, वे <link>{client}</link> के एडवांस में रहते हैं।'),
  },
  convert: 'इनवॉइस बनाएँ',
  convertOf: icu('इनवॉइस बनाएँ: {number}'),
  converting: 'ड्राफ़्ट खुल रहा है...',
  again: 'एस्टीमेट दोबारा जारी करें',
  told: 'क्या ग्राहक ने फ़ोन पर या मिलकर बताया?',
  accept: 'मंज़ूर हुआ',
  decline: 'नामंज़ूर हुआ',
  noting: 'दर्ज हो रहा है...',
}
