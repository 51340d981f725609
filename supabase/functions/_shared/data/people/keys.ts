import * as v from 'valibot'
import { type KeyScope, keyScopes, type NewKey } from '#domain/people/keys.ts'
import type { Db } from '../client.ts'
import { timestamp } from '../documents/rows.ts'
import { unwrap } from '../errors.ts'

type Calls = Pick<Db, 'rpc'>

const scopes = v.array(v.picklist(keyScopes))
const holder = v.object({ user_id: v.string(), scopes })

/** Tells the owner and the scopes of the key that `db` calls with, and counts the call; refused where the key is wrong, ended or too quick. */
export async function enterByKey(db: Calls): Promise<{ userId: string; scopes: KeyScope[] }> {
  const known = v.parse(holder, unwrap(await db.rpc('enter_by_key')))
  return { userId: known.user_id, scopes: known.scopes }
}

const rows = v.array(
  v.object({
    id: v.string(),
    name: v.string(),
    scopes,
    last_four: v.string(),
    created_at: timestamp,
    expires_on: v.nullable(v.string()),
    used_at: v.nullable(timestamp),
  }),
)

/** A key that was not ended; of the key itself the last four letters alone are known. */
export type ApiKey = {
  id: string
  name: string
  scopes: KeyScope[]
  lastFour: string
  /** Instants, ISO 8601. */
  madeAt: string
  usedAt: string | null
  /** The last day on which it works, `YYYY-MM-DD`. */
  expiresOn: string | null
}

/** The caller's keys, the newest first. */
export async function listKeys(db: Calls): Promise<ApiKey[]> {
  return v.parse(rows, unwrap(await db.rpc('list_api_keys'))).map((row) => ({
    ...{ id: row.id, name: row.name, scopes: row.scopes, lastFour: row.last_four },
    ...{ madeAt: row.created_at, usedAt: row.used_at, expiresOn: row.expires_on },
  }))
}

const made = v.object({ id: v.string(), key: v.string() })

/** A new key, told this once. The database asks for a fresh proof. */
export async function makeKey(db: Calls, { name, scopes, expiresOn }: NewKey): Promise<string> {
  const answer = await db.rpc('make_api_key', {
    ...{ name, scopes },
    ...(expiresOn !== null && { expires_on: expiresOn }),
  })
  return v.parse(made, unwrap(answer)).key
}

export async function endKey(db: Calls, id: string): Promise<void> {
  unwrap(await db.rpc('end_api_key', { key_id: id }))
}
