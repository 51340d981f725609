import type { Sort } from '#domain/list.ts'

interface Column {
  column: Sort['sort']
  label: string
  /** Which way it is put in order first. */
  descendingFirst: boolean
  amount?: boolean
}

export const columns: readonly Column[] = [
  { column: 'number', label: 'Number', descendingFirst: true },
  { column: 'client', label: 'Client', descendingFirst: false },
  { column: 'issued', label: 'Issued', descendingFirst: true },
  { column: 'due', label: 'Due', descendingFirst: false },
  { column: 'status', label: 'Status', descendingFirst: false },
  { column: 'total', label: 'Total', descendingFirst: true, amount: true },
  { column: 'balance', label: 'Balance', descendingFirst: true, amount: true },
]

/** Newest first, as it comes without a column. */
export const newestFirst: Sort = { sort: 'issued', descending: true }
