import type { Figure } from '../../money.ts'

/** Its cells are texts in one currency. */
export type SmallTable = {
  columns: { label: Figure; align: 'start' | 'end' }[]
  rows: { position: number; cells: Figure[] }[]
  sum: Figure[] | null
}

const figure = (main: string): Figure => ({ main, beside: null })

/** A table of texts: the first columns are names, the others figures. */
export const smallTable = (
  labels: string[],
  names: number,
  rows: string[][],
  sum: string[] | null = null,
): SmallTable => ({
  columns: labels.map((label, at) => ({
    label: figure(label),
    align: at < names ? 'start' : 'end',
  })),
  rows: rows.map((cells, at) => ({ position: at + 1, cells: cells.map(figure) })),
  sum: sum === null ? null : sum.map(figure),
})
