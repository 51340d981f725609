import { hasUtgst, stateNameOf } from './states.ts'
import type { DecidedSupply } from './supply.ts'

const named = (code: string | null) => stateNameOf(code) ?? 'another State'

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
      return 'the client is abroad'
    case 'sez':
      return 'the client is in a special economic zone'
    case 'chosen':
      return isOwn
        ? `the place of supply is ${place}, as you chose, and so are you`
        : `the place of supply is ${place}, as you chose, and you are in ${own}`
    case 'own_state':
      return `the client’s State is not known, so it counts as yours, ${own}`
    default:
      return isOwn
        ? `the client is in ${place}, and so are you`
        : `the client is in ${place}, you are in ${own}`
  }
}

/** What tax a document bears, and why, in one sentence for its seller; null of a seller without GST. */
export function supplySentence(decided: DecidedSupply): string | null {
  if (decided.reason.code === 'not_registered') return null
  if (decided.reason.code === 'composition') {
    return 'No tax: a composition dealer collects none.'
  }
  if (decided.split === 'zero') {
    return `No tax, under your letter of undertaking: ${why(decided)}.`
  }
  const sentence = `${taxName(decided)}: ${why(decided)}.`
  return decided.charged ? sentence : `${sentence} The client pays it (reverse charge).`
}
