import type { DocumentCatalogue } from '#languages/document-catalogue.ts'

export const statementPage: DocumentCatalogue['statementPage'] = {
  account: 'खाता',
  untilToday: (today) => `आज, ${today} तक`,
  onLastDay: (lastDay, amount) => `${lastDay} को: ${amount}`,
  payment: (client) => `${client} का खाता`,
  questions: 'इस स्टेटमेंट के बारे में कोई सवाल? यहाँ लिखें:',
  withdrawn: 'खाते का यह स्टेटमेंट वापस ले लिया गया है',
  askOf: (seller) =>
    `${seller} ने इसे वापस ले लिया है। अपने खाते के बारे में कोई सवाल हो, तो कृपया ${seller} से पूछें।`,
  tooLong: 'खाते का यह स्टेटमेंट दिखाने के लिए बहुत लंबा है',
  askForLess: (seller) =>
    `इन दिनों में अब 2,000 से ज़्यादा लाइनें हैं। कृपया ${seller} से कम दिनों का स्टेटमेंट माँगें।`,
  resting: 'यह लिंक अभी बंद है',
  askResting: (seller) =>
    `${seller} अभी यहाँ कुछ नहीं दिखाते। अपने खाते के बारे में कोई सवाल हो, तो कृपया ${seller} से पूछें।`,
  notFound: 'खाते का स्टेटमेंट नहीं मिला',
  askSender:
    'यह लिंक खाते के किसी स्टेटमेंट पर नहीं ले जाता। हो सकता है कि लिंक अधूरा हो: जिसने भेजा, कृपया उनसे नया लिंक माँगें।',
  failed: 'खाते का स्टेटमेंट नहीं खुल सका',
}
