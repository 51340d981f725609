import {
  type AdvanceRow,
  type B2csRow,
  type Gstr1,
  type HsnRow,
  type InvoiceType,
  type Nature,
  nilKinds,
  type RateRow,
} from './rows.ts'
import { addedUp, sectionOf, taxedRows, untaxed } from './sections.ts'
import type { HsnSum, NumberRun, ReturnDocument, ReturnSource } from './source.ts'
import { rowsOfNotes, taxOf } from './totals.ts'

export const natureOf: Record<NumberRun['nature'], Nature> = {
  invoice: 'Invoices for outward supply',
  credit_note: 'Credit Note',
  receipt_voucher: 'Receipt Voucher',
  refund_voucher: 'Refund Voucher',
}

const typeOf = ({ supply, withTax }: ReturnDocument): InvoiceType => {
  if (supply !== 'sez') return 'R'
  return withTax ? 'SEWP' : 'SEWOP'
}

/** What is summed by place and rate, in the order of both; what comes to nothing is left out. */
function summed(rows: readonly (RateRow & { placeOfSupply: string })[]): B2csRow[] {
  const sums = new Map<string, B2csRow>()
  for (const row of rows) {
    const key = `${row.placeOfSupply} ${String(row.rate).padStart(5, '0')}`
    const sum = sums.get(key)
    sums.set(key, sum ? addedUp(sum, row) : row)
  }
  return [...sums]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, row]) => row)
    .filter(
      (row) =>
        row.taxableMinor !== 0 || row.igstMinor !== 0 || row.cgstMinor !== 0 || row.cessMinor !== 0,
    )
}

/** Those of the portal: of what is exported, or goes to a SEZ, an advance is zero-rated. */
const advances = ({ advances: all }: ReturnSource, received: boolean): AdvanceRow[] =>
  summed(
    all
      .filter((row) => row.received === received && row.supply === 'domestic')
      .map(({ rate, taxableMinor, igstMinor, cgstMinor, sgstMinor, cessMinor, placeOfSupply }) => ({
        placeOfSupply: placeOfSupply ?? '',
        ...{ rate, taxableMinor, igstMinor, cgstMinor, sgstMinor, cessMinor },
      })),
  )

/** Without what was credited to nothing. */
const hsn = ({ hsn: sums }: ReturnSource, registered: boolean): HsnRow[] =>
  sums
    .filter((sum) => sum.registered === registered)
    .filter((sum) => sum.taxableMinor !== 0 || taxOf(sum) !== 0 || sum.quantity !== '0')
    .map(({ registered: _, listed, official, ...row }: HsnSum) => ({
      ...row,
      // One listed code has no words.
      official: listed ? (official ?? '') : null,
    }))

/** The return of all that was issued in a period, MMYYYY. Amounts are those of the documents. */
export function composeGstr1(source: ReturnSource, period: string): Gstr1 {
  const { gstin, documents } = source
  const small: B2csRow[] = []
  const nil = new Map(
    nilKinds.map((kind) => [kind, { kind, nilMinor: 0, exemptMinor: 0, nonGstMinor: 0 }]),
  )
  const made: Gstr1 = {
    gstin,
    period,
    b2b: [],
    b2cl: [],
    b2cs: [],
    nil: [],
    exp: [],
    at: advances(source, true),
    cdnr: [],
    cdnur: [],
    docs: source.numbers.map(({ nature, ...run }) => ({ nature: natureOf[nature], ...run })),
    hsnB2b: hsn(source, true),
    hsnB2c: hsn(source, false),
    txpd: advances(source, false),
  }

  for (const document of documents) {
    const free = untaxed(gstin, document)
    const sum = nil.get(free.kind)
    if (sum) {
      sum.nilMinor += free.nilMinor
      sum.exemptMinor += free.exemptMinor
      sum.nonGstMinor += free.nonGstMinor
    }
    const rows = taxedRows(document)
    if (rows.length === 0) continue
    const { id, clientName, number, issueDate: day, totalMinor: valueMinor, clientGstin } = document
    const placeOfSupply = document.placeOfSupply ?? ''
    const about = { id, clientName, number, day, valueMinor, rows }
    const registered = {
      ...about,
      gstin: clientGstin ?? '',
      placeOfSupply,
      reverseCharge: document.reverseCharge,
      type: typeOf(document),
    }
    const { withTax, portCode, shippingBill, shippingBillDate } = document
    switch (sectionOf(gstin, document)) {
      case 'b2b':
        made.b2b.push(registered)
        break
      case 'cdnr':
        made.cdnr.push({ ...registered, note: 'C' })
        break
      case 'b2cl':
        made.b2cl.push({ ...about, placeOfSupply })
        break
      case 'exp':
        made.exp.push({ ...about, withTax, portCode, shippingBill, shippingBillDate })
        break
      case 'cdnur':
        made.cdnur.push({
          ...about,
          note: 'C',
          type: document.supply !== 'export' ? 'B2CL' : withTax ? 'EXPWP' : 'EXPWOP',
          placeOfSupply: document.supply === 'export' ? null : placeOfSupply,
        })
        break
      case 'b2cs':
        small.push(
          ...(document.kind === 'credit_note' ? rowsOfNotes([{ note: 'C', rows }]) : rows).map(
            (row) => ({ placeOfSupply, ...row }),
          ),
        )
    }
  }
  return { ...made, b2cs: summed(small), nil: [...nil.values()] }
}

/** What goes by the invoice furnishing facility in the first two months of a quarter: b2b and notes to registered buyers. */
export const furnished = (made: Gstr1): Gstr1 => ({
  ...made,
  ...{
    b2cl: [],
    b2cs: [],
    nil: [],
    exp: [],
    at: [],
    cdnur: [],
    docs: [],
    hsnB2b: [],
    hsnB2c: [],
    txpd: [],
  },
})

/** Of a quarter, without what its first two months have furnished already; `lastMonth` is the first day of the third. */
export const withoutFurnished = (made: Gstr1, lastMonth: string): Gstr1 => ({
  ...made,
  b2b: made.b2b.filter(({ day }) => day >= lastMonth),
  cdnr: made.cdnr.filter(({ day }) => day >= lastMonth),
})
