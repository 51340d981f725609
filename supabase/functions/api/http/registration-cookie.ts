import * as v from 'valibot'
import type { Bytes } from '#domain/bytes.ts'
import type { Registration } from '#domain/people/people.ts'
import { fromBase64Url, toBase64Url, utf8 } from './digest.ts'

/** Seconds: within them a registration is confirmed, or what it chose has to be sent again. */
export const REGISTRATION_LIFE = 3_600

const IV_BYTES = 12

const content = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ name: v.string(), password: v.string(), until: v.number() }),
)

async function keyFrom(secret: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', utf8(secret), 'HKDF', false, ['deriveKey'])
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: utf8('bahi'), info: utf8('registration-cookie') },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

const cipher = (iv: Bytes, email: string) => ({ name: 'AES-GCM', iv, additionalData: utf8(email) })

type Chosen = Pick<Registration, 'name' | 'password'>

/** Name and password of a registration, readable for this server alone, for this address and for an hour. */
export async function sealRegistration(
  secret: string,
  { email, name, password }: Registration,
  now: Date,
): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const until = now.getTime() + REGISTRATION_LIFE * 1000
  const text = utf8(JSON.stringify({ name, password, until }))
  const sealed = await crypto.subtle.encrypt(cipher(iv, email), await keyFrom(secret), text)
  return toBase64Url(new Uint8Array([...iv, ...new Uint8Array(sealed)]))
}

/**
 * Returns the sealed registration; null for another address, after the hour, and for anything that
 * this server did not seal.
 */
export async function openRegistration(
  secret: string,
  email: string,
  sealed: string,
  now: Date,
): Promise<Chosen | null> {
  try {
    const bytes = fromBase64Url(sealed)
    const text = await crypto.subtle.decrypt(
      cipher(bytes.slice(0, IV_BYTES), email),
      await keyFrom(secret),
      bytes.slice(IV_BYTES),
    )
    const { until, ...chosen } = v.parse(content, new TextDecoder().decode(text))
    return now.getTime() < until ? chosen : null
  } catch {
    return null
  }
}
