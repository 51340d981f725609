import { Unzlib } from 'fflate'
import type { jsPDF } from 'jspdf'
import { LOGO_MAX_INFLATED, pictureOf } from '#domain/people/logo.ts'
import { figure } from './tags.ts'

/** Bytes that are unpacked at a time: no more than a thousand come of one. */
const STEP = 256

/**
 * Whether packed pixels come to no more than a picture's may. They are unpacked bit by bit and thrown away, since jsPDF
 * unpacks all that there is, whatever the head says of it: 70 MB out of 68 kB.
 */
function isBounded(packed: Uint8Array[]): boolean {
  let inflated = 0
  const unpacking = new Unzlib((part) => {
    inflated += part.length
  })
  for (const chunk of packed) {
    for (let at = 0; at < chunk.length; at += STEP) {
      unpacking.push(chunk.subarray(at, at + STEP))
      if (inflated > LOGO_MAX_INFLATED) return false
    }
  }
  return true
}

type Placed = {
  /** A data URI. */
  picture: string | null
  /** Unique for each picture of a document. */
  name: string
  /** Points. */
  box: { width: number; height: number }
  top: number
  /** Its edge on one side. */
  edge: { left: number } | { right: number }
  /** Describes the picture for people who cannot see it. */
  alt: string
}

/**
 * A kept picture in its box, never larger than 72 dpi; returns how high it is. One that cannot be read is left out: the
 * invoice counts, not its ornament.
 */
export function drawPicture(
  doc: jsPDF,
  { picture: uri, name, box, top, edge, alt }: Placed,
): number {
  const picture = uri === null ? null : pictureOf(uri)
  if (picture === null) return 0
  const scale = Math.min(1, box.width / picture.width, box.height / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  const x = 'left' in edge ? edge.left : edge.right - width
  try {
    if (!isBounded(picture.packed)) return 0
    // Bytes and a format: a string might be taken for the name of a file to load.
    const add = () => doc.addImage(picture.png, 'PNG', x, top, width, height, name, 'FAST')
    figure(doc, { alt, left: x, top, width, height }, add)
  } catch {
    return 0
  }
  return height
}
