import * as v from 'valibot'
import { message } from '#domain/messages/message.ts'
import { fromBase64, toBase64 } from '../bytes.ts'

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
 * Maximum size of a stored logo's unpacked pixels: 512 × 512 of four channels with eight bits each,
 * and the leading byte of each line. The app never makes more.
 */
export const LOGO_MAX_INFLATED = 1_100_000

const prefix = 'data:image/png;base64,'

/** A PNG as a logo is kept: a data URI. */
export const logoOf = (png: Uint8Array): string => prefix + toBase64(png)

/** A picture as its file, its packed pixels and its size in pixels. */
type Picture = { png: Uint8Array; packed: Uint8Array[]; width: number; height: number }

/**
 * Reads the picture of a stored logo; null when it is malformed. The drawing code checks that it
 * unpacks to the size in its head.
 */
export function pictureOf(logo: string): Picture | null {
  if (!logo.startsWith(prefix) || logo.length > LOGO_MAX_LENGTH) return null
  const base64 = logo.slice(prefix.length)
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64) || base64.length % 4 !== 0) return null
  const png = fromBase64(base64)
  const read = readPng(png)
  if (read === null || !isBarePng(png, read)) return null
  const { width, height, inflated } = read
  const fits = (side: number) => side >= 1 && side <= LOGO_MAX_SIDE
  if (!fits(width) || !fits(height) || inflated === null || inflated > LOGO_MAX_INFLATED)
    return null
  return { png, packed: packedPixels(png, read), width, height }
}

/** A logo, or another picture of its kind, that may be left out; blank becomes null. */
export const optionalPicture = v.pipe(
  v.nullish(v.string(message('pictureInvalid')), ''),
  v.check((value) => value === '' || pictureOf(value) !== null, message('pictureInvalid')),
  v.transform((value) => (value === '' ? null : value)),
)

const ascii = (bytes: Uint8Array, start: number, text: string) =>
  [...text].every((letter, at) => bytes[start + at] === letter.charCodeAt(0))

/** Returns whether a file may become a logo, by its first bytes: its name and stated type prove nothing. */
export function isLogoFile(bytes: Uint8Array): boolean {
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff
  const isWebp = ascii(bytes, 0, 'RIFF') && ascii(bytes, 8, 'WEBP')
  return isPng(bytes) || isJpeg || isWebp
}

/** The PNG format as far as a logo needs it (W3C PNG, section 5): a signature, then chunks. */
const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** The last chunk as a whole: no data, `IEND`, its checksum. */
const ending = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]

/** The chunks that draw the picture; all others hold texts, profiles, times and strangers' data. */
const drawing = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])

type Chunk = { type: string; start: number; end: number }

/**
 * Sides are in pixels, `end` is the end of the last chunk; `inflated` is the size of the unpacked
 * pixels by the head's figures, null when a PNG may not have those.
 */
type Png = {
  width: number
  height: number
  inflated: number | null
  chunks: Chunk[]
  end: number
}

/** By colour type: the number of values in a pixel, and the bits that each may have. */
const colourTypes: Record<number, { channels: number; depths: number[] }> = {
  0: { channels: 1, depths: [1, 2, 4, 8, 16] },
  2: { channels: 3, depths: [8, 16] },
  3: { channels: 1, depths: [1, 2, 4, 8] },
  4: { channels: 2, depths: [8, 16] },
  6: { channels: 4, depths: [8, 16] },
}

/** Each line of pixels begins with a byte that says how it is filtered. */
function inflatedSize(width: number, height: number, head: Uint8Array): number | null {
  const [depth = 0, colourType = 0, compression, filter, interlace = 0] = head
  const colour = colourTypes[colourType]
  const isKnown = compression === 0 && filter === 0 && interlace <= 1
  if (!isKnown || !colour?.depths.includes(depth)) return null
  return height * (1 + Math.ceil((width * colour.channels * depth) / 8))
}

const stands = (bytes: Uint8Array, start: number, expected: number[]) =>
  expected.every((byte, at) => bytes[start + at] === byte)

const isPng = (bytes: Uint8Array) => stands(bytes, 0, signature)

/** A PNG that begins and ends as one and has pixels; null for anything else. */
function readPng(bytes: Uint8Array): Png | null {
  if (!isPng(bytes)) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const chunks: Chunk[] = []
  let start = signature.length
  while (start + 12 <= bytes.length) {
    const type = String.fromCharCode(...bytes.subarray(start + 4, start + 8))
    const end = start + 12 + view.getUint32(start)
    if (end > bytes.length || (chunks.length === 0) !== (type === 'IHDR')) return null
    chunks.push({ type, start, end })
    if (type === 'IEND') {
      const hasPixels = chunks.some((chunk) => chunk.type === 'IDAT')
      if (chunks[0]?.end !== 33 || !hasPixels || !stands(bytes, start, ending)) return null
      const [width, height] = [view.getUint32(16), view.getUint32(20)]
      const inflated = inflatedSize(width, height, bytes.subarray(24, 29))
      return { width, height, inflated, chunks, end }
    }
    start = end
  }
  return null
}

/** True for a PNG of nothing but its pixels: no metadata, and nothing behind its end. */
const isBarePng = (bytes: Uint8Array, png: Png) =>
  png.end === bytes.length && png.chunks.every(({ type }) => drawing.has(type))

/** The packed pixels of a PNG that was read from these bytes. */
const packedPixels = (bytes: Uint8Array, { chunks }: Png): Uint8Array[] =>
  chunks
    .filter(({ type }) => type === 'IDAT')
    .map(({ start, end }) => bytes.subarray(start + 8, end - 4))

/** Returns the picture without metadata and without bytes after its end; null when it is no PNG. */
export function toBarePng(bytes: Uint8Array): Uint8Array | null {
  const png = readPng(bytes)
  if (png === null) return null
  const kept = png.chunks.filter(({ type }) => drawing.has(type))
  const parts = [{ start: 0, end: signature.length }, ...kept]
  const bare = new Uint8Array(parts.reduce((size, { start, end }) => size + end - start, 0))
  let at = 0
  for (const { start, end } of parts) {
    bare.set(bytes.subarray(start, end), at)
    at += end - start
  }
  return bare
}
