import type { SheetCatalogue } from '#languages/document-catalogue.ts'
import { inCapitals } from '#languages/en/documents/titles.ts'
import { amountInHindi } from './amount-in-words.ts'
import { day } from './days.ts'
import { labels } from './labels.ts'
import { methodOf } from './methods.ts'
import { kinds, nounOf, statuses } from './names.ts'
import { countryText, stateText } from './places.ts'
import { titles } from './titles.ts'

export const sheet: SheetCatalogue = {
  lang: 'hi-IN',
  labels,
  titles,
  official: (title) => `${titles[title]} · ${inCapitals(title)}`,
  kinds,
  statuses,
  method: methodOf,
  day,
  state: stateText,
  country: countryText,
  words: (minor, currency) => [amountInHindi(minor, currency)],
  from: (name, seller) => `${name}, ${seller} की ओर से`,
  signedFor: (seller) => `${seller} के लिए`,
  against: (kind) => `किस ${nounOf(kind)} पर`,
  of: (what, whole) => `${what}, ${whole}`,
  later: (count) => (count === 0 ? 'इनवॉइस के साथ' : `उसके ${count} दिन बाद`),
  absent: {
    paymentMethod: 'नहीं बताया गया',
    notes: 'भुगतान की शर्त: 30 दिन में। आखिरी तारीख के बाद देरी का शुल्क लगेगा।',
    number: 'अगला नंबर',
  },
  pageOf: (at, pages) => `पेज ${at} / ${pages}`,
}
