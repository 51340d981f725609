import type { DocumentCatalogue } from '#languages/document-catalogue.ts'

export const statementMail: DocumentCatalogue['statementMail'] = {
  opening: (period, state) => `यह रहा आपके खाते का ${period} का स्टेटमेंट, जिसके हिसाब से ${state}`,
  nothingLeft: 'कुछ भी बकाया नहीं है',
  owed: (amount) => `${amount} बकाया हैं`,
  inFavour: (amount) => `${amount} आपके खाते में जमा हैं`,
  tellUs: 'अगर इसमें कुछ आपके हिसाब से मेल न खाए, तो कृपया हमें बताएँ।',
  view: 'खाते का स्टेटमेंट देखें',
}
