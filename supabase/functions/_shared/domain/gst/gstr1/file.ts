import { returns } from '#languages/en/names/returns.ts'
import { amendedSections } from './amended-file.ts'
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
import {
  type AdvanceRow,
  type Gstr1,
  type HsnRow,
  isIntraState,
  natureNumbers,
  type RateRow,
} from './rows.ts'

/** Version of the offline tool that reads these files. */
const VERSION = 'GST3.2.4'

const b2b = ({ gstin, b2b: invoices }: Gstr1) =>
  grouped(invoices, (row) => row.gstin).map(([ctin, rows]) => ({
    ctin,
    inv: rows.map((row) => ({
      inum: row.number,
      idt: date(row.day),
      ...toRegistered(gstin, row),
    })),
  }))

const b2cl = ({ b2cl: invoices }: Gstr1) =>
  grouped(invoices, (row) => row.placeOfSupply).map(([pos, rows]) => ({
    pos,
    inv: rows.map((row) => ({
      inum: row.number,
      idt: date(row.day),
      val: rupees(row.valueMinor),
      ...marked(row),
      itms: row.rows.map((each) => item(each, false, cessIfAny)),
    })),
  }))

const b2cs = ({ gstin, b2cs: rows }: Gstr1) =>
  rows.map((row) => {
    const isIntra = isIntraState(gstin, row.placeOfSupply)
    return {
      sply_ty: isIntra ? 'INTRA' : 'INTER',
      rt: percent(row.rate),
      typ: 'OE',
      pos: row.placeOfSupply,
      ...marked(row),
      txval: rupees(row.taxableMinor),
      ...tax(row, isIntra),
      ...cess(row),
    }
  })

/** All four lines, if there is something in one. */
const nil = ({ nil: rows }: Gstr1) => ({
  inv: rows.some((row) => row.nilMinor || row.exemptMinor || row.nonGstMinor)
    ? rows.map((row) => ({
        sply_ty: row.kind,
        expt_amt: rupees(row.exemptMinor),
        nil_amt: rupees(row.nilMinor),
        ngsup_amt: rupees(row.nonGstMinor),
      }))
    : [],
})

const exp = ({ exp: invoices }: Gstr1) =>
  grouped(invoices, ({ withTax }) => (withTax ? 'WPAY' : 'WOPAY')).map(([exp_typ, rows]) => ({
    exp_typ,
    inv: rows.map(exportBody),
  }))

const advances = (gstin: string, rows: readonly AdvanceRow[], ofCess: (row: RateRow) => object) =>
  grouped(rows, (row) => `${row.placeOfSupply} ${row.percent ?? ''} ${row.bearsIgst ?? ''}`).map(
    ([, [first, ...more]]) => {
      const pos = first?.placeOfSupply ?? ''
      const isIntra = isIntraState(gstin, pos) && first?.bearsIgst === undefined
      return {
        pos,
        sply_ty: isIntra ? 'INTRA' : 'INTER',
        ...(first && marked(first)),
        itms: [...(first ? [first] : []), ...more].map((row) => ({
          rt: percent(row.rate),
          ad_amt: rupees(row.taxableMinor),
          ...tax(row, isIntra),
          ...ofCess(row),
        })),
      }
    },
  )

const cdnr = ({ gstin, cdnr: notes }: Gstr1) =>
  grouped(notes, (row) => row.gstin).map(([ctin, rows]) => ({
    ctin,
    nt: rows.map((row) => ({
      nt_num: row.number,
      nt_dt: date(row.day),
      ntty: row.note,
      ...toRegistered(gstin, row),
    })),
  }))

const cdnur = ({ cdnur: notes }: Gstr1) =>
  notes.map((row) => ({
    nt_num: row.number,
    nt_dt: date(row.day),
    ntty: row.note,
    val: rupees(row.valueMinor),
    typ: row.type,
    ...(row.placeOfSupply && { pos: row.placeOfSupply }),
    ...marked(row),
    itms: row.rows.map((each) => item(each, false)),
  }))

const docIssue = ({ docs }: Gstr1) => ({
  doc_det: grouped(docs, (row) => row.nature).map(([nature, rows]) => ({
    doc_num: natureNumbers[nature],
    doc_typ: returns.natures[nature],
    docs: rows.map((row, at) => ({
      num: at + 1,
      from: row.from,
      to: row.to,
      totnum: row.total,
      cancel: row.cancelled,
      net_issue: row.total - row.cancelled,
    })),
  })),
})

const hsn = (rows: readonly HsnRow[]) =>
  rows.map((row, at) => ({
    num: at + 1,
    hsn_sc: row.code,
    user_desc: row.description,
    ...(row.official !== null && { desc: row.official }),
    uqc: row.uqc,
    qty: Number(row.quantity),
    rt: percent(row.rate),
    txval: rupees(row.taxableMinor),
    iamt: rupees(row.igstMinor),
    samt: rupees(row.sgstMinor),
    camt: rupees(row.cgstMinor),
    ...cess(row),
  }))

/** Whether it has a value; a number is one, 0 too. */
function isFull(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  return typeof value !== 'object' || value === null || Object.values(value).some(isFull)
}

const withoutEmpty = (value: object) =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => isFull(part)))

/**
 * The file that the portal takes, as GSTN's offline tool 3.2.4 writes it, key for key in its order: an empty section is left
 * out. Amounts are rupees, exact to the paisa: those of the documents, which a tool that computes with doubles can miss.
 */
export const gstr1File = (given: Gstr1): object => {
  const { b2ba, b2cla, b2csa, expa, cdnra, cdnura, ata, txpda } = amendedSections(given)
  return withoutEmpty({
    gstin: given.gstin,
    fp: given.period,
    version: VERSION,
    hash: 'hash',
    b2b: b2b(given),
    b2ba,
    b2cl: b2cl(given),
    b2cla,
    b2cs: b2cs(given),
    b2csa,
    nil: nil(given),
    exp: exp(given),
    expa,
    cdnra,
    at: advances(given.gstin, given.at, cess),
    ata,
    cdnr: cdnr(given),
    cdnur: cdnur(given),
    cdnura,
    doc_issue: docIssue(given),
    hsn: withoutEmpty({ hsn_b2b: hsn(given.hsnB2b), hsn_b2c: hsn(given.hsnB2c) }),
    txpd: advances(given.gstin, given.txpd, cessIfAny),
    txpda,
  })
}

/** "returns_1112026_R1_27AAPFU0939F1ZV_offline.json" of a file made on 11 December 2026; later parts say which they are. */
export function gstr1FileName(gstin: string, day: string, part = 1): string {
  const [year, month, date] = day.split('-').map(Number)
  return `returns_${date}${month}${year}_R1_${gstin}_offline${part > 1 ? `_${part}` : ''}.json`
}
