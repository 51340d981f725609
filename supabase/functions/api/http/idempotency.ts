import * as v from 'valibot'
import { sha256 } from './digest.ts'
import { invalid } from './input.ts'

const HEADER = 'Idempotency-Key'
const MAX_KEY = 200

/** The key of a request as the UUID that the database keeps: itself, or made of its hash; a random one without a key. */
export async function requestKey(given: string | undefined): Promise<string> {
  if (given === undefined) return crypto.randomUUID()
  const key = given.trim()
  if (key === '' || key.length > MAX_KEY) {
    throw invalid({ [HEADER]: `${HEADER} must have 1 to ${MAX_KEY} characters.` })
  }
  if (v.is(v.pipe(v.string(), v.uuid()), key)) return key.toLowerCase()
  const bytes = (await sha256(`bahi-request:${key}`)).slice(0, 16)
  // Version 8 (made by an own rule) and variant of RFC 9562.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
