import * as v from 'valibot'
import { type Bytes, fromBase64Url, toBase64Url, utf8 } from './digest.ts'

/** Seconds: within them a registration is confirmed, or its password is asked for again. */
export const REGISTRATION_LIFE = 3_600

const IV_BYTES = 12

const content = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ password: v.string(), until: v.number() }),
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

/** The password of a registration, readable for this server alone, for this address and for an hour. */
export async function sealPassword(
  secret: string,
  { email, password }: { email: string; password: string },
  now: Date,
): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const until = now.getTime() + REGISTRATION_LIFE * 1000
  const text = utf8(JSON.stringify({ password, until }))
  const sealed = await crypto.subtle.encrypt(cipher(iv, email), await keyFrom(secret), text)
  return toBase64Url(new Uint8Array([...iv, ...new Uint8Array(sealed)]))
}

/** The password again; null for another address, after the hour, and for anything that this server did not seal. */
export async function openPassword(
  secret: string,
  email: string,
  sealed: string,
  now: Date,
): Promise<string | null> {
  try {
    const bytes = fromBase64Url(sealed)
    const text = await crypto.subtle.decrypt(
      cipher(bytes.slice(0, IV_BYTES), email),
      await keyFrom(secret),
      bytes.slice(IV_BYTES),
    )
    const { password, until } = v.parse(content, new TextDecoder().decode(text))
    return now.getTime() < until ? password : null
  } catch {
    return null
  }
}
