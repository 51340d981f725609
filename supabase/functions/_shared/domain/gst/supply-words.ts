import { hasUtgst, stateNameOf } from './states.ts'
import type { DecidedSupply } from './supply.ts'

/** Phrases that say which tax applies and why; `place` and `own` are names of States. */
export const supplyWords = {
  anotherState: 'another State',
  composition: 'No tax: a composition dealer collects none.',
  zero: (why: string) => `No tax, under your letter of undertaking: ${why}.`,
  taxed: (tax: string | null, why: string) => `${tax}: ${why}.`,
  reverseCharge: 'The client pays it (reverse charge).',
  abroad: 'the client is abroad',
  sez: 'the client is in a special economic zone',
  chosenOwn: (place: string) => `the place of supply is ${place}, as you chose, and so are you`,
  chosen: (place: string, own: string) =>
    `the place of supply is ${place}, as you chose, and you are in ${own}`,
  unknown: (own: string) => `the client’s State is not known, so it counts as yours, ${own}`,
  sameState: (place: string) => `the client is in ${place}, and so are you`,
  otherState: (place: string, own: string) => `the client is in ${place}, you are in ${own}`,
}

const named = (code: string | null) => stateNameOf(code) ?? supplyWords.anotherState

/** "IGST", "CGST + SGST"; null where no tax is taken. */
function taxName({ split, placeOfSupply }: DecidedSupply): string | null {
  if (split === 'inter') return 'IGST'
  if (split === 'intra') return hasUtgst(placeOfSupply) ? 'CGST + UTGST' : 'CGST + SGST'
  return null
}

/** Why the tax is what it is, of the seller's State and that of the supply. */
function why({ reason, placeOfSupply }: DecidedSupply): string {
  const { code, params } = reason
  const own = named(params.own)
  const place = named(placeOfSupply)
  const isOwn = placeOfSupply === params.own
  switch (code) {
    case 'export':
      return supplyWords.abroad
    case 'sez':
      return supplyWords.sez
    case 'chosen':
      return isOwn ? supplyWords.chosenOwn(place) : supplyWords.chosen(place, own)
    case 'own_state':
      return supplyWords.unknown(own)
    default:
      return isOwn ? supplyWords.sameState(place) : supplyWords.otherState(place, own)
  }
}

/** Tells a seller in one sentence which tax a document bears and why; null for a seller without GST. */
export function supplySentence(decided: DecidedSupply): string | null {
  if (decided.reason.code === 'not_registered') return null
  if (decided.reason.code === 'composition') {
    return supplyWords.composition
  }
  if (decided.split === 'zero') {
    return supplyWords.zero(why(decided))
  }
  const sentence = supplyWords.taxed(taxName(decided), why(decided))
  return decided.charged ? sentence : `${sentence} ${supplyWords.reverseCharge}`
}
