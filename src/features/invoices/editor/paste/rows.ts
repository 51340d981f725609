import { amountMinorOf, type TypedItem } from '#domain/document/new/items.ts'
import { places } from '#domain/document/new/new-item.ts'
import { minorToDecimal } from '#domain/money.ts'
import { typedSum, typedSumOrPercent } from '#src/ui/form/fields/typed-sum.ts'
import { emptyItem } from '../invoice-form-values.ts'
import type { Column } from './columns.ts'

const isNothing = (cell: string) => /^[-–—]?$/.test(cell)

/** Turns the text of a cell into the form that its field takes. */
const typed: Partial<Record<Column, (cell: string) => string>> = {
  quantity: (cell) => typedSum(cell, places.quantity),
  rate: (cell) => typedSum(cell, places.rate),
  amount: (cell) => typedSum(cell, places.amount),
  discount: (cell) => typedSumOrPercent(cell, places.amount),
  gstRate: (cell) => cell.replace(/\s*%$/, ''),
  hsnSac: (cell) => cell.replace(/\s/g, ''),
}

/**
 * Turns a table with known columns into rows. An amount that follows from a rate wins over the one
 * beside it.
 */
export function rowsOf(cells: string[][], columns: Column[]): TypedItem[] {
  return cells.map((line) => {
    const row: TypedItem = { ...emptyItem }
    for (const [place, column] of columns.entries()) {
      const cell = line[place] ?? ''
      if (column && !isNothing(cell)) row[column] = typed[column]?.(cell) ?? cell
    }
    if (!(Number(row.rate) > 0)) return row
    const minor = amountMinorOf({ ...row, amount: '' })
    return { ...row, amount: minor > 0 ? minorToDecimal(minor) : '' }
  })
}
