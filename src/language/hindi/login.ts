import type { Language } from '../areas.ts'
import { icu } from '../icu.ts'

export const login: Language['login'] = {
  welcome: 'फिर से स्वागत है',
  withGoogle: 'अपने ईमेल या Google से साइन इन करें।',
  withPassword: 'अपने ईमेल और पासवर्ड से साइन इन करें।',
  email: 'ईमेल',
  password: 'पासवर्ड',
  forgot: 'पासवर्ड भूल गए?',
  verify: 'अपना ईमेल पक्का करें',
  signIn: 'साइन इन करें',
  signingIn: 'साइन इन हो रहा है...',
  failed: 'साइन इन नहीं हुआ। फिर कोशिश करें।',
  or: 'या',
  byCode: 'या <link>मेल पर आए कोड से साइन इन करें</link>',
  newHere: icu('{product} पर नए हैं? <link>खाता बनाएँ</link>'),
}
