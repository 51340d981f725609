import { crc32, deflateSync } from 'node:zlib'

type Pixel = readonly [red: number, green: number, blue: number, alpha: number]

/** One chunk of a PNG, with its right checksum. */
export function pngChunk(type: string, data: Uint8Array): Buffer {
  const chunk = Buffer.alloc(data.length + 12)
  chunk.writeUInt32BE(data.length, 0)
  chunk.write(type, 4, 'latin1')
  chunk.set(data, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, data.length + 8)), data.length + 8)
  return chunk
}

export const pngEnd = pngChunk('IEND', new Uint8Array())

/** Bits per channel, the colour type, and how it is packed, filtered and ordered. */
export type PngKind = readonly [
  depth: number,
  colour: number,
  packing: number,
  filter: number,
  order: number,
]
/** Eight bits per channel; red, green, blue and alpha. */
const usual: PngKind = [8, 6, 0, 0, 0]

const header = (width: number, height: number, kind: PngKind) => {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data.set(kind, 8)
  return pngChunk('IHDR', data)
}

/** A file with a PNG's signature and head, and then these chunks. */
export const pngOf = (chunks: Uint8Array[], width = 96, height = 32, kind = usual): Uint8Array =>
  new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      header(width, height, kind),
      ...chunks,
    ]),
  )

interface PngOptions {
  width?: number
  height?: number
  pixel?: (x: number, y: number) => Pixel
  /** Chunks between head and pixels, as metadata stands there. */
  extra?: Uint8Array[]
  /** The pixels' chunk as it is, in place of compressed pixels. */
  pixels?: Uint8Array
  kind?: PngKind
}

const indigo: Pixel = [67, 83, 224, 255]

/** A PNG: by default 96 × 32 pixels of indigo. */
export function png(options: PngOptions = {}): Uint8Array {
  const { width = 96, height = 32, pixel = () => indigo, extra = [], pixels, kind } = options
  const rows = Array.from({ length: pixels ? 0 : height }, (_, y) => [
    0,
    ...Array.from({ length: width }, (_, x) => pixel(x, y)).flat(),
  ])
  const compressed = pixels ?? deflateSync(Uint8Array.from(rows.flat()))
  return pngOf([...extra, pngChunk('IDAT', compressed), pngEnd], width, height, kind)
}

export const dataUri = (bytes: Uint8Array, type = 'image/png') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`

/** A kept logo. */
export const logo = (options: PngOptions = {}) => dataUri(png(options))
