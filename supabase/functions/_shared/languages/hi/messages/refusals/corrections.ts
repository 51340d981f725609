import type { correctionsRefusals as English } from '#languages/en/messages/refusals/corrections.ts'
import type { RefusalsLike } from '#languages/words.ts'
import { daysInHindi } from '../../days.ts'

const anew = 'दस्तावेज़ का पूरा क्रेडिट नोट बनाएँ और नया जारी करें।'

const untold: Readonly<Record<string, string>> = {
  export: 'निर्यात पर IGST लगता है या नहीं, यह संशोधन से नहीं बदलता।',
  buyer: 'संशोधन से खरीदार का GSTIN न जुड़ सकता है, न हट सकता है: दस्तावेज़ दूसरी टेबल में चला जाएगा।',
  section: 'इस कुल रकम से इनवॉइस GSTR-1 की दूसरी टेबल में चला जाएगा (₹1 लाख, दूसरा राज्य, बिना GSTIN)।',
  place: 'बिना GSTIN वाली बिक्री की सप्लाई की जगह संशोधन से नहीं बदलती।',
  untaxed: 'शून्य दर, छूट वाली और GST से बाहर की रकमें संशोधन से नहीं बदलतीं।',
  currency: 'पैसा दूसरी मुद्रा में मिला है।',
  client: 'पैसा दूसरे क्लाइंट से मिला है।',
  commercial: 'संशोधन से नोट पर टैक्स न जुड़ सकता है, न हट सकता है।',
}

export const correctionsRefusals: RefusalsLike<typeof English> = {
  correction_not_filed:
    'इस दस्तावेज़ का GSTR-1 भरा हुआ दर्ज नहीं है, इसलिए संशोधन की ज़रूरत नहीं। दस्तावेज़ को सीधे सुधारें।',
  correction_too_late: ({ day }) =>
    `इस वित्तीय वर्ष के दस्तावेज़ ${daysInHindi.longDay(day)} तक ही सुधारे जा सकते थे (CGST अधिनियम, धारा 37(3))। अपने अकाउंटेंट से पूछें।`,
  correction_other_gstin: 'यह दस्तावेज़ दूसरे GSTIN से जारी हुआ था। इसका संशोधन उसी के पोर्टल पर होगा।',
  correction_number_full: `सुधार के लिए 16 अक्षरों का कोई नंबर नहीं बचा। ${anew}`,
  correction_below_paid: 'सुधारी गई कुल रकम से ज़्यादा पैसा मिल चुका है। अंतर का क्रेडिट नोट बनाएँ।',
  not_amendable: ({ of }) => `${untold[of] ?? ''} ${anew}`.trim(),
  rejection_unregistered: 'पोर्टल पर क्रेडिट नोट वही खरीदार ठुकरा सकता है जिसका GSTIN है।',
  rejection_day: 'तारीख नोट की तारीख और आज के बीच की होनी चाहिए।',
  amendment_unfiled: 'GSTR-1A भरे हुए GSTR-1 को सुधारता है। पहले उसे भरा हुआ दर्ज करें।',
  amendment_closed: 'इस अवधि का GSTR-3B भरा हुआ दर्ज है, इसलिए GSTR-1A बंद है। अगला GSTR-1 इसे सुधारेगा।',
}
