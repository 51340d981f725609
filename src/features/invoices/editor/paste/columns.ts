import { type PastedField, pastedFields } from '#domain/document/new/row-fields.ts'
import { percentText } from '#domain/gst/choices.ts'
import { gstRates } from '#domain/gst/rates.ts'
import { uqcOf } from '#domain/gst/units.ts'
import { pastedNumber } from '#src/ui/form/fields/pasted-number.ts'

/** '' is left out. */
export type Column = PastedField | ''

/** A number of the row, or its tax in money. */
const left =
  /\b[cis]?gst\b.*(?:amount|amt|value)|\btax (?:amount|amt)\b|^(?:s\.?|sr\.?|sl\.?)? ?(?:no\.?|#)$/

/** Recognises a column by its head; undefined where that says nothing. */
function named(head: string): Column | undefined {
  const words = head.toLowerCase()
  if (left.test(words)) return ''
  return pastedFields.findLast(({ head }) => head.test(words))?.field
}

const isPercent = (cell: string) => /^\d+(?:\.\d+)?\s*%$/.test(cell)
const isNumber = (cell: string) => pastedNumber(cell) !== null
const isText = (cell: string) => !isNumber(cell) && !isPercent(cell)
const rates = gstRates.map((rate) => percentText(rate))

/** Whether the first row names the columns: it has two known names, and no number. */
export const hasHead = ([first = []]: string[][]): boolean =>
  first.filter(named).length > 1 && first.every((cell) => isText(cell) || cell === '')

/** The column of a number by itself; null where its neighbours decide. */
function shapeOf(cells: string[]): Column | 'number' | 'text' {
  if (cells.length === 0) return ''
  if (cells.every(isPercent)) {
    return cells.every((cell) => rates.includes(cell.replace(/\s*%/, ''))) ? 'gstRate' : 'discount'
  }
  // Codes of services; those of goods look like amounts.
  if (cells.every((cell) => /^99\d{2}(?:\d{2})?$/.test(cell))) return 'hsnSac'
  const numbers = cells.filter(isNumber).length
  if (numbers * 2 > cells.length) return 'number'
  return cells.every((cell) => uqcOf(cell) !== null || /^(?:hour|hr|day|month|word)s?$/i.test(cell))
    ? 'unit'
    : 'text'
}

const isCounting = (cells: string[]) =>
  cells.length > 1 && cells.every((cell, index) => cell === String(index + 1))

/**
 * Guesses for numbers without a head, by their count: an amount; a quantity and a rate; both with
 * the amount.
 */
const inARow: Column[][] = [[], ['amount'], ['quantity', 'rate'], ['quantity', 'rate', 'amount']]

function byShapes(rows: string[][], width: number): Column[] {
  const columns = Array.from({ length: width }, (_, place) =>
    rows.map((row) => row[place] ?? '').filter(Boolean),
  )
  const shapes = columns.map((cells, place) =>
    place === 0 && width > 1 && isCounting(cells) ? '' : shapeOf(cells),
  )
  const lengthOf = (place: number) => (columns[place] ?? []).join('').length
  const texts = shapes.flatMap((shape, place) => (shape === 'text' ? [place] : []))
  const [longest = shapes.indexOf('unit')] = texts.toSorted(
    (one, other) => lengthOf(other) - lengthOf(one),
  )
  const numbers = shapes.flatMap((shape, place) => (shape === 'number' ? [place] : []))
  return shapes.map((shape, place) => {
    if (place === longest) return 'description'
    if (shape === 'text') return ''
    if (shape !== 'number') return shape
    return inARow[Math.min(numbers.length, 3)]?.[numbers.indexOf(place)] ?? ''
  })
}

/**
 * Guesses the field of each column, from its head or else from its cells. No field is used twice.
 */
export function columnsOf(cells: string[][]): Column[] {
  const width = Math.max(0, ...cells.map(({ length }) => length))
  const withHead = hasHead(cells)
  const found = withHead
    ? Array.from({ length: width }, (_, place) => named(cells[0]?.[place] ?? '') ?? '')
    : byShapes(cells, width)
  return found.map((column, place) => (found.indexOf(column) === place ? column : ''))
}
