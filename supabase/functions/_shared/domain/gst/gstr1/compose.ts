import { divided, scaled } from '../../decimals.ts'
import { kinds } from '../../document/kinds.ts'
import { minorToDecimal } from '../../money.ts'
import {
  type AdvanceRow,
  type Amendments,
  type B2csRow,
  type Gstr1,
  type HsnRow,
  type InvoiceType,
  isIntraState,
  natureNumbers,
  nilKinds,
} from './rows.ts'
import { addedUp, sectionOf, taxedRows, untaxed } from './sections.ts'
import type { HsnSum, ReturnDocument, Told, ToldAdvance } from './source.ts'
import { rowsOfNotes, taxOf } from './totals.ts'

const typeOf = ({ supply, withTax }: ReturnDocument): InvoiceType => {
  if (supply !== 'sez') return 'R'
  return withTax ? 'SEWP' : 'SEWOP'
}

/** Sums rows by place, tax and rate, in this order; sums of zero are left out. */
function summed<Row extends AdvanceRow>(rows: readonly Row[]): Row[] {
  const sums = new Map<string, Row>()
  for (const row of rows) {
    const key = `${row.placeOfSupply} ${row.bearsIgst ?? ''} ${String(row.rate).padStart(5, '0')}`
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

/** Whether its tax is IGST although the place is the seller's own State. */
export const bearsIgst = (gstin: string, { supply, placeOfSupply }: ToldAdvance) =>
  supply === 'sez' && isIntraState(gstin, placeOfSupply)

/** Whether table 11 includes an advance: it has no place for exports. */
export const isInTable = ({ supply }: ToldAdvance) => supply !== 'export'

const advances = ({ gstin, advances: all }: Told, received: boolean): AdvanceRow[] =>
  summed(
    all
      .filter((row) => row.received === received && isInTable(row))
      .map((row): AdvanceRow => {
        const { rate, taxableMinor, igstMinor, cgstMinor, sgstMinor, cessMinor } = row
        return {
          placeOfSupply: row.placeOfSupply ?? '',
          ...(bearsIgst(gstin, row) && { bearsIgst: true }),
          ...{ rate, taxableMinor, igstMinor, cgstMinor, sgstMinor, cessMinor },
        }
      }),
  )

/** The portal takes two decimals of a quantity; ours have three. */
function hundredths(quantity: string): string {
  const minor = divided(scaled(quantity.replace('-', ''), 3), 10n)
  const text = minorToDecimal(Number(minor)).replace(/\.?0+$/, '')
  return quantity.startsWith('-') && minor > 0n ? `-${text}` : text
}

/** Leaves out codes that credit notes brought to zero. */
const hsn = ({ hsn: sums }: Told, registered: boolean): HsnRow[] =>
  sums
    .filter((sum) => sum.registered === registered)
    .filter((sum) => sum.taxableMinor !== 0 || taxOf(sum) !== 0 || sum.quantity !== '0')
    .map(({ registered: _, listed, official, ...row }: HsnSum) => ({
      ...row,
      quantity: hundredths(row.quantity),
      // One listed code has no words.
      official: listed ? (official ?? '') : null,
    }))

/** The return of all that was issued in a period, MMYYYY. Amounts are those of the documents. */
export function composeGstr1(source: Told, period: string): Gstr1 {
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
    docs: source.numbers.sort(
      (one, other) => natureNumbers[one.nature] - natureNumbers[other.nature],
    ),
    hsnB2b: hsn(source, true),
    hsnB2c: hsn(source, false),
    txpd: advances(source, false),
    amended: noAmendments(),
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
    const { note } = kinds[document.kind]
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
        if (note) made.cdnr.push({ ...registered, note })
        break
      case 'b2cl':
        made.b2cl.push({ ...about, placeOfSupply })
        break
      case 'exp':
        made.exp.push({ ...about, withTax, portCode, shippingBill, shippingBillDate })
        break
      case 'cdnur':
        if (!note) break
        made.cdnur.push({
          ...about,
          note,
          type: document.supply !== 'export' ? 'B2CL' : withTax ? 'EXPWP' : 'EXPWOP',
          placeOfSupply: document.supply === 'export' ? null : placeOfSupply,
        })
        break
      case 'b2cs':
        small.push(
          ...(note ? rowsOfNotes([{ note, rows }]) : rows).map((row) => ({
            placeOfSupply,
            ...row,
          })),
        )
    }
  }
  return { ...made, b2cs: summed(small), nil: [...nil.values()] }
}

export const noAmendments = (): Amendments => ({
  ...{ b2ba: [], b2cla: [], b2csa: [], expa: [], cdnra: [], cdnura: [], ata: [], txpda: [] },
})

/**
 * Keeps what the invoice furnishing facility takes in the first two months of a quarter: b2b,
 * notes to registered buyers, and their amendments.
 */
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
  amended: { ...noAmendments(), b2ba: made.amended.b2ba, cdnra: made.amended.cdnra },
})

/**
 * Removes from a quarter what its first two months have furnished already; `lastMonth` is the first
 * day of the third.
 */
export const withoutFurnished = (made: Gstr1, lastMonth: string): Gstr1 => ({
  ...made,
  b2b: made.b2b.filter(({ day }) => day >= lastMonth),
  cdnr: made.cdnr.filter(({ day }) => day >= lastMonth),
})
