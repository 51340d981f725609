import { compact } from '../text.ts'
import { panOfGstin } from './gstin.ts'

export const panShape = /^[A-Z]{5}[0-9]{4}[A-Z]$/

/** Returns the PAN of a seller's tax ID: it is a GSTIN, or without GST text that may be a PAN. Null where it names none. */
export function panOfTaxId(taxId: string | null): string | null {
  const typed = compact(taxId ?? '')
  return panShape.test(typed) ? typed : panOfGstin(typed)
}
