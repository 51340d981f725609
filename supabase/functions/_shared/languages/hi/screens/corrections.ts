import type { Language } from '#languages/areas.ts'
import { icu } from '#languages/icu.ts'

export const corrections: Language['corrections'] = {
  amends: {
    title: icu('पहले के रिटर्न के संशोधन ({count})'),
    about: 'फ़ाइल में ये टेबल 9A, 9C, 10 और 11 में हैं, पूरी नई राशियों के साथ। GSTR-3B में अंतर जाता है।',
  },
  waiting: {
    title: icu('{months} के सुधार ({count})'),
    about: icu(
      'क्या {months} का GSTR-3B भरा जा चुका है? अगर नहीं, तो इन्हें पोर्टल पर GSTR-1A में डालें, फिर उसे दर्ज करें। अगर हाँ, तो उसे दर्ज करें, तब यही रिटर्न इन्हें सुधारेगा।',
    ),
    gstr1a: 'GSTR-1A भरा हुआ दर्ज करें',
    gstr3b: 'GSTR-3B भरा हुआ दर्ज करें',
  },
  corrected: {
    title: icu('भरने के बाद बदला ({count})'),
    about: 'यह रिटर्न वही दिखाता है जो भरा गया था। इन बदलावों के साथ वह आपके हिसाब के बराबर है।',
    pending: 'अभी किसी रिटर्न में नहीं',
    over: icu('{day} के बाद देर हो चुकी है: अपने अकाउंटेंट से पूछें'),
    via: icu('{months} का {form}'),
  },
  until: icu('ये {day} तक सुधारे जा सकते हैं। सालाना रिटर्न उससे पहले भर दिया तो समय वहीं खत्म हो जाता है।'),
  rejected: 'पोर्टल पर ठुकराया गया, वैसा ही फिर बताया गया: टैक्स का असर शून्य',
  advances: icu('एडवांस, {place}, {rate} %'),
  received: 'मिला',
  used: 'समायोजित',
  value: icu('{was} → {now}'),
  months: 'अवधि',
}
