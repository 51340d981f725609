import { periodCode } from '../filing.ts'
import { composeGstr1, noAmendments } from './compose.ts'
import type { AdvanceRow, AmendedSum, Amendments, B2csRow, Gstr1, RateRow } from './rows.ts'
import { addedUp, taxedRows } from './sections.ts'
import type { Amendment, ReturnDocument, ToldAdvance } from './source.ts'
import { nothing, taxOf } from './totals.ts'

/** The sections that so many documents and advances make. */
const made = (gstin: string, documents: ReturnDocument[], advances: ToldAdvance[] = []) =>
  composeGstr1({ gstin, documents, advances, hsn: [], numbers: [] }, '')

type SumRow = AdvanceRow | B2csRow

/** Sums by place, which are stated in full: a rate that is gone is 0. */
function changedSums(period: string, was: readonly SumRow[], now: readonly SumRow[]): AmendedSum[] {
  const placeOf = (row: SumRow) =>
    `${row.placeOfSupply}${'bearsIgst' in row && row.bearsIgst ? ' IGST' : ''}`
  const ratesOf = (rows: readonly SumRow[], place: string): RateRow[] =>
    rows
      .filter((row) => placeOf(row) === place)
      .map((row) => addedUp({ ...nothing, rate: row.rate }, row))
  return [...new Set([...was, ...now].map(placeOf))].sort().flatMap((place) => {
    const before = ratesOf(was, place)
    const after = ratesOf(now, place)
    if (JSON.stringify(before) === JSON.stringify(after)) return []
    const gone = before.filter(({ rate }) => after.every((row) => row.rate !== rate))
    const rows = [...after, ...gone.map(({ rate }) => ({ ...nothing, rate }))]
    const [placeOfSupply = '', igst] = place.split(' ')
    return [
      {
        ...{ period, placeOfSupply, ...(igst && { bearsIgst: true as const }) },
        ...{ rows: rows.sort((one, other) => one.rate - other.rate), was: before },
      },
    ]
  })
}

/** What is said of some, with what changed in its place; each is known by its key. */
function replaced<Row>(
  rows: readonly { key: string; told: Row }[],
  changes: readonly { key: string; now: Row | null }[],
): Row[] {
  const told = new Map(rows.map((row) => [row.key, row.told]))
  for (const { key, now } of changes) {
    if (now === null) told.delete(key)
    else told.set(key, now)
  }
  return [...told.values()]
}

/** The documents of a filed return as they stand now, by all that changed since. */
export const corrected = (
  documents: readonly { key: string; told: ReturnDocument }[],
  changes: readonly Amendment[],
): ReturnDocument[] =>
  replaced(
    documents,
    changes.flatMap((change) => change.documents),
  )

function amendmentsOf(gstin: string, amendment: Amendment): Amendments {
  const period = periodCode(amendment)
  const tables: Amendments = noAmendments()
  for (const { was, now } of amendment.documents) {
    if (!was || !now) continue
    const before = made(gstin, [was])
    const after = made(gstin, [now])
    const paired = <Row>(befores: Row[], afters: Row[]) => {
      const [[one], [other]] = [befores, afters]
      return one && other ? [{ period, before: one, now: other }] : []
    }
    tables.b2ba.push(...paired(before.b2b, after.b2b))
    tables.b2cla.push(...paired(before.b2cl, after.b2cl))
    tables.expa.push(...paired(before.exp, after.exp))
    tables.cdnra.push(...paired(before.cdnr, after.cdnr))
    tables.cdnura.push(...paired(before.cdnur, after.cdnur))
  }
  const small = amendment.small.map(({ told }) => told)
  const advances = amendment.advances.told.map(({ told }) => told)
  const was = made(gstin, small, advances)
  const now = made(
    gstin,
    replaced(
      amendment.small,
      amendment.documents.filter((change) => (change.now ?? change.was)?.clientGstin === null),
    ),
    replaced(amendment.advances.told, amendment.advances.changes),
  )
  tables.b2csa.push(...changedSums(period, was.b2cs, now.b2cs))
  tables.ata.push(...changedSums(period, was.at, now.at))
  tables.txpda.push(...changedSums(period, was.txpd, now.txpd))
  return tables
}

/** The amendment tables of changes to filed periods, the earliest first. */
export const composeAmendments = (gstin: string, all: readonly Amendment[]): Amendments => {
  const each = all.map((one) => amendmentsOf(gstin, one))
  return {
    b2ba: each.flatMap((one) => one.b2ba),
    b2cla: each.flatMap((one) => one.b2cla),
    b2csa: each.flatMap((one) => one.b2csa),
    expa: each.flatMap((one) => one.expa),
    cdnra: each.flatMap((one) => one.cdnra),
    cdnura: each.flatMap((one) => one.cdnura),
    ata: each.flatMap((one) => one.ata),
    txpda: each.flatMap((one) => one.txpda),
  }
}

const negated = <Row extends { rows: RateRow[] }>(row: Row): Row => ({
  ...row,
  rows: row.rows.map((each) => addedUp({ ...nothing, rate: each.rate }, each, -1)),
})

const difference = ({ placeOfSupply, bearsIgst, rows, was }: AmendedSum) =>
  [...rows, ...was.map((row) => addedUp({ ...nothing, rate: row.rate }, row, -1))].map((row) => ({
    ...{ placeOfSupply, ...(bearsIgst && { bearsIgst }) },
    ...row,
  }))

const effects = <Row extends { rows: RateRow[] }>(rows: readonly { before: Row; now: Row }[]) =>
  rows.flatMap(({ before, now }) => [now, negated(before)])

/** The sections with what amendments add to them: the portal takes the difference (GSTN, 19 June 2025). */
export const withDifferences = (given: Gstr1, tables: Amendments = given.amended): Gstr1 => ({
  ...given,
  b2b: [...given.b2b, ...effects(tables.b2ba)],
  b2cl: [...given.b2cl, ...effects(tables.b2cla)],
  b2cs: [...given.b2cs, ...tables.b2csa.flatMap(difference)],
  exp: [...given.exp, ...effects(tables.expa)],
  cdnr: [...given.cdnr, ...effects(tables.cdnra)],
  cdnur: [...given.cdnur, ...effects(tables.cdnura)],
  at: [...given.at, ...tables.ata.flatMap(difference)],
  txpd: [...given.txpd, ...tables.txpda.flatMap(difference)],
})

/**
 * What a rejected credit note does to the seller's tax: the portal adds its tax again, and takes it off once the same note is
 * furnished. In which GSTR-3B is not known, so no figure there counts either.
 */
export function rejectionOf(note: ReturnDocument): { raisedMinor: number; furnishedMinor: number } {
  const raisedMinor = taxedRows(note).reduce((sum, row) => sum + taxOf(row), 0)
  return { raisedMinor, furnishedMinor: -raisedMinor }
}
