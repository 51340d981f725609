import type { Context } from 'hono'
import { DataError, unwrap } from '#data/errors.ts'
import { dbForServer } from './caller.ts'
import { networkOf } from './client-address.ts'
import { digestOf } from './digest.ts'
import type { Environment } from './environment.ts'
import { unavailable } from './errors.ts'

/** A bucket holds `capacity` permits at most and gets `refillPerMinute` of them back. */
const limits = {
  /** Sign-ins, registrations and resets from one network address, which a whole office may share. */
  address: { capacity: 30, refillPerMinute: 30 },
  /** Tries of passwords or codes for one account: 20 an hour once the first ten are gone. */
  account: { capacity: 10, refillPerMinute: 1 / 3 },
  /** The PDF of one link: a client opens it a few times, and who forwards it has it opened by some more. */
  pdf: { capacity: 20, refillPerMinute: 10 },
  /** PDFs of all links for one network address. */
  pdfs: { capacity: 120, refillPerMinute: 120 },
  /** Files that one person has made of their books: a statement's PDF, tables and returns, up to a second of work each. */
  file: { capacity: 30, refillPerMinute: 30 },
  /** Files that one person has read in, each some hundred milliseconds of work. */
  import: { capacity: 10, refillPerMinute: 10 },
}

/** Seconds to wait for a permit; throws when that cannot be found out. */
async function waitFor(environment: Environment, kind: keyof typeof limits, whom: string) {
  const db = dbForServer(environment)
  if (db === null) throw new Error('No secret key to take a permit with.')
  // Hashed, so that the database keeps nobody's address.
  const { capacity, refillPerMinute } = limits[kind]
  const bucket = await digestOf(`${kind}:${whom}`)
  return unwrap(
    await db.rpc('take_permit', { bucket, capacity, refill_per_minute: refillPerMinute }),
  )
}

async function waitForSeller(environment: Environment, token: string) {
  const db = dbForServer(environment)
  return db && unwrap(await db.rpc('take_pdf_permit', { token }))
}

const tooMany = (seconds: number) =>
  new DataError({ status: 429, code: 'too_many_requests', params: { seconds } })

/** Called before passwords and codes are checked. Fails closed: a guesser must not gain by breaking the counter. */
async function guard(environment: Environment, kind: 'address' | 'account', whom: string) {
  const seconds = await waitFor(environment, kind, whom).catch((error: unknown) => {
    console.error('A rate limit cannot be counted; the request is refused.', error)
    throw unavailable()
  })
  if (seconds > 0) throw tooMany(seconds)
}

export const limitAddress = (environment: Environment, c: Context) =>
  guard(environment, 'address', networkOf(environment, c))

const uncounted = (error: unknown) => {
  console.error('A rate limit cannot be counted; the request goes on.', error)
  return 0
}

/** Called before a PDF by link. Fails open: the holder of the link should see the invoice. */
export async function limitPdf(environment: Environment, c: Context, token: string): Promise<void> {
  if (environment.SUPABASE_SECRET_KEY === null) return
  const take = async (kind: 'pdf' | 'pdfs', whom: string) => {
    const seconds = await waitFor(environment, kind, whom).catch(uncounted)
    if (seconds > 0) throw tooMany(seconds)
  }
  // One after the other: whoever guesses tokens fills no table with them.
  await take('pdfs', networkOf(environment, c))
  await take('pdf', token)
  // Many addresses do not give more PDFs of one seller.
  const seconds = await waitForSeller(environment, token).catch(uncounted)
  if (seconds) throw tooMany(seconds)
}

async function limitWork(environment: Environment, kind: 'file' | 'import', person: string) {
  if (environment.SUPABASE_SECRET_KEY === null) return
  const seconds = await waitFor(environment, kind, person).catch(uncounted)
  if (seconds > 0) throw tooMany(seconds)
}

/** Called before a file is read in. Fails open, as the writes that follow are counted separately. */
export const limitImport = (environment: Environment, person: string) =>
  limitWork(environment, 'import', person)

/** Called before a file is made from somebody's books. Fails open: they are theirs. */
export const limitFile = (environment: Environment, person: string) =>
  limitWork(environment, 'file', person)

/**
 * `whom` is an address in lower case, as the schemas make it, or the id of a person. Each errand counts for itself: whoever is kept from signing in by a
 * guesser can still have a new password mailed.
 */
export const limitAccount = (
  environment: Environment,
  errand: 'login' | 'verify' | 'forgot' | 'recovery',
  whom: string,
) => guard(environment, 'account', `${errand}:${whom}`)
