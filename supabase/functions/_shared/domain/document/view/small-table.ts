import type { Figure } from '../../money.ts'

export type SmallTable = {
  columns: { label: string; align: 'start' | 'end' }[]
  rows: { position: number; cells: Figure[] }[]
  sum: Figure[] | null
}

const figure = (cell: string | Figure): Figure =>
  typeof cell === 'string' ? { main: cell, beside: null } : cell

/** A table whose first columns are names, the others figures. */
export const smallTable = (
  labels: string[],
  names: number,
  rows: (string | Figure)[][],
  sum: (string | Figure)[] | null = null,
): SmallTable => ({
  columns: labels.map((label, at) => ({ label, align: at < names ? 'start' : 'end' })),
  rows: rows.map((cells, at) => ({ position: at + 1, cells: cells.map(figure) })),
  sum: sum === null ? null : sum.map(figure),
})
