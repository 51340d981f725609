import type { sections as English } from '#languages/en/messages/sections.ts'
import type { Words } from '#languages/words.ts'

export const sections: Words<typeof English> = {
  b2b: { title: 'B2B', about: 'GSTIN वाले ग्राहकों के इनवॉइस, SEZ भी (टेबल 4 और 6B)' },
  b2cl: {
    title: 'B2C बड़े',
    about: 'दूसरे राज्य के बिना GSTIN वाले ग्राहकों के ₹1 लाख से ऊपर के इनवॉइस (टेबल 5)',
  },
  b2cs: {
    title: 'B2C बाकी',
    about: 'बिना GSTIN वाले ग्राहकों का बाकी सब, जगह और दर से, डेबिट नोट जोड़कर, क्रेडिट नोट घटाकर (टेबल 7)',
  },
  exp: { title: 'निर्यात', about: 'विदेश के ग्राहकों के इनवॉइस (टेबल 6A)' },
  cdnr: { title: 'क्रेडिट और डेबिट नोट, रजिस्टर्ड', about: 'GSTIN वाले ग्राहकों के (टेबल 9B)' },
  cdnur: { title: 'क्रेडिट और डेबिट नोट, अनरजिस्टर्ड', about: 'B2C बड़े और निर्यात के (टेबल 9B)' },
  exemp: {
    title: 'निल, छूट वाली और GST से बाहर',
    about: 'बिना टैक्स की सप्लाई, किसने खरीदी इसके हिसाब से (टेबल 8)',
  },
  at: {
    title: 'मिले एडवांस',
    about: 'सेवाओं के लिए, जिनका इस अवधि में इनवॉइस नहीं बना (टेबल 11A)',
  },
  atadj: {
    title: 'इनवॉइस में लगे एडवांस',
    about: 'पिछली अवधियों के, जो अब इनवॉइस में लगे या लौटाए गए (टेबल 11B)',
  },
  'hsn-b2b': { title: 'HSN, B2B', about: 'HSN/SAC से, GSTIN वाले ग्राहकों का (टेबल 12)' },
  'hsn-b2c': { title: 'HSN, B2C', about: 'HSN/SAC से, बाकी सबका, निर्यात भी (टेबल 12)' },
  docs: {
    title: 'जारी दस्तावेज़',
    about: 'हर सीरीज़ के नंबर, और उनमें से कितने रद्द हुए (टेबल 13)',
  },
}
