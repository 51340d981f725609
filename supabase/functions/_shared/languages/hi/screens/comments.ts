import type { Language } from '#languages/areas.ts'
import { icu } from '#languages/icu.ts'

export const comments: Language['comments'] = {
  title: 'टिप्पणियाँ',
  loading: 'टिप्पणियाँ खुल रही हैं',
  loadFailed: 'टिप्पणियाँ नहीं खुल सकीं',
  add: 'टिप्पणी जोड़ें',
  field: 'टिप्पणी',
  private: 'इसे सिर्फ़ वे देखते हैं जो इस व्यवसाय के लिए काम करते हैं। Ctrl + Enter से जाती है।',
  send: 'टिप्पणी करें',
  sending: 'जा रही है...',
  failed: 'टिप्पणी सेव नहीं हुई। फिर कोशिश करें।',
  you: 'आप',
  owner: 'मालिक',
  removeOne: icu('{name} की टिप्पणी हटाएँ, {at}'),
  removing: {
    title: 'यह टिप्पणी हटाएँ?',
    lead: 'फिर इसे कोई नहीं पढ़ सकेगा। इसे वापस नहीं किया जा सकता।',
    act: 'टिप्पणी हटाएँ',
    acting: 'हटाई जा रही है...',
    failed: 'टिप्पणी नहीं हटी। फिर कोशिश करें।',
  },
}
