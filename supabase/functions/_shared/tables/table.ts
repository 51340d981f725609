/** What a cell of a column holds. `amount` is money in major units, `number` a quantity, a rate or a count. */
export type ColumnKind = 'text' | 'amount' | 'number' | 'day'

export interface Column {
  label: string
  kind: ColumnKind
  /** What stands in it are names of the tool or of a State, which a screen says in its language. */
  isNamed?: true
}

/** What becomes a CSV file, or a sheet of a workbook. A row has a cell for each column. */
export interface Table {
  name: string
  columns: readonly Column[]
  /** Amounts and numbers are exact decimals ("-1234.50"), days `YYYY-MM-DD`; null is an empty cell. */
  rows: readonly (readonly (string | null)[])[]
}

/** Whether a spreadsheet may take the text for a number. All else is a text, whatever its column is. */
export const isDecimal = (text: string) => /^-?\d+(?:\.\d+)?$/.test(text)
