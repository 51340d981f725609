import type { Supply } from '../document/invoice.ts'

type SupplyFacts = { supply: Supply | null; clientCountry: string; placeOfSupply: string | null }

/** What the document is by itself, before any tax: who says that the place is in India says so of a client abroad, too. */
export function supplyKind({ supply, clientCountry, placeOfSupply }: SupplyFacts): Supply {
  const isAbroad = clientCountry !== 'IN' && (placeOfSupply ?? '96') === '96'
  return supply ?? (isAbroad ? 'export' : 'domestic')
}
