import type { Sort } from '#domain/document/list-filter.ts'

export interface Column {
  column: Sort['sort']
  /** The order of the first press. */
  descendingFirst: boolean
  amount?: boolean
  /** The stage at which the column is hidden; the third is a phone. */
  yields?: 'first' | 'second' | 'third'
  /** The column that moves into it then, below or above its own text. */
  takes?: Sort['sort']
  isTakenAbove?: boolean
}

export const columns: readonly Column[] = [
  { column: 'number', descendingFirst: true, takes: 'client', isTakenAbove: true },
  { column: 'client', descendingFirst: false, yields: 'second' },
  { column: 'issued', descendingFirst: true, yields: 'first' },
  { column: 'due', descendingFirst: false, yields: 'third' },
  { column: 'status', descendingFirst: false, yields: 'second' },
  { column: 'total', descendingFirst: true, amount: true, yields: 'first' },
  { column: 'balance', descendingFirst: true, amount: true, takes: 'status' },
]

/** Marks the columns that give way on narrow screens. */
export const yieldMark = (yields: Column['yields']) => yields && { [`data-${yields}`]: '' }

/** Newest first, as it comes without a column. */
export const newestFirst: Sort = { sort: 'issued', descending: true }
