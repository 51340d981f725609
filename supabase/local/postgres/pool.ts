import pg from 'pg'

/** How long a request waits for a connection, as on hosted. */
const patienceMs = 10_000
/** A new connection reads and plans everything anew, so one that rests is kept for a while. */
const restMs = 120_000

// The numbers of the types in PostgreSQL's catalog.
const int8 = 20
const text = 25
const numeric = 1700
const textArray: number = 1009
/** The catalog is full of this type, and the driver does not know it. */
const nameArray = 1003
/** date, time, timestamp, timestamptz, timetz, interval and arrays of them: as the database writes them. */
const days = [1082, 1083, 1114, 1184, 1266, 1186]
const arraysOfDays = [1182, 1183, 1115, 1185, 1270, 1187]

/**
 * Connections to the embedded PostgreSQL. One that is cut is replaced, and only the request that used it fails: the
 * driver that @supabase/lite brings ends the whole process then, or waits for ever.
 */
export function openPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: patienceMs,
    idleTimeoutMillis: restMs,
    types: { getTypeParser: parserOf },
  })
  // A caller that waits for an answer gets the error; a connection that breaks while idle concerns nobody.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** The forms in which @supabase/lite expects values. */
function parserOf(oid: number): (value: string) => unknown {
  if (oid === int8) return wholeNumber
  if (oid === numeric) return exactNumber
  if (days.includes(oid)) return pg.types.getTypeParser(text)
  if (oid === nameArray || arraysOfDays.includes(oid)) return pg.types.getTypeParser(textArray)
  return pg.types.getTypeParser(oid)
}

function wholeNumber(digits: string): number | bigint {
  const value = Number(digits)
  return Number.isSafeInteger(value) ? value : BigInt(digits)
}

function exactNumber(digits: string): number | string {
  const value = Number(digits)
  return Number.isFinite(value) && String(value) === digits ? value : digits
}
