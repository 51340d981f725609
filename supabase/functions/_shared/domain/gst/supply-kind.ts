import type { Supply } from '../document/invoice.ts'

type SupplyFacts = { supply: Supply | null; clientCountry: string; placeOfSupply: string | null }

/**
 * Returns the kind of supply before any tax is reckoned. A place of supply in India makes it
 * domestic, even for a client abroad.
 */
export function supplyKind({ supply, clientCountry, placeOfSupply }: SupplyFacts): Supply {
  const isAbroad = clientCountry !== 'IN' && (placeOfSupply ?? '96') === '96'
  return supply ?? (isAbroad ? 'export' : 'domestic')
}
