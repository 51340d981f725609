import type { Language } from '#languages/areas.ts'
import { icu } from '#languages/icu.ts'

export const drafts: Language['drafts'] = {
  checkConnection: 'अपना इंटरनेट जाँचें, फिर कोशिश करें।',
  loading: 'आपके ड्राफ़्ट खुल रहे हैं',
  none: 'कोई ड्राफ़्ट नहीं',
  noneAbout: 'आप जो शुरू करके अधूरा छोड़ते हैं, वह यहाँ मिलता है।',
  loadingMore: 'खुल रहा है...',
  more: icu('और दिखाएँ ({total} में से {shown})'),
  opening: 'ड्राफ़्ट खुल रहा है...',
  duplicate: 'कॉपी बनाएँ',
  revise: 'सुधारें',
  correct: 'भरने के बाद सुधारें',
  card: {
    named: icu('{client} के लिए ड्राफ़्ट'),
    unnamed: 'बिना ग्राहक का ड्राफ़्ट',
    noClient: 'ग्राहक अभी नहीं है',
    noEmail: 'ईमेल अभी नहीं है',
    revision: 'सुधार, अभी नंबर नहीं',
    noNumber: 'अभी नंबर नहीं',
    recurring: icu('आवर्ती इनवॉइस, {period}'),
    changed: icu('{day} को बदला गया'),
    noTotal: 'कुल अभी नहीं है',
    actions: icu('{name} के विकल्प'),
    edit: 'बदलें',
    discard: 'हटाएँ',
  },
}
