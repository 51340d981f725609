import type { Language } from '../areas.ts'
import { icu } from '../icu.ts'

export const estimates: Language['estimates'] = {
  heading: 'एस्टीमेट',
  lead: 'आपने क्या कीमत बताई, और ग्राहकों ने क्या जवाब दिया।',
  create: 'एस्टीमेट बनाएँ',
  byState: 'स्थिति से फ़िल्टर करें',
  checkConnection: 'अपना इंटरनेट जाँचें, फिर कोशिश करें।',
  clearFilters: 'फ़िल्टर हटाएँ',
  loading: 'आपके एस्टीमेट खुल रहे हैं',
  noMatch: 'आपके फ़िल्टर से कोई एस्टीमेट नहीं मिला',
  empty: 'अभी कोई एस्टीमेट नहीं',
  emptyHelp: 'काम से पहले अपनी कीमत बताएँ। ग्राहक लिंक से मंज़ूर करता है, और वही इनवॉइस बन जाता है।',
  createFirst: 'पहला एस्टीमेट बनाएँ',
  found: icu('“{text}” वाले एस्टीमेट'),
  loadingMore: 'खुल रहा है...',
  showMore: icu('और दिखाएँ ({total} में से {shown})'),
  answeredOn: icu('{day} को जवाब आया'),
  answeredByFile: icu('वापस लाई गई फ़ाइल के अनुसार {day} को जवाब आया'),
  validUntil: icu('{day} तक मान्य'),
}
