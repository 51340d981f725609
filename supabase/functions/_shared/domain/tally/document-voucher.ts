import { kinds } from '../document/kinds.ts'
import { hasUtgst } from '../gst/states.ts'
import { formatMoney } from '../money.ts'
import type { TallyDocument, TallyValue } from './entries.ts'
import { type LedgerKey, traitsOf, untaxedLedgers } from './ledgers.ts'
import { type LineTax, line, type Voucher, type VoucherLine, withoutNothing } from './voucher.ts'

/** The ledger of sales that a value belongs to. */
function salesLedger(document: TallyDocument, { taxability }: TallyValue): LedgerKey {
  const { sellerGstin, supply, withTax, reverseCharge } = document
  if (sellerGstin === null) return 'sales'
  if (taxability !== 'taxable') return untaxedLedgers[taxability]
  if (reverseCharge) return 'sales_reverse'
  if (supply === 'export') return withTax ? 'sales_export' : 'sales_export_lut'
  if (supply === 'sez') return withTax ? 'sales_sez' : 'sales_sez_lut'
  return 'sales'
}

/** What a value bears: one tax, or two halves where the document splits it. */
function taxOf(document: TallyDocument, { gstRate, hsn }: TallyValue, key: LedgerKey) {
  const { taxability } = traitsOf(key)
  if (document.sellerGstin === null || taxability === undefined) return null
  const isSplit = (document.cgstMinor ?? 0) !== 0
  const isTaxed = gstRate !== null && gstRate > 0 && document.withTax
  const rates: LineTax['rates'] = !isTaxed
    ? []
    : isSplit
      ? [
          { head: 'CGST', rate: gstRate / 2 },
          { head: 'SGST/UTGST', rate: gstRate / 2 },
        ]
      : [{ head: 'IGST', rate: gstRate }]
  return { taxability, hsn, rates }
}

const typeOf = ({ kind }: TallyDocument) =>
  kinds[kind].sign === -1
    ? 'voucher_credit_note'
    : kinds[kind].note === 'D'
      ? 'voucher_debit_note'
      : 'voucher_sales'

function narrationOf({ originalNumber, reason, currency, ...document }: TallyDocument): string {
  const { ownTotalMinor, exchangeRate, number, reverseCharge } = document
  return [
    originalNumber === null ? number : `${number} against ${originalNumber}`,
    ...(reason === null ? [] : [reason]),
    ...(currency === 'INR'
      ? []
      : [`${formatMoney(ownTotalMinor, currency)} at ${exchangeRate ?? '?'}`]),
    ...(reverseCharge ? ['reverse charge'] : []),
  ].join(', ')
}

/** Makes the voucher of a document that counts; null of one without rupees. A credit note is an invoice turned. */
export function documentVoucher(document: TallyDocument): Voucher | null {
  const { totalMinor, cgstMinor, sgstMinor, igstMinor, cessMinor, roundOffMinor } = document
  if (totalMinor === null || roundOffMinor === null) return null
  const sign = kinds[document.kind].sign
  const isNote = sign === -1
  const credit = (key: LedgerKey, minor: number | null) => line(key, -sign * (minor ?? 0))
  const charged = document.reverseCharge
    ? []
    : [
        credit('igst', igstMinor),
        credit('cgst', cgstMinor),
        credit(hasUtgst(document.placeOfSupply) ? 'utgst' : 'sgst', sgstMinor),
        credit('cess', cessMinor),
      ]
  const sold = document.values.map((value): VoucherLine => {
    const key = salesLedger(document, value)
    return { ...credit(key, value.minor), tax: taxOf(document, value, key) }
  })
  const party = line(null, sign * totalMinor)
  const bill = isNote
    ? ({ name: document.originalNumber ?? document.number, type: 'Agst Ref' } as const)
    : ({ name: document.number, type: 'New Ref' } as const)
  return {
    id: document.id,
    type: typeOf(document),
    day: document.day,
    number: document.number,
    reference: document.number,
    narration: narrationOf(document),
    party: document.party,
    supply: { gstin: document.gstin, place: document.placeOfSupply },
    lines: withoutNothing([
      { ...party, bills: [{ ...bill, minor: party.minor }] },
      ...sold,
      ...charged,
      credit('round_off', roundOffMinor),
    ]),
  }
}
