import useSWR, { useSWRConfig } from 'swr'
import * as mappings from '#data/imports/column-mappings.ts'
import * as imports from '#data/imports/imports.ts'
import type { ImportRow } from '#domain/import/cells.ts'
import type { ColumnMapping } from '#domain/import/column-mapping.ts'
import { guessMapping } from '#domain/import/guess-mapping.ts'
import { type ImportKind, importFieldNames } from '#domain/import/import-fields.ts'
import { supabase } from '../lib/supabase.ts'
import { countsInvoices, importKeys, isCatalogue, isOfClients } from './keys.ts'

export type { Import, ImportResult } from '#data/imports/imports.ts'
export type ImportPreview = Awaited<ReturnType<typeof imports.stageImport>>

/** Returns the columns chosen before for these heads, else a guess from the heads and rows. */
export const mappingFor = async (
  kind: ImportKind,
  heads: readonly string[],
  below: readonly (readonly string[])[],
) =>
  (await mappings.findMapping(supabase, kind, heads, importFieldNames(kind))) ??
  guessMapping(kind, heads, below)

export const keepMapping = (kind: ImportKind, heads: readonly string[], mapping: ColumnMapping) =>
  mappings.keepMapping(supabase, kind, heads, mapping)

/** The latest imports, with those that can still be undone. */
export const useImports = () => useSWR(importKeys.list, () => imports.listImports(supabase))

/** Actions on imports; each asks anew for the lists that it fills. */
export function useImportActions() {
  const { mutate } = useSWRConfig()
  const refresh = () =>
    mutate(
      (key) =>
        isOfClients(key) || isCatalogue(key) || countsInvoices(key) || key === importKeys.list,
    )
  return {
    stage: (
      id: string,
      kind: ImportKind,
      rows: readonly ImportRow[],
      onProgress: (done: number) => void,
    ) => imports.stageImport(supabase, id, kind, rows, onProgress),
    async write(id: string, onProgress: (done: number) => void) {
      try {
        return await imports.writeImport(supabase, id, onProgress)
      } finally {
        // Also where it stopped in the middle.
        await mutate(importKeys.list)
        await refresh()
      }
    },
    async undo(id: string) {
      const gone = await imports.undoImport(supabase, id)
      await mutate(importKeys.list)
      await refresh()
      return gone
    },
  }
}
