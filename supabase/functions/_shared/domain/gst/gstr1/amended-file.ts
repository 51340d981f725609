import {
  cess,
  cessIfAny,
  date,
  exportBody,
  grouped,
  item,
  marked,
  percent,
  rupees,
  tax,
  toRegistered,
} from './file-parts.ts'
import { type AmendedSum, type Gstr1, isIntraState, type RateRow } from './rows.ts'

// The amendment tables of the portal's file: new values in full, under the numbers, days and months of what they change.

/** Tables 10 and 11 are by month, place and rate. */
const sums = (
  gstin: string,
  rows: readonly AmendedSum[],
  amount: 'txval' | 'ad_amt',
  ofCess: (row: RateRow) => object,
) =>
  rows.map(({ period, placeOfSupply, bearsIgst, rows: rates }) => {
    const isIntra = isIntraState(gstin, placeOfSupply) && bearsIgst === undefined
    return {
      omon: period,
      ...(amount === 'ad_amt' && { pos: placeOfSupply }),
      sply_ty: isIntra ? 'INTRA' : 'INTER',
      ...(amount === 'txval' && { typ: 'OE', pos: placeOfSupply }),
      itms: rates.map((row) => ({
        rt: percent(row.rate),
        [amount]: rupees(row.taxableMinor),
        ...tax(row, isIntra),
        ...ofCess(row),
      })),
    }
  })

export function amendedSections({ gstin, amended }: Gstr1) {
  return {
    b2ba: grouped(amended.b2ba, ({ now }) => now.gstin).map(([ctin, rows]) => ({
      ctin,
      inv: rows.map(({ before, now }) => ({
        oinum: before.number,
        oidt: date(before.day),
        inum: now.number,
        idt: date(now.day),
        ...toRegistered(gstin, now),
      })),
    })),
    b2cla: grouped(amended.b2cla, ({ now }) => now.placeOfSupply).map(([pos, rows]) => ({
      pos,
      inv: rows.map(({ before, now }) => ({
        oinum: before.number,
        oidt: date(before.day),
        inum: now.number,
        idt: date(now.day),
        val: rupees(now.valueMinor),
        ...marked(now),
        itms: now.rows.map((each) => item(each, false, cessIfAny)),
      })),
    })),
    b2csa: sums(gstin, amended.b2csa, 'txval', cess),
    expa: grouped(amended.expa, ({ now }) => (now.withTax ? 'WPAY' : 'WOPAY')).map(
      ([exp_typ, rows]) => ({
        exp_typ,
        inv: rows.map(({ before, now }) => ({
          oinum: before.number,
          oidt: date(before.day),
          ...exportBody(now),
        })),
      }),
    ),
    cdnra: grouped(amended.cdnra, ({ now }) => now.gstin).map(([ctin, rows]) => ({
      ctin,
      nt: rows.map(({ before, now }) => ({
        ont_num: before.number,
        ont_dt: date(before.day),
        nt_num: now.number,
        nt_dt: date(now.day),
        ntty: now.note,
        ...toRegistered(gstin, now),
      })),
    })),
    cdnura: amended.cdnura.map(({ before, now }) => ({
      ont_num: before.number,
      ont_dt: date(before.day),
      nt_num: now.number,
      nt_dt: date(now.day),
      ntty: now.note,
      val: rupees(now.valueMinor),
      typ: now.type,
      ...(now.placeOfSupply && { pos: now.placeOfSupply }),
      ...marked(now),
      itms: now.rows.map((each) => item(each, false)),
    })),
    ata: sums(gstin, amended.ata, 'ad_amt', cess),
    txpda: sums(gstin, amended.txpda, 'ad_amt', cessIfAny),
  }
}
