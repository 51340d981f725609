import type { DocumentCatalogue } from '#languages/document-catalogue.ts'

export const tdsMail: DocumentCatalogue['tdsMail'] = {
  subject: (quarter, seller) => `TDS, ${quarter}: ${seller}`,
  opening: (quarter) =>
    `आपके भुगतान के लिए धन्यवाद। हमने ${quarter} का TDS टैक्स विभाग के विवरण से मिलाया, और ये रकमें वहाँ अभी वैसी नहीं हैं जैसी हमने दर्ज की थीं:`,
  missing: (number, day, amount) => `- ${number}, ${day}: ${amount} काटा गया, वहाँ अभी नहीं है`,
  short: (number, day, amount, reached) =>
    `- ${number}, ${day}: ${amount} काटा गया, वहाँ ${reached} है`,
  wrongCode: (number, day, amount, found, expected) =>
    `- ${number}, ${day}: ${amount}, ${found} में दर्ज है, ${expected} में होना चाहिए`,
  sum: (amount) => `कुल ${amount} कम है।`,
  pan: (pan) => `हमारा पैन ${pan} है।`,
  ask: (form) =>
    `कृपया अपना TDS विवरण देखें और ज़रूरत हो तो ठीक करें। अगर वह दाखिल हो चुका है, तो कृपया हमें सर्टिफ़िकेट (फ़ॉर्म ${form}) भेजें।`,
  sorry: 'अगर आप यह इस बीच कर चुके हैं, तो कृपया इस संदेश पर ध्यान न दें।',
}
