import { parseBankDay } from '../bank/cells.ts'
import { toSingleLine } from '../characters/lines.ts'
import type { PlainDate } from '../dates.ts'
import { panShape } from '../gst/pan.ts'
import { tanShape } from '../people/client.ts'
import {
  type DepartmentFile,
  type DepartmentRow,
  type DepartmentStatus,
  departmentLimits,
  type UnusedEntry,
  type UnusedPart,
} from './department.ts'

const partShape = /^PART[\s-]*([IVX]+|[A-H]\d?)\b/i
/** A section like 194J, 194JB, 194I(a), 195; a code like 1027. */
const codeShape = /^(1\d{2}[A-Z0-9()\s-]{0,8}|206C[A-Z0-9()]{0,4})$/i

/** The parts about tax deducted at source from payments; called by letters before 2023. */
const deductedParts = ['I', 'A']
/** By the names of before 2023, too. */
const namedParts: Record<string, UnusedPart> = { II: 'II', A1: 'II', IV: 'IV', A2: 'IV' }

const statuses: Record<string, DepartmentStatus> = {
  ...{ F: 'F', FINAL: 'F', U: 'U', UNMATCHED: 'U', P: 'P', PROVISIONAL: 'P', O: 'O' },
  ...{ OVERBOOKED: 'O' },
}

/** Paise of "962500.00", "1,00,000", "-600.00"; null of anything else. Thousands of cells are asked, so by one pattern. */
function minorOf(cell: string): number | null {
  const [, sign = '', whole = '', fraction = ''] = /^([-(]?)([\d,]*)\.?(\d*)\)?$/.exec(cell) ?? []
  if (whole + fraction === '' || /[1-9]/.test(fraction.slice(2))) return null
  const minor =
    Number(whole.replaceAll(',', '')) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'))
  if (!Number.isSafeInteger(minor)) return null
  return sign === '' || minor === 0 ? minor : -minor
}

/** The amounts at the end of a row: its columns before them differ by form and year. */
function amountsOf(cells: readonly string[]): number[] {
  const amounts: number[] = []
  for (const cell of cells.toReversed()) {
    const minor = amounts.length < 3 ? minorOf(cell) : null
    if (minor === null) break
    amounts.unshift(minor)
  }
  return amounts
}

type Deductor = Pick<DepartmentRow, 'tan' | 'deductor' | 'pan'>
/** The sums that a file says of a deductor; null where it says none. */
type Told = { deductor: Deductor; paidMinor: number | null; taxMinor: number | null }

/** "1^NAME^TAN^^^^^962500.00^96250.00^96250.00": the sums are its last three fields, two where the form has none deposited. */
function deductorOf(cells: readonly string[]): Told | null {
  if (!/^\d+(\.0+)?$/.test(cells[0] ?? '')) return null
  const at = cells.findIndex((cell) => tanShape.test(cell))
  if (at < 0) return null
  const [paidMinor, taxMinor] = amountsOf(cells)
  const name = cells.slice(1).find((cell) => !tanShape.test(cell) && !panShape.test(cell))
  return {
    deductor: {
      tan: cells[at] ?? '',
      deductor: toSingleLine(name ?? '').slice(0, departmentLimits.name) || (cells[at] ?? ''),
      pan: cells.find((cell) => panShape.test(cell)) ?? null,
    },
    paidMinor: paidMinor ?? null,
    taxMinor: taxMinor ?? null,
  }
}

/**
 * Who stands in part II or IV: "1^NAME^TAN^^^^^75000.00^0.00^0.00", "1^ACK^NAME^PAN^10-Oct-2026^5000000.00^50000.00". Null of the
 * rows below them, which name nobody.
 */
function unusedOf(part: UnusedPart, cells: readonly string[]): UnusedEntry | null {
  const at = cells.findIndex((cell) => tanShape.test(cell) || panShape.test(cell))
  if (at < 2 || serialOf(cells) === null) return null
  const [paidMinor = 0, taxMinor = 0] = amountsOf(cells)
  const name = toSingleLine(cells[at - 1] ?? '').slice(0, departmentLimits.name)
  return { part, name, id: cells[at] ?? '', paidMinor, taxMinor }
}

type DayOf = (cell: string) => PlainDate | null

/** Thousands of cells have the few days of a year. */
function knownDays(): DayOf {
  const known = new Map<string, PlainDate | null>()
  return (cell) => {
    const before = known.get(cell)
    if (before !== undefined) return before
    const day = parseBankDay(cell)
    known.set(cell, day)
    return day
  }
}

