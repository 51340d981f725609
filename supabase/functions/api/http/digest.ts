import { type Bytes, fromBase64, toBase64 } from '#domain/bytes.ts'

const encoder = new TextEncoder()
export const utf8 = (text: string): Bytes => encoder.encode(text)

export async function sha256(text: string): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(text)))
}

export function toBase64Url(bytes: Bytes): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Throws for what is not base64url. */
export const fromBase64Url = (text: string): Bytes =>
  fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'))

/** Returns a digest that can stand for a text which must stay secret. */
export const digestOf = async (text: string): Promise<string> => toBase64Url(await sha256(text))
