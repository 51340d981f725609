import { Inflate } from 'fflate'
import { TableFileRefused } from './table-file.ts'

const unreadable = (cause?: unknown) => new TableFileRefused('unreadable', cause)

/** The most that deflate makes of this much is 4 MB. */
const STEP = 4096

/** Inflates and counts what comes out, whatever the file says of its size. Throws when it is more than `most` bytes. */
function inflate(deflated: Uint8Array, most: number): Uint8Array {
  const chunks: Uint8Array[] = []
  let size = 0
  const stream = new Inflate((chunk) => {
    size += chunk.length
    if (size > most) throw new TableFileRefused('too_large_inside')
    chunks.push(chunk)
  })
  for (let at = 0; at < deflated.length; at += STEP) {
    stream.push(deflated.subarray(at, at + STEP), at + STEP >= deflated.length)
  }
  const whole = new Uint8Array(size)
  let end = 0
  for (const chunk of chunks) {
    whole.set(chunk, end)
    end += chunk.length
  }
  return whole
}

/**
 * The parts of a ZIP archive that are wanted, by their names, as the archive's directory lists them (PKWARE's APPNOTE, 4.3).
 * `most` bounds what all of them come to; sizes that the archive states are used for nothing but where a part ends.
 */
export function unzipBounded(
  archive: Uint8Array,
  wanted: (name: string) => boolean,
  { bytes: most, parts: mostParts }: { bytes: number; parts: number },
): Record<string, Uint8Array> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  let end = archive.length - 22
  // The record that ends the archive, behind which a comment may stand.
  const first = Math.max(0, end - 65_535)
  while (end >= first && view.getUint32(end, true) !== 0x06054b50) end -= 1
  if (end < first) throw unreadable()
  const count = view.getUint16(end + 10, true)
  if (count > mostParts) throw new TableFileRefused('too_large_inside')

  const found: Record<string, Uint8Array> = {}
  let left = most
  let at = view.getUint32(end + 16, true)
  try {
    for (let part = 0; part < count; part += 1) {
      if (view.getUint32(at, true) !== 0x02014b50) throw unreadable()
      const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1
      const method = view.getUint16(at + 10, true)
      const size = view.getUint32(at + 20, true)
      const nameLength = view.getUint16(at + 28, true)
      const name = new TextDecoder().decode(archive.subarray(at + 46, at + 46 + nameLength))
      const local = view.getUint32(at + 42, true)
      at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
      if (!wanted(name)) continue
      if (isEncrypted) throw new TableFileRefused('password')
      const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
      const kept = archive.subarray(start, start + size)
      if (kept.length < size || (method !== 0 && method !== 8)) throw unreadable()
      if (method === 0 && kept.length > left) throw new TableFileRefused('too_large_inside')
      const whole = method === 0 ? kept : inflate(kept, left)
      left -= whole.length
      found[name] = whole
    }
  } catch (error) {
    throw error instanceof TableFileRefused ? error : unreadable(error)
  }
  return found
}
