import type { PlainDate } from '#domain/dates.ts'
import { guessMapping, headRow } from '#domain/import/guess-mapping.ts'
import { type ImportKind, importFields } from '#domain/import/import-fields.ts'
import { type ImportFault, MOST_IMPORT_ROWS, readRows } from '#domain/import/read-rows.ts'
import { imports } from '#languages/en/names/imports.ts'
import { sentences } from '#languages/en/sentences.ts'
import { nameOf } from '#languages/name-of.ts'
import { say } from '#languages/say.ts'
import type { Db } from '../client.ts'
import { DataError } from '../errors.ts'
import { stageImport, writeImport } from './imports.ts'

/** Columns of a file: the database remembers the heads of as many. */
const MOST_COLUMNS = 200

export type FileImport = {
  id: string
  made: number
  alreadyThere: number
  repeated: number
  /** In English, as `/api` gives them. */
  faults: (Omit<ImportFault, 'field'> & { label: string })[]
}

const named = (faults: readonly ImportFault[]) =>
  faults.map(({ line, field, cell, message }) => ({
    ...{ line, label: nameOf(imports.fields, field), cell },
    message: say(sentences, message),
  }))

/**
 * Brings in a file whose heads are known; with `dryRun` it says what that would make. The same id (a UUID) again makes
 * nothing more. Throws a RangeError where the heads are not known, or there are too many rows or columns.
 */
export async function importCsv(
  db: Db,
  id: string,
  kind: ImportKind,
  table: readonly (readonly string[])[],
  { today, dryRun }: { today: PlainDate; dryRun: boolean },
): Promise<FileImport> {
  if (table.some((row) => row.length > MOST_COLUMNS)) throw new RangeError('Too many columns.')
  const head = headRow(kind, table)
  const below = table.slice(head + 1)
  const mapping = guessMapping(kind, table[head] ?? [], below)
  const isKnown = importFields[kind].every(
    (it) => !it.isRequired || mapping[it.field] !== undefined,
  )
  if (!isKnown || below.length > MOST_IMPORT_ROWS) throw new RangeError('Not a file to bring in.')
  const read = readRows(kind, below, mapping, { first: head + 2, today })
  try {
    // A dry run leaves nothing under the id.
    const staged = await stageImport(db, dryRun ? crypto.randomUUID() : id, kind, read.rows)
    const faults = [
      ...named(read.faults),
      ...staged.faults.map(({ at, field, message }) => ({
        ...{ line: read.lines[at] ?? 0, label: field },
        message: say(sentences, message),
        cell: String(read.rows[at]?.number ?? ''),
      })),
    ]
    const { made, alreadyThere, repeated } = staged
    if (dryRun) return { id, made, alreadyThere, repeated, faults }
    return { id, ...(await writeImport(db, id)), repeated, faults }
  } catch (error) {
    // The same request came before.
    if (!(error instanceof DataError) || error.code !== 'import_written') throw error
    return { id, ...(await writeImport(db, id)), repeated: 0, faults: named(read.faults) }
  }
}
