import type { Language } from '#languages/areas.ts'
import { icu } from '#languages/icu.ts'

export const corrections: Language['corrections'] = {
  amends: {
    title: icu('पहले के रिटर्न के संशोधन ({count})'),
    about:
      'कुछ करना नहीं है: फ़ाइल में ये पूरी नई रकमों के साथ हैं (टेबल 9A, 9C, 10 और 11)। GSTR-3B में अंतर जाता है।',
    csv: icu('CSV: {title} ({name})'),
  },
  waiting: {
    title: icu('{months} के सुधार ({count})'),
    question: icu('क्या {months} का GSTR-3B भरा जा चुका है?'),
    open: 'नहीं, अभी बाकी है',
    openAbout: 'ये सुधार पोर्टल पर GSTR-1A में भरें, फिर यहाँ GSTR-1A भरा हुआ दर्ज करें। डालने की रकमें CSV में हैं।',
    filed: 'हाँ, भरा जा चुका है',
    filedAbout: 'GSTR-3B भरा हुआ दर्ज करें। तब ये सुधार इसी रिटर्न में आएँगे।',
    gstin: 'GSTR-1A में खरीदार का GSTIN नहीं बदला जा सकता। उसे यही रिटर्न सुधारता है।',
    gstr1a: 'GSTR-1A भरा हुआ दर्ज करें',
    gstr3b: 'GSTR-3B भरा हुआ दर्ज करें',
  },
  corrected: {
    title: icu('भरने के बाद बदला ({count})'),
    about: 'यह रिटर्न वही दिखाता है जो भरा गया था। उसके बाद आपका हिसाब बदला है।',
    pending: 'अगले GSTR-1 में जाएगा',
    over: icu('{day} के बाद देर हो चुकी है: अपने अकाउंटेंट से पूछें'),
    via: icu('{months} का {form}'),
  },
  yearEnds: icu('{year} के सुधार {day} तक बताए जा सकते हैं।'),
  until: icu('ये {day} तक, या सालाना रिटर्न भरने तक, सुधारे जा सकते हैं।'),
  rejected: 'खरीदार ने ठुकराया, फिर बताया गया: टैक्स में कोई बदलाव नहीं',
  advances: icu('एडवांस, {place}, {rate} %'),
  received: 'मिला',
  used: 'समायोजित',
  value: icu('{was} → {now}'),
  months: 'अवधि',
  note: {
    title: icu('{number} सुधारें'),
    about:
      'इस नोट वाला GSTR-1 भरा जा चुका है। नए नोट की तारीख वही रहेगी और नंबर के पीछे एक अक्षर लगेगा; यह नोट रद्द हो जाएगा। बदलाव अगले रिटर्न या GSTR-1A में जाएगा।',
    loading: 'इनवॉइस लोड हो रहा है',
  },
  rejections: {
    title: 'पोर्टल पर ठुकराए गए क्रेडिट नोट',
    about:
      'खरीदार पोर्टल के इनवॉइस मैनेजमेंट सिस्टम (IMS) में क्रेडिट नोट ठुकरा सकता है। तब पोर्टल उसका टैक्स आपके GSTR-3B में जोड़ता है। अगला रिटर्न वही नोट फिर बताता है, जिससे वह टैक्स घट जाता है।',
    byHand: 'पोर्टल पर “IMS outward supplies” में वे नोट हैं जो खरीदारों ने ठुकराए। हर एक को यहाँ दर्ज करें।',
    none: 'कोई दर्ज नहीं है।',
    add: 'ठुकराया गया नोट दर्ज करें',
    note: 'क्रेडिट नोट',
    choose: 'क्रेडिट नोट चुनें',
    option: icu('{number} · {amount} · {name}'),
    day: 'ठुकराने की तारीख',
    dayHelp: 'पोर्टल पर दिखी तारीख।',
    save: 'ठुकराया हुआ दर्ज करें',
    saving: 'दर्ज हो रहा है...',
    rejectedOn: icu('{day} को ठुकराया गया'),
    raises: icu('फिर बताने तक आपके टैक्स में {amount} जुड़ता है। आखिरी तारीख: {day}'),
    zero: icu('{months} के {form} में फिर बताया गया: टैक्स में कोई बदलाव नहीं'),
    takeBack: 'वापस लें',
    takeBackOf: icu('वापस लें: {number} ठुकराया गया'),
  },
}
