import type { ImportKind } from '#domain/import/import-fields.ts'
import { importTemplates } from '#domain/import/template.ts'
import { saveFile } from '#src/lib/files/save-file.ts'

/** Saves a file with the columns of a kind and one example row, to be filled in. */
export async function saveTemplate(kind: ImportKind) {
  const { csvOf } = await import('#tables/csv.ts')
  const name = `${kind}-template`
  const columns = importTemplates[kind].map(([, label]) => ({ label, kind: 'text' as const }))
  const content = csvOf({ name, columns, rows: [importTemplates[kind].map(([, , cell]) => cell)] })
  saveFile(new Blob([content], { type: 'text/csv;charset=utf-8' }), `${name}.csv`)
}