/** Serial, code, day, status, day of booking, remarks, paid, tax, deposited. */
function rowOf(cells: readonly string[], deductor: Deductor, dayOf: DayOf): DepartmentRow | null {
  const [, code = '', date = '', word = '', booked = ''] = cells
  const day = dayOf(date)
  const status = statuses[word.toUpperCase()]
  const amounts = amountsOf(cells.slice(4))
  const [paidMinor, taxMinor, depositedMinor = null] = amounts
  if (!codeShape.test(code) || day === null || status === undefined) return null
  if (paidMinor === undefined || taxMinor === undefined) return null
  const bookedOn = dayOf(booked)
  const rest = cells.slice(bookedOn === null ? 4 : 5, -amounts.length)
  const remarks = rest.find((cell) => cell !== '-')
  return {
    ...deductor,
    code: code.replace(/[\s-]/g, '').slice(0, departmentLimits.code),
    ...{ day, status, bookedOn, paidMinor, taxMinor, depositedMinor, occurrence: 1 },
    remarks: remarks ? toSingleLine(remarks).slice(0, departmentLimits.remarks) : null,
  }
}

const identityOf = ({ tan, code, day, paidMinor, taxMinor }: DepartmentRow) =>
  [tan, code, day, paidMinor, taxMinor].join('|')

/** Numbers rows that are alike. */
function numbered(rows: readonly DepartmentRow[]): DepartmentRow[] {
  const counts = new Map<string, number>()
  return rows.map((row) => {
    const key = identityOf(row)
    const occurrence = (counts.get(key) ?? 0) + 1
    counts.set(key, occurrence)
    return { ...row, occurrence }
  })
}

/** Whose statement it is and of which day: the line below its heads. */
function headOf(lines: readonly (readonly string[])[]) {
  const above = lines
    .slice(0, 12)
    .map((line) => line.map((cell) => cell.trim()))
    .filter((cells) => deductorOf(cells) === null)
  const values = above.find((cells) => cells.some((cell) => panShape.test(cell))) ?? []
  return {
    madeOn: values.map((cell) => parseBankDay(cell)).find((day) => day !== null) ?? null,
    pan: values.find((cell) => panShape.test(cell)) ?? null,
  }
}

/** "1" begins a transaction of a text, "1.1" one of a sheet; null of no transaction. */
const serialOf = (cells: readonly string[]) => /^\d+(\.\d+)?$/.exec(cells[0] ?? '')?.[0] ?? null

/**
 * Reads what Form 26AS as text or the sheet of Form 168 says of tax deducted at source, from its cells. It goes by what a row
 * holds and by its serial, since columns differ by form and year. Null where nothing of such a statement is in it.
 */
export function readDepartmentFile(lines: readonly (readonly string[])[]): DepartmentFile | null {
  const found: DepartmentRow[] = []
  const unread: number[] = []
  const told: (Told & { readPaid: number; readTax: number })[] = []
  const unused: UnusedEntry[] = []
  const otherParts = new Set<string>()
  const dayOf = knownDays()
  let part: string | null = null
  let isKnown = false
  let isDotted = false

  lines.forEach((line, at) => {
    const cells = line.map((cell) => cell.trim()).filter((cell) => cell !== '')
    const heading = partShape.exec(cells[0] ?? '')?.[1]
    if (heading) {
      part = heading.toUpperCase()
      isKnown = true
      return
    }
    if (part !== null && !deductedParts.includes(part)) {
      const named = namedParts[part]
      const entry = named ? unusedOf(named, cells) : null
      if (entry) unused.push(entry)
      else if (!named && serialOf(cells) !== null) otherParts.add(part)
      return
    }
    const deductor = deductorOf(cells)
    if (deductor) {
      told.push({ ...deductor, readPaid: 0, readTax: 0 })
      isKnown = true
      return
    }
    const last = told.at(-1)
    const serial = serialOf(cells)
    // A total or a note below the rows has no code behind a number.
    if (!last || serial === null || cells.length < 5) return
    const row = rowOf(cells, last.deductor, dayOf)
    isDotted ||= row !== null && serial.includes('.')
    if (row) {
      found.push(row)
      last.readPaid += row.paidMinor
      last.readTax += row.taxMinor
    } else {
      unread.push(at + 1)
    }
  })

  const form = isDotted || found.some(({ pan }) => pan !== null) ? '168' : '26AS'
  if (!isKnown) return null
  return {
    form,
    ...headOf(lines),
    rows: numbered(found),
    deductors: told.length,
    unequal: told
      .filter(
        ({ paidMinor, taxMinor, readPaid, readTax }) =>
          paidMinor !== null && (paidMinor !== readPaid || taxMinor !== readTax),
      )
      .map(({ deductor: { tan, deductor: name } }) => ({ tan, name })),
    unread,
    unused,
    otherParts: [...otherParts],
  }
}
