import type { DocumentCatalogue } from '#languages/document-catalogue.ts'

const answered = (accepted: boolean, name: string | null, on: string) =>
  `${on} को ${name === null ? '' : `${name} ने `}${accepted ? 'मंज़ूर' : 'नामंज़ूर'} किया${name === null ? ' गया' : ''}`

export const estimate: DocumentCatalogue['estimate'] = {
  labels: {
    accept: 'मंज़ूर करें',
    decline: 'नामंज़ूर करें',
    acceptThis: 'यह एस्टीमेट मंज़ूर करें',
    declineThis: 'यह एस्टीमेट नामंज़ूर करें',
    yourName: 'आपका नाम',
    failed: 'आपका जवाब भेजा नहीं जा सका। कृपया फिर कोशिश करें।',
    ended: 'यह लिंक बंद हो चुका है, या एस्टीमेट वापस ले लिया गया।',
  },
  states: {
    sent: 'जवाब बाकी',
    accepted: 'मंज़ूर',
    declined: 'नामंज़ूर',
    expired: 'समय निकल गया',
    converted: 'इनवॉइस बना',
    cancelled: 'रद्द',
  },
  validUntil: (until) => `${until} तक मान्य`,
  expired: (until, seller) =>
    `यह ${until} तक मान्य था, अब यहाँ जवाब नहीं दिया जा सकता। नए के लिए ${seller} से कहें।`,
  converted: (seller) => `${seller} ने इसका इनवॉइस बना दिया है।`,
  answered: (accepted, name, on, seller) => `${answered(accepted, name, on)}। ${seller} को पता है।`,
  answeredByFile: (accepted, name, on, seller) =>
    `${seller} की वापस लाई गई फ़ाइल के अनुसार ${answered(accepted, name, on)}।`,
  answeredOnce: (seller) => `${seller} देखेंगे कि किसने जवाब दिया। जवाब एक ही बार दिया जा सकता है।`,
}
