import * as v from 'valibot'
import type { Json } from '#database'
import type { ImportRow } from '#domain/import/cells.ts'
import type { ImportKind } from '#domain/import/import-fields.ts'
import { importParts } from '#domain/import/read-rows.ts'
import { refusalMessage } from '#domain/messages/message.ts'
import type { Db } from '../client.ts'
import { unwrap } from '../errors.ts'
import { toCamel } from '../names.ts'
import { toSnake } from '../snake-names.ts'

const isJson = (value: unknown): value is Json => value !== undefined

const preview = v.pipe(
  v.object({
    rows: v.number(),
    made: v.number(),
    already_there: v.number(),
    repeated: v.number(),
    total_minor: v.number(),
  }),
  v.transform(({ already_there, total_minor, ...others }) => ({
    ...{ ...others, alreadyThere: already_there, totalMinor: total_minor },
  })),
)

/** The counts before an import: new records, those that exist already, and duplicate rows of the file. */
export type ImportPreview = v.InferOutput<typeof preview>

const written = v.object({
  made: v.number(),
  already_there: v.number(),
  parts_left: v.number(),
})

export type ImportResult = { made: number; alreadyThere: number }

const faults = v.array(
  v.object({
    place: v.number(),
    code: v.string(),
    field: v.string(),
    params: v.record(v.string(), v.unknown()),
  }),
)

/** A staged row that the database refuses: its place in the staged list, its field, and the sentence. */
export type StagedFault = { at: number; field: string; message: string }

/** Rows under the names of the database, those of an invoice among them. */
const stored = (row: ImportRow) => ({
  ...toSnake(row),
  ...(Array.isArray(row.items) && { items: row.items.map((item) => toSnake(item)) }),
})

/** Stages the rows of a file, part by part, and returns the counts of records to write and of rows left out. */
export async function stageImport(
  db: Db,
  id: string,
  kind: ImportKind,
  rows: readonly ImportRow[],
  onProgress: (done: number) => void = () => {},
): Promise<ImportPreview & { faults: StagedFault[] }> {
  const found: StagedFault[] = []
  let from = 0
  for (const [at, part] of importParts(kind, rows).entries()) {
    const given = v.parse(v.custom<Json>(isJson), part.map(stored))
    const answer = unwrap(
      await db.rpc('stage_import', { import_id: id, kind, place: at + 1, rows: given }),
    )
    for (const fault of v.parse(faults, answer)) {
      const message = refusalMessage(fault.code, fault.params, fault.field)
      found.push({ at: from + fault.place - 1, field: fault.field, message: message ?? fault.code })
    }
    from += part.length
    onProgress(from)
  }
  const looked = v.parse(preview, unwrap(await db.rpc('preview_import', { import_id: id })))
  return { ...looked, faults: found }
}

/** Writes the staged rows, a part at a time; a repeated call goes on where the last one stopped. */
export async function writeImport(
  db: Db,
  id: string,
  onProgress: (done: number) => void = () => {},
): Promise<ImportResult> {
  for (;;) {
    const answer = v.parse(written, unwrap(await db.rpc('write_import', { import_id: id })))
    onProgress(answer.made + answer.already_there)
    if (answer.parts_left === 0) {
      return { made: answer.made, alreadyThere: answer.already_there }
    }
  }
}

/** Takes all that an import made out again; refused (409) after a day, or where something was built on it. */
export const undoImport = async (db: Db, id: string): Promise<number> =>
  unwrap(await db.rpc('undo_import', { import_id: id }))

export type Import = ImportResult & {
  id: string
  kind: string
  createdAt: string
  state: string
} & {
  /** Who brought it in, or undid it; null for the owner. */
  changedByName: string | null
}

/** The latest imports that were written, the newest first. */
export async function listImports(db: Db): Promise<Import[]> {
  const rows = unwrap(
    await db
      .from('imports')
      .select('id, kind, state, made, already_there, created_at, changed_by_name')
      .neq('state', 'staged')
      .order('created_at', { ascending: false })
      .limit(10),
  )
  return rows.map((row) => toCamel(row))
}
