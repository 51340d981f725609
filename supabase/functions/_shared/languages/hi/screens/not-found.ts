import type { Language } from '#languages/areas.ts'
import { icu } from '#languages/icu.ts'

export const notFound: Language['notFound'] = {
  title: 'पेज नहीं मिला',
  text: 'इस पते पर कुछ नहीं है। हो सकता है पता गलत लिखा गया हो, या पेज कहीं और चला गया हो।',
  toDashboard: icu('<b>{seconds, plural, one {# सेकंड} other {# सेकंड}}</b> में आप डैशबोर्ड पर पहुँच जाएँगे।'),
  toHome: icu('<b>{seconds, plural, one {# सेकंड} other {# सेकंड}}</b> में आप मुख्य पेज पर पहुँच जाएँगे।'),
  dashboardSoon: icu('करीब {seconds} सेकंड में आप डैशबोर्ड पर पहुँच जाएँगे। रुकना हो तो “यहीं रहें” दबाएँ।'),
  homeSoon: icu('करीब {seconds} सेकंड में आप मुख्य पेज पर पहुँच जाएँगे। रुकना हो तो “यहीं रहें” दबाएँ।'),
  cancel: 'यहीं रहें',
  cancelled: 'ठीक है, आप यहीं हैं। जब तक चाहें रुकें।',
  takeHome: 'मुख्य पेज पर जाएँ',
  goBack: 'पीछे जाएँ',
  refresh: 'पेज फिर खोलें',
  quickLinks: 'सीधे लिंक',
  home: 'होम',
  dashboard: 'डैशबोर्ड',
  invoices: 'इनवॉइस',
  lost: icu('अब भी नहीं मिला? <support>सहायता</support> देखें या <mail>{email}</mail> पर लिखें।'),
}
