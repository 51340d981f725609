import { Unzlib } from 'fflate'
import type { jsPDF } from 'jspdf'
import { LOGO_MAX_INFLATED, pictureOf } from '#domain/logo.ts'
import { left } from './sheet.ts'

/** Points: 18 mm high, 60 mm wide. */
const box = { width: 170, height: 51 }
const gap = 12

/** Bytes that are unpacked at a time: no more than a thousand come of one. */
const STEP = 256

/**
 * Whether packed pixels come to no more than a logo's may. They are unpacked bit by bit and thrown away, since jsPDF
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

/**
 * The seller's logo at the left edge, in its box and never larger than 72 dpi; returns where what follows
 * begins. A picture that cannot be read is left out: the invoice counts, not its ornament.
 */
export function drawLogo(doc: jsPDF, logo: string | null, top: number): number {
  const picture = logo === null ? null : pictureOf(logo)
  if (picture === null) return top
  const scale = Math.min(1, box.width / picture.width, box.height / picture.height)
  const height = picture.height * scale
  try {
    if (!isBounded(picture.packed)) return top
    // Bytes and a format: a string might be taken for the name of a file to load.
    doc.addImage(picture.png, 'PNG', left, top, picture.width * scale, height, 'logo', 'FAST')
  } catch {
    return top
  }
  return top + height + gap
}
