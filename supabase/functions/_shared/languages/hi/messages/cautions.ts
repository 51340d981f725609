import type { cautions as English } from '#languages/en/messages/cautions.ts'
import type { Words } from '#languages/words.ts'

const rowsText = (rows: readonly number[]) =>
  rows.length > 5 ? `${rows.length} लाइनें` : `लाइन ${rows.join(', ')}`

export const cautions: Words<typeof English> = {
  ofRows: ({ rows, message }) => `${rowsText(rows)}: ${message}`,
  hsnMissing: 'HSN/SAC नहीं है। टैक्स इनवॉइस पर यह लिखा जाता है (अधिसूचना 78/2020)।',
  hsnLength: 'HSN/SAC में 4, 6 या 8 अंक होते हैं (अधिसूचना 78/2020)।',
  hsnLengthAbove: '₹5 करोड़ से ज़्यादा टर्नओवर पर HSN/SAC में 6 या 8 अंक होते हैं (अधिसूचना 78/2020)।',
  clientAddressMissing:
    'ग्राहक का पता नहीं लिखा है: रजिस्टर्ड ग्राहक के टैक्स इनवॉइस पर यह लिखा जाता है (CGST नियम 46)।',
  clientStateMissing:
    'ग्राहक का राज्य पता नहीं, इसलिए टैक्स आपके ही राज्य का माना गया है (IGST अधिनियम, धारा 12(2))।',
  sameGstin: ({ name }) => `${name} का भी यही GSTIN है। अगर दोनों एक हैं, तो उन्हें मिलाएँ।`,
  eInvoice:
    '₹5 करोड़ से ज़्यादा टर्नओवर पर इस इनवॉइस का ई-इनवॉइस नंबर (IRN, CGST नियम 48(4)) चाहिए, जो यहाँ नहीं लिया जाता।',
}
