import type { Bytes } from '#domain/bytes.ts'

const encoder = new TextEncoder()
export const utf8 = (text: string): Bytes => encoder.encode(text)

export async function sha256(text: string): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(text)))
}

export function toBase64(bytes: Uint8Array): string {
  // Byte by byte: a whole document is too much for the arguments of one call.
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

export function toBase64Url(bytes: Bytes): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Throws for what is not base64; line breaks in it are none of it. */
export const fromBase64 = (text: string): Bytes =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0))

/** Throws for what is not base64url. */
export const fromBase64Url = (text: string): Bytes =>
  fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'))
