import type { Language } from '#languages/areas.ts'
import { icu } from '#languages/icu.ts'

export const login: Language['login'] = {
  welcome: 'फिर से स्वागत है',
  withGoogle: 'अपने ईमेल या Google से लॉग इन करें।',
  withPassword: 'अपने ईमेल और पासवर्ड से लॉग इन करें।',
  email: 'ईमेल',
  password: 'पासवर्ड',
  forgot: 'पासवर्ड भूल गए?',
  verify: 'अपना ईमेल वेरिफ़ाई करें',
  signIn: 'लॉग इन करें',
  signingIn: 'लॉग इन हो रहा है...',
  failed: 'लॉग इन नहीं हुआ। फिर कोशिश करें।',
  or: 'या',
  byCode: 'या <link>ईमेल पर आए कोड से लॉग इन करें</link>',
  newHere: icu('{product} पर नए हैं? <link>खाता बनाएँ</link>'),
}
