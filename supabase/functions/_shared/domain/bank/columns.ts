/** The fields that a column of a statement can hold, as decision 0060 names them. */
export const bankFields = [
  'day',
  'narration',
  'reference',
  'deposit',
  'withdrawal',
  'amount',
  'type',
  'balance',
] as const
export type BankField = (typeof bankFields)[number]
export type BankColumns = Partial<Record<BankField, number>>

/** Reduces a head to its letters and digits, in small letters. */
const bare = (head: string) =>
  head
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/**
 * The order matters: "Withdrawal (Dr)/Deposit (Cr)" is one amount, and "Value Date" is the day only
 * when there is no other date.
 */
const heads: [field: BankField | 'value day', pattern: RegExp][] = [
  ['balance', /\bbal(?:ance)?\b/],
  ['value day', /^value (?:date|dt)\b/],
  [
    'amount',
    /\bdr?\b.*\bcr?\b.*(?:amount|amt)|(?:withdraw|debit|\bdr\b).*(?:deposit|credit|\bcr\b).*\bamount\b/,
  ],
  ['amount', /withdraw\w*.*deposit/],
  ['type', /^(?:dr cr|cr dr|dr or cr|debit credit|credit debit|(?:txn |transaction )?type)$/],
  [
    'day',
    /^(?:date|(?:txn|tran|trans|transaction|post|posted|posting)(?: posted| posting)?(?: date| dt)|date time|date .*time)\b/,
  ],
  ['reference', /\b(?:chq|cheque|chqno|chequeno|ref|refno|reference|instrument|utr)\b/],
  ['withdrawal', /withdraw|\bdebits?\b|^dr\b/],
  ['deposit', /deposit|\bcredits?\b|^cr\b/],
  ['amount', /^(?:(?:txn|tran|transaction) )?(?:amount|amt)\b/],
  ['narration', /narration|description|particulars?|remarks|details/],
]

const fieldOf = (head: string) => heads.find(([, pattern]) => pattern.test(bare(head)))?.[0]

/** Returns whether these columns are enough to know the amount and day of a credit. */
export const isEnough = (columns: BankColumns) =>
  columns.day !== undefined &&
  columns.narration !== undefined &&
  (columns.deposit !== undefined || columns.amount !== undefined)

/** Reads a row as column heads. When two heads mean the same field, the first one wins. */
export function columnsOf(row: readonly string[]): BankColumns {
  const columns: BankColumns = {}
  let valueDay: number | undefined
  for (const [column, head] of row.entries()) {
    const field = fieldOf(head)
    if (field === 'value day') valueDay ??= column
    else if (field) columns[field] ??= column
  }
  if (columns.day === undefined && valueDay !== undefined) columns.day = valueDay
  // Beside a credit column, an amount column means something else.
  if (columns.deposit !== undefined) {
    delete columns.amount
    delete columns.type
  }
  return columns
}

/** The address, account and period above the heads take at most this many lines. */
const MOST_LINES_ABOVE = 80

/** Finds the row of heads and the meaning of its columns; null when no row reads like heads. */
export function findHeads(
  rows: readonly (readonly string[])[],
): { place: number; columns: BankColumns } | null {
  for (const [place, row] of rows.slice(0, MOST_LINES_ABOVE).entries()) {
    const columns = columnsOf(row)
    if (isEnough(columns)) return { place, columns }
  }
  return null
}

/** Guesses the row of heads when none reads like one: the row with the most cells among the first lines. */
export function likelyHeads(rows: readonly (readonly string[])[]): number {
  const filled = rows.slice(0, MOST_LINES_ABOVE).map((row) => row.filter(Boolean).length)
  return Math.max(0, filled.indexOf(Math.max(0, ...filled)))
}
