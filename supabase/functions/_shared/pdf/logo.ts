import type { jsPDF } from 'jspdf'
import { pictureOf } from '#domain/logo.ts'
import { left } from './sheet.ts'

/** Points: 18 mm high, 60 mm wide. */
const box = { width: 170, height: 51 }
const gap = 12

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
    // Bytes and a format: a string might be taken for the name of a file to load.
    doc.addImage(picture.png, 'PNG', left, top, picture.width * scale, height, 'logo', 'FAST')
  } catch {
    return top
  }
  return top + height + gap
}
