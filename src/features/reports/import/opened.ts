import type { TableSheet } from '#src/lib/table-file/table-file.ts'

/** A file that was read: its rows, and in which of them the heads stand. */
export type Opened = { name: string; sheets: TableSheet[]; sheet: number; head: number }

export const rowsOf = ({ sheets, sheet }: Opened) => sheets[sheet]?.rows ?? []
export const headsOf = (file: Opened) => rowsOf(file)[file.head] ?? []
