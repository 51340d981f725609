import type { ColumnMapping } from '#domain/import/column-mapping.ts'
import type { ImportKind } from '#domain/import/import-fields.ts'
import { leftOutPlaces } from '#domain/import/left-out.ts'
import type { ReadRows } from '#domain/import/read-rows.ts'
import { saveFile } from '#src/lib/files/save-file.ts'
import { headsOf, type Opened, rowsOf } from './opened.ts'

interface LeftOut {
  kind: ImportKind
  file: Opened
  mapping: ColumnMapping
  read: ReadRows
  say: (message: string) => string
}

/** Saves the rows that are left out under the heads of their file, with what is wrong behind each: mended, it can be chosen again. */
export async function saveLeftOut({ kind, file, mapping, read, say }: LeftOut) {
  const { csvOf } = await import('#tables/csv.ts')
  const first = file.head + 2
  const heads = headsOf(file)
  const below = rowsOf(file).slice(file.head + 1)
  const wrong = Map.groupBy(read.faults, ({ line }) => line)
  const columns = [...heads, ''].map((label) => ({ label, kind: 'text' as const }))
  const rows = leftOutPlaces(kind, below, mapping, read.faults, first).map((place) => [
    ...heads.map((_, column) => below[place]?.[column] ?? ''),
    (wrong.get(place + first) ?? []).map(({ message }) => say(message)).join(' '),
  ])
  const name = file.name.replace(/\.\w+$/, '')
  const content = csvOf({ name, columns, rows })
  saveFile(new Blob([content], { type: 'text/csv;charset=utf-8' }), `${name}-skipped-rows.csv`)
}
