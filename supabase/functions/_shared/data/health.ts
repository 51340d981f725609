import type { Db } from './client.ts'
import { unwrap } from './errors.ts'

/** The version of the newest migration that the database has. */
export const getSchemaVersion = async (db: Db): Promise<string> =>
  unwrap(await db.rpc('schema_version'))
