import type { Db } from '#data/client.ts'
import { unwrap } from '#data/errors.ts'

/** A bucket holds `capacity` permits at most and gets `refillPerMinute` of them back. */
export type Limit = { capacity: number; refillPerMinute: number }

/** Takes a permit: 0, or the seconds until there is one. `db` must have the server's own key. */
export async function takePermit(
  db: Pick<Db, 'rpc'>,
  bucket: string,
  { capacity, refillPerMinute }: Limit,
): Promise<number> {
  return unwrap(
    await db.rpc('take_permit', { bucket, capacity, refill_per_minute: refillPerMinute }),
  )
}
