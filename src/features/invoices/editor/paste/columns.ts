import { uqcOf } from '#domain/gst/units.ts'
import { pastedNumber } from '../../../../ui/form/fields/pasted-number.ts'

/** What a column can fill, in the order of a row; '' is left out. */
export const columnFields = [
  'description',
  'hsnSac',
  'quantity',
  'unit',
  'rate',
  'discount',
  'gstRate',
  'amount',
] as const
export type Column = (typeof columnFields)[number] | ''

/** What the head of a column says it is, in English or in Hindi: the first that fits. */
const heads: [RegExp, Column][] = [
  [/\b(?:hsn|sac)\b/, 'hsnSac'],
  [
    /\b[cis]?gst\b.*(?:amount|amt|value)|\btax (?:amount|amt)\b|^(?:s\.?|sr\.?|sl\.?)? ?(?:no\.?|#)$/,
    '',
  ],
  [/\b(?:i?gst|tax)\b(?!able)/, 'gstRate'],
  [/\bdisc(?:ount|\.|\b)|छूट/, 'discount'],
  [/\b(?:rate|price|cost|mrp)\b|दर|रेट|भाव|दाम|कीमत/, 'rate'],
  [/\b(?:qty|quantity|hours|hrs|count|pcs|nos)\b|मात्रा|संख्या|नग/, 'quantity'],
  [/^(?:units?|uom|per)\b|इकाई|यूनिट/, 'unit'],
  [/\b(?:amount|amt|total|value|sum)\b|रकम|राशि|कुल/, 'amount'],
  [
    /\b(?:description|items?|particulars?|details?|services?|products?|name|task|work|title)\b|विवरण|आइटम|सामान|सेवा|काम|नाम/,
    'description',
  ],
]
const named = (head: string) => heads.find(([words]) => words.test(head.toLowerCase()))?.[1]

const isPercent = (cell: string) => /^\d+(?:\.\d+)?\s*%$/.test(cell)
const isNumber = (cell: string) => pastedNumber(cell) !== null
const isText = (cell: string) => !isNumber(cell) && !isPercent(cell)
const gstRates = ['0', '0.1', '0.25', '1', '1.5', '3', '5', '6', '7.5', '12', '18', '28', '40']

/** Whether the first row names the columns: it has two known names, and no number. */
export const hasHead = ([first = []]: string[][]): boolean =>
  first.filter(named).length > 1 && first.every((cell) => isText(cell) || cell === '')

/** The column of a number by itself; null where its neighbours decide. */
function shapeOf(cells: string[]): Column | 'number' | 'text' {
  if (cells.length === 0) return ''
  if (cells.every(isPercent)) {
    return cells.every((cell) => gstRates.includes(cell.replace(/\s*%/, '')))
      ? 'gstRate'
      : 'discount'
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

/** What numbers without a head are: an amount; how many at what; and what that comes to. */
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

/** What each column most likely holds: by its head, else by what it looks like. None is named twice. */
export function columnsOf(cells: string[][]): Column[] {
  const width = Math.max(0, ...cells.map(({ length }) => length))
  const withHead = hasHead(cells)
  const found = withHead
    ? Array.from({ length: width }, (_, place) => named(cells[0]?.[place] ?? '') ?? '')
    : byShapes(cells, width)
  return found.map((column, place) => (found.indexOf(column) === place ? column : ''))
}
