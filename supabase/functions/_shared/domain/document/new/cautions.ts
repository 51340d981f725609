import { message, refusalMessage } from '#domain/messages/message.ts'
import type { Params } from '#domain/messages/refusal-params.ts'
import type { TaxSettings } from '../../gst/tax-settings.ts'
import { leastHsnDigits } from '../../law/gst-days.ts'
import { type Confirmable, confirmable } from './confirmable.ts'
import type { DocumentSums } from './document-sums.ts'
import type { NewInvoice, PlacedItem } from './new-invoice.ts'

export const cautionCodes = [
  ...confirmable,
  'hsn_missing',
  'hsn_length',
  'client_address_missing',
  'client_state_missing',
  'e_invoice',
  'same_gstin',
] as const

/** Something missing or doubtful in a document, where the rule leaves the decision to the person. */
export interface Caution {
  code: (typeof cautionCodes)[number]
  /** A field name in the schema of a new invoice. */
  field: string
  /** Whether the editor asks before it issues; the others it only tells. */
  asks: boolean
  message: string
}

/** `name` is another client with the GSTIN of this one. */
export const sameGstin = (name: string, field: string): Caution => ({
  ...{ code: 'same_gstin', field, asks: false },
  message: message('sameGstin', { name }),
})

export type CautionSeller = Pick<
  TaxSettings,
  'gstRegistration' | 'defaultHsnSac' | 'aboveFiveCrore'
> & { stateCode: string | null }

type CautionedDocument = Pick<NewInvoice, 'clientGstin' | 'clientAddress' | 'reverseCharge'> & {
  items: Pick<PlacedItem, 'hsnSac' | 'place'>[]
}

/** The cautions that a person has seen and confirmed, by the codes that the database asks for. */
export const confirmedOf = (cautions: readonly Caution[]): Confirmable[] =>
  confirmable.filter((code) => cautions.some((caution) => caution.code === code))

const refusable = (code: Confirmable, field: string, params: Params = {}): Caution => ({
  ...{ code, field, asks: true },
  message: refusalMessage(code, params) ?? code,
})

/** HSN and SAC have 4, 6 or 8 digits, six at least above ₹5 crore (Notification 78/2020-Central Tax). */
export const isHsnLong = (
  code: string,
  { aboveFiveCrore }: Pick<CautionSeller, 'aboveFiveCrore'>,
) => [leastHsnDigits(aboveFiveCrore), 6, 8].includes(code.length)

/** Up to ₹5 crore a code is asked for where the client is registered, above it everywhere. */
export const isHsnAsked = (
  { aboveFiveCrore }: Pick<CautionSeller, 'aboveFiveCrore'>,
  { clientGstin }: Pick<CautionedDocument, 'clientGstin'>,
) => clientGstin !== null || aboveFiveCrore

/** Returns the fault of a row's HSN or SAC code; null when the code needs no remark. */
export function hsnCautionOf(
  code: string,
  isAsked: boolean,
  seller: Pick<CautionSeller, 'aboveFiveCrore'>,
): (Pick<Caution, 'message'> & { code: 'hsn_missing' | 'hsn_length' }) | null {
  if (code === '') {
    return isAsked ? { code: 'hsn_missing', message: message('hsnMissing') } : null
  }
  if (isHsnLong(code, seller)) return null
  return {
    code: 'hsn_length',
    message: message(seller.aboveFiveCrore ? 'hsnLengthAbove' : 'hsnLength'),
  }
}

/** One for each fault, with all of its rows. */
function codeCautions(seller: CautionSeller, document: CautionedDocument): Caution[] {
  const isAsked = isHsnAsked(seller, document)
  const found = document.items.flatMap(({ hsnSac, place }, index) => {
    const fault = hsnCautionOf(hsnSac || seller.defaultHsnSac || '', isAsked, seller)
    return fault ? [{ ...fault, place: place ?? index }] : []
  })
  return (['hsn_missing', 'hsn_length'] as const).flatMap((code): Caution[] => {
    const faults = found.filter((fault) => fault.code === code)
    const [first] = faults
    if (!first) return []
    const rows = faults.map(({ place }) => place + 1)
    return [
      {
        ...{ code, field: `items.${first.place}.hsnSac`, asks: true },
        message: message('ofRows', { rows, message: first.message }),
      },
    ]
  })
}

function regularCautions(
  seller: CautionSeller,
  document: CautionedDocument,
  { supply, sums }: DocumentSums,
): Caution[] {
  if (supply === null || 'refusal' in supply) return []
  const { clientGstin, clientAddress } = document
  const isTaxInvoice = supply.supply !== 'domestic' || sums.taxes.some(({ gstRate }) => gstRate > 0)
  const isBetweenBusinesses = clientGstin !== null || supply.supply === 'export'
  const others: (Caution | false)[] = [
    !supply.charged &&
      clientGstin === null &&
      refusable('reverse_charge_unregistered', 'reverseCharge'),
    // Rule 46(d).
    clientGstin !== null &&
      clientAddress === null && {
        ...{ code: 'client_address_missing', field: 'clientAddress', asks: true },
        message: message('clientAddressMissing'),
      },
    supply.reason.code === 'own_state' && {
      ...{ code: 'client_state_missing', field: 'clientStateCode', asks: false },
      message: message('clientStateMissing'),
    },
    // Rule 48(4).
    seller.aboveFiveCrore &&
      isTaxInvoice &&
      isBetweenBusinesses && {
        ...{ code: 'e_invoice', field: 'clientGstin', asks: false },
        message: message('eInvoice'),
      },
  ]
  return [...others.filter((caution) => caution !== false), ...codeCautions(seller, document)]
}

/** Returns the cautions to show before a document is issued, or right after; none while its supply is refused. */
export function cautionsOf(
  seller: CautionSeller,
  document: CautionedDocument,
  found: DocumentSums,
): Caution[] {
  const { supply } = found
  if (supply === null || 'refusal' in supply) return []
  if (seller.gstRegistration === 'regular') return regularCautions(seller, document, found)
  const isBeyond = supply.supply !== 'domestic' || supply.placeOfSupply !== seller.stateCode
  return seller.gstRegistration === 'composition' && isBeyond
    ? [refusable('composition_beyond_state', 'placeOfSupply')]
    : []
}
