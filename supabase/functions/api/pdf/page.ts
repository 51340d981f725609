import type { jsPDF } from 'jspdf'

/**
 * A document that is being drawn. Callers hand it on to the functions of this room and call nothing on it, so
 * that nobody else needs to know jsPDF.
 */
export type Pdf = jsPDF

/** An A4 page and where its content may stand, in points from its top left corner. */
export const page = { width: 595.28, height: 841.89, margin: 48 } as const

export const left = page.margin
export const right = page.width - page.margin
export const contentWidth = right - left

/** The top of the content below the running head, which every page but the first has. */
export const nextTop = 84
/** Content ends here; below it stands the footer. */
export const bottom = page.height - 72

export type Rgb = readonly [number, number, number]

export type Style = { weight: 'normal' | 'bold'; size: number; color: Rgb }

/** Distance between baselines; headings stand closer. */
export const lineHeight = ({ size }: Style) => size * (size > 12 ? 1.2 : 1.4)

/** Goes on to a new page; returns where its content starts. */
export function newPage(doc: Pdf): number {
  doc.addPage()
  return nextTop
}

/** The y to go on at: this one where the height still fits the page, else the top of a new page. */
export function withRoom(doc: Pdf, y: number, height: number): number {
  return y + height <= bottom ? y : newPage(doc)
}

export const countPages = (doc: Pdf): number => doc.getNumberOfPages()
