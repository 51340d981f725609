import {
  type ColumnMapping,
  type MappingPurpose,
  readMapping,
} from '#domain/import/column-mapping.ts'
import type { Db } from '../client.ts'
import { unwrap } from '../errors.ts'

/** Remembers which column of files with these heads holds what. */
export async function keepMapping(
  db: Db,
  purpose: MappingPurpose,
  heads: readonly string[],
  mapping: ColumnMapping,
): Promise<void> {
  unwrap(await db.rpc('keep_mapping', { purpose, heads: [...heads], mapping }))
}

/** Returns the mapping that the caller chose earlier for files with these heads; null when there is none. */
export async function findMapping<Field extends string>(
  db: Db,
  purpose: MappingPurpose,
  heads: readonly string[],
  fields: readonly Field[],
): Promise<ColumnMapping<Field> | null> {
  const kept = unwrap(await db.rpc('find_mapping', { purpose, heads: [...heads] }))
  return readMapping(kept, fields, heads.length)
}
