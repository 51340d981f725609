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

/** A head in small letters, without what is no letter or digit. */
const bare = (head: string) =>
  head
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** In this order: "Withdrawal (Dr)/Deposit (Cr)" is one amount, "Value Date" no day where there is another. */
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

/** Whether these columns are enough to tell what came in on which day. */
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
  // The credit column says it: what stands beside it as an amount is something else.
  if (columns.deposit !== undefined) {
    delete columns.amount
    delete columns.type
  }
  return columns
}

/** Above the heads stand address, account and period: not more lines than these. */
const MOST_LINES_ABOVE = 80

/** Where the heads of the table are, and what its columns hold; null where no row reads like them. */
export function findHeads(
  rows: readonly (readonly string[])[],
): { place: number; columns: BankColumns } | null {
  for (const [place, row] of rows.slice(0, MOST_LINES_ABOVE).entries()) {
    const columns = columnsOf(row)
    if (isEnough(columns)) return { place, columns }
  }
  return null
}

/** The row that is most likely the heads where none reads like them: the one with the most cells, of the first lines. */
export function likelyHeads(rows: readonly (readonly string[])[]): number {
  const filled = rows.slice(0, MOST_LINES_ABOVE).map((row) => row.filter(Boolean).length)
  return Math.max(0, filled.indexOf(Math.max(0, ...filled)))
}
