import * as v from 'valibot'
import { messages } from './messages.ts'
import { isBarePng, isPng, packedPixels, readPng } from './png.ts'

/** Bytes of the file that is chosen. */
export const LOGO_FILE_MAX_BYTES = 1024 * 1024
/** Pixels of the longer side that is kept. */
export const LOGO_MAX_SIDE = 512
/**
 * Characters of the data URI that is kept; the database holds the same limits. Every issued invoice has its
 * copy, and at 18 mm on paper more pixels show nothing more.
 */
export const LOGO_MAX_LENGTH = 100_000

/**
 * Bytes that a kept logo's pixels may be when they are unpacked: 512 × 512 of four channels with eight bits each, and
 * what each line begins with. What the app makes is never more.
 */
export const LOGO_MAX_INFLATED = 1_100_000

const prefix = 'data:image/png;base64,'

/** A PNG as a logo is kept: a data URI. */
export function logoOf(png: Uint8Array): string {
  let binary = ''
  for (const byte of png) binary += String.fromCharCode(byte)
  return prefix + btoa(binary)
}

/** A picture as its file, its packed pixels and its size in pixels. */
type Picture = { png: Uint8Array; packed: Uint8Array[]; width: number; height: number }

/** The picture of a kept logo; null when it is none. Whether it unpacks to what its head says is its drawer's to see. */
export function pictureOf(logo: string): Picture | null {
  if (!logo.startsWith(prefix) || logo.length > LOGO_MAX_LENGTH) return null
  const base64 = logo.slice(prefix.length)
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64) || base64.length % 4 !== 0) return null
  const png = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  const read = readPng(png)
  if (read === null || !isBarePng(png, read)) return null
  const { width, height, inflated } = read
  const fits = (side: number) => side >= 1 && side <= LOGO_MAX_SIDE
  if (!fits(width) || !fits(height) || inflated === null || inflated > LOGO_MAX_INFLATED)
    return null
  return { png, packed: packedPixels(png, read), width, height }
}

/** A logo that may be left out; blank becomes null. */
export const optionalLogo = v.pipe(
  v.nullish(v.string(messages.logoInvalid), ''),
  v.check((value) => value === '' || pictureOf(value) !== null, messages.logoInvalid),
  v.transform((value) => (value === '' ? null : value)),
)

const ascii = (bytes: Uint8Array, start: number, text: string) =>
  [...text].every((letter, at) => bytes[start + at] === letter.charCodeAt(0))

/** Whether a file may become a logo, by what it begins with: its name and its stated type prove nothing. */
export function isLogoFile(bytes: Uint8Array): boolean {
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff
  const isWebp = ascii(bytes, 0, 'RIFF') && ascii(bytes, 8, 'WEBP')
  return isPng(bytes) || isJpeg || isWebp
}
