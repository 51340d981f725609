import type { Language } from '#languages/areas.ts'
import { icu } from '#languages/icu.ts'

export const site: Language['site'] = {
  skip: 'सीधे पेज के मुख्य हिस्से पर जाएँ',
  home: icu('{product} मुख्य पेज'),
  tagline: 'पेशेवर इनवॉइसिंग',
  notifications: 'सूचनाएँ',
  optional: '(ज़रूरी नहीं)',
  showPassword: 'पासवर्ड दिखाएँ',
  hidePassword: 'पासवर्ड छिपाएँ',
  tryAgain: 'फिर कोशिश करें',
  partsFailed: 'इस पेज के कुछ हिस्से नहीं खुल पाए।',
  loadedAt: icu('इंटरनेट नहीं है। यह {time} को खुली जानकारी है।'),
  language: icu('भाषा: {name}'),
  languageFailed: 'भाषा नहीं खुल सकी। अपना इंटरनेट जाँचें, फिर कोशिश करें।',
  loading: {
    title: 'आपका काम खुल रहा है',
    text: 'ज़रा रुकिए, सब कुछ तैयार हो रहा है',
  },
  crash: {
    title: 'यह पेज नहीं दिखाया जा सका',
    text: 'अपना इंटरनेट जाँचें, फिर कोशिश करें। आपका लिखा हुआ सुरक्षित है।',
  },
  theme: {
    toggle: 'थीम बदलें',
    now: icu('थीम: {now}'),
    next: icu('थीम: {now}। {next} के लिए दबाएँ।'),
    dark: 'डार्क',
    light: 'लाइट',
    system: 'सिस्टम',
  },
  footer: {
    product: 'प्रोडक्ट',
    pricing: 'कीमत',
    profile: 'प्रोफ़ाइल',
    company: 'कंपनी',
    about: 'हमारे बारे में',
    careers: 'नौकरियाँ',
    contact: 'संपर्क',
    resources: 'मदद',
    blog: 'ब्लॉग',
    support: 'सहायता',
    legal: 'कानूनी',
    privacy: 'प्राइवेसी',
    terms: 'शर्तें',
  },
}
