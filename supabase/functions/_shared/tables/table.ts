/** The type of a column's cells. `amount` is money in major units, `number` a quantity, a rate or a count. */
export type ColumnKind = 'text' | 'amount' | 'number' | 'day'

export interface Column {
  label: string
  kind: ColumnKind
}

/** A table that becomes a CSV file or a sheet of a workbook. Each row has a cell for each column. */
export interface Table {
  name: string
  columns: readonly Column[]
  /** Amounts and numbers are exact decimals ("-1234.50"), days `YYYY-MM-DD`; null is an empty cell. */
  rows: readonly (readonly (string | null)[])[]
}

/** Whether a spreadsheet may read the text as a number. Everything else is a text, whatever its column is. */
export const isDecimal = (text: string) => /^-?\d+(?:\.\d+)?$/.test(text)
