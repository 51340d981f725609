import type { Params } from '#domain/messages/refusal-params.ts'
import type { PlainDate } from '../dates.ts'
import { type Seller, type Supply, supplies } from '../document/invoice.ts'
import type { NewInvoice } from '../document/new/new-invoice.ts'
import { financialYearOf } from '../periods.ts'
import { isOfIndia, stateOfGstin } from './gstin.ts'
import { gstStates } from './states.ts'
import { supplyKind } from './supply-kind.ts'
import type { Split } from './tax.ts'

type SupplySeller = Pick<Seller, 'gstRegistration' | 'taxId' | 'stateCode' | 'lutYear'>

/** The fields of a document that decide on its tax, besides its rows. */
export type SupplyDocument = Pick<
  NewInvoice,
  | 'clientCountry'
  | 'clientGstin'
  | 'clientStateCode'
  | 'supply'
  | 'withTax'
  | 'reverseCharge'
  | 'placeOfSupply'
  | 'placeOfSupplyReason'
>

/** The reason for the tax; for `own_state` nothing is known about the client, so the person is asked. */
export type SupplyReason =
  | 'not_registered'
  | 'composition'
  | 'export'
  | 'sez'
  | 'chosen'
  | 'client_gstin'
  | 'client_state'
  | 'own_state'

export type DecidedSupply = {
  supply: Supply
  /** A State's code, 96 of an export; null of a seller without GST. */
  placeOfSupply: string | null
  split: Split
  /** False on reverse charge. */
  charged: boolean
  /** False under a letter of undertaking. */
  withTax: boolean
  /** `place` and `own` are codes of States. */
  reason: { code: SupplyReason; params: { place: string | null; own: string | null } }
}

/** The database's refusal; `domain/refusals.ts` has its sentence. */
export type RefusedSupply = { refusal: string; field: string; params: Params }

const refused = (refusal: string, field: string, params: Params = {}): RefusedSupply => ({
  refusal,
  field,
  params,
})

const isState = (code: string) => gstStates.some((state) => state.code === code)

/** A letter of undertaking ends with its financial year. */
function lutProblem({ lutYear }: SupplySeller, issued: PlainDate): RefusedSupply | null {
  const needed = financialYearOf(issued)
  if (lutYear === null) return refused('lut_missing', 'withTax')
  return lutYear === needed ? null : refused('lut_other_year', 'withTax', { year: lutYear, needed })
}

type Place = { place: string | null; code: SupplyReason }

/**
 * Within India: the document's own place, else the State of the client's GSTIN, else the client's
 * State, else the seller's. A place other than the client's State needs a reason; for a client
 * without a State the place supplies it.
 */
function placeOf(seller: SupplySeller, document: SupplyDocument): Place | RefusedSupply {
  const { placeOfSupply: chosen, clientGstin, clientStateCode, clientCountry } = document
  const isAbroad = clientCountry !== 'IN'
  const ofGstin = isAbroad ? null : stateOfGstin(clientGstin ?? '')
  const ofClient = isAbroad ? null : (ofGstin ?? clientStateCode)
  if (chosen === null) {
    if (isAbroad) return refused('place_of_supply_required', 'placeOfSupply')
    if (ofClient === null) return { place: seller.stateCode, code: 'own_state' }
    return { place: ofClient, code: ofGstin === null ? 'client_state' : 'client_gstin' }
  }
  if (!isState(chosen)) return refused('place_of_supply_unknown', 'placeOfSupply')
  const isAgainst = isAbroad || (ofClient !== null && chosen !== ofClient)
  if (isAgainst && document.placeOfSupplyReason === null) {
    return refused('place_of_supply_reason_required', 'placeOfSupplyReason')
  }
  return { place: chosen, code: 'chosen' }
}

/**
 * Finds the facts of the client that contradict a supply, as `private.check_supply_facts` does: an
 * export leaves India (IGST Act s. 2(5), 2(6)), and a SEZ unit is in India and registered (s. 2(20),
 * CGST Rule 8).
 */
function contradictionOf(
  supply: Supply,
  { clientCountry, clientGstin }: Pick<SupplyDocument, 'clientCountry' | 'clientGstin'>,
): RefusedSupply | null {
  const isAbroad = clientCountry !== 'IN'
  if (supply === 'export') {
    if (!isAbroad) return refused('export_within_india', 'clientCountry')
    return isOfIndia(clientGstin ?? '') ? refused('export_to_gstin', 'clientGstin') : null
  }
  if (supply !== 'sez') return null
  if (isAbroad) return refused('sez_abroad', 'clientCountry')
  return stateOfGstin(clientGstin ?? '') === null
    ? refused('sez_gstin_required', 'clientGstin')
    : null
}

/** The supplies that there can be to a client. */
export const possibleSupplies = (
  client: Pick<SupplyDocument, 'clientCountry' | 'clientGstin'>,
): Supply[] => supplies.filter((supply) => contradictionOf(supply, client) === null)

/**
 * Returns the tax of a document issued today and the reason, like `private.supply_of`; or the
 * reason why it cannot be issued.
 */
export function supplyOf(
  seller: SupplySeller,
  document: SupplyDocument,
  issued: PlainDate,
): DecidedSupply | RefusedSupply {
  const { clientGstin, clientStateCode, reverseCharge, placeOfSupply } = document
  const own = seller.stateCode
  const isRegular = seller.gstRegistration === 'regular'
  const supply = supplyKind(document)
  // A seller with a letter of undertaking pays no tax unless the document says otherwise.
  const withTax =
    supply === 'domestic' || (document.withTax ?? (seller.lutYear === null || !isRegular))

  // Nobody supplies to their own registration.
  if (clientGstin !== null && clientGstin === seller.taxId)
    return refused('gstin_own', 'clientGstin')
  const contradiction = contradictionOf(supply, document)
  if (contradiction) return contradiction
  const state = document.clientCountry === 'IN' ? stateOfGstin(clientGstin ?? '') : null
  if (state !== null && clientStateCode !== null && state !== clientStateCode) {
    return refused('gstin_other_state', 'clientGstin', { state })
  }
  if (!isRegular && reverseCharge) {
    const isComposition = seller.gstRegistration === 'composition'
    return refused(isComposition ? 'tax_of_composition' : 'tax_unregistered', 'reverseCharge')
  }
  if (seller.gstRegistration === 'none') {
    const reason = { code: 'not_registered', params: { place: null, own } } as const
    return { supply, placeOfSupply: null, split: 'none', charged: true, withTax, reason }
  }
  if (own === null) return refused('seller_state_required', 'state')
  if (supply === 'export' && (placeOfSupply ?? '96') !== '96') {
    return refused('export_place_of_supply', 'placeOfSupply')
  }
  if (supply === 'export' && reverseCharge) {
    return refused('export_reverse_charge', 'reverseCharge')
  }

  const found: Place | RefusedSupply =
    supply === 'export' ? { place: '96', code: 'export' } : placeOf(seller, document)
  if ('refusal' in found) return found
  const { place } = found
  const decided = { supply, placeOfSupply: place, charged: !reverseCharge, withTax }
  const why = (code: SupplyReason) => ({ code, params: { place, own } })
  if (!isRegular) return { ...decided, split: 'none', reason: why('composition') }

  const problem = withTax ? null : lutProblem(seller, issued)
  if (problem) return problem
  const reason = why(supply === 'sez' ? 'sez' : found.code)
  if (!withTax) return { ...decided, split: 'zero', reason }
  const isWithin = supply === 'domestic' && place === own
  return { ...decided, split: isWithin ? 'intra' : 'inter', reason }
}
