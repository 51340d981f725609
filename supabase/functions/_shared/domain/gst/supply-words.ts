import type { supply } from '#languages/en/messages/supply.ts'
import type { Words } from '#languages/words.ts'
import { hasUtgst } from './states.ts'
import type { DecidedSupply } from './supply.ts'

export type SupplyWords = Words<typeof supply>

/** "IGST", "CGST + SGST"; null where no tax is taken. */
function taxName({ split, placeOfSupply }: DecidedSupply): string | null {
  if (split === 'inter') return 'IGST'
  if (split === 'intra') return hasUtgst(placeOfSupply) ? 'CGST + UTGST' : 'CGST + SGST'
  return null
}

/** Explains the tax by the seller's State and that of the supply. */
function why(words: SupplyWords, { reason, placeOfSupply: place }: DecidedSupply): string {
  const { code, params } = reason
  const { own } = params
  const isOwn = place === own
  switch (code) {
    case 'export':
      return words.abroad
    case 'sez':
      return words.sez
    case 'chosen':
      return isOwn ? words.chosenOwn(place) : words.chosen(place, own)
    case 'own_state':
      return words.unknown(own)
    default:
      return isOwn ? words.sameState(place) : words.otherState(place, own)
  }
}

/** Tells a seller in one sentence which tax a document bears and why; null for a seller without GST. */
export function supplySentence(words: SupplyWords, decided: DecidedSupply): string | null {
  if (decided.reason.code === 'not_registered') return null
  if (decided.reason.code === 'composition') {
    return words.composition
  }
  if (decided.split === 'zero') {
    return words.zero(why(words, decided))
  }
  const sentence = words.taxed(taxName(decided), why(words, decided))
  return decided.charged ? sentence : `${sentence} ${words.reverseCharge}`
}
