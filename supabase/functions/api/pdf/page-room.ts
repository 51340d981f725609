import type { jsPDF } from 'jspdf'
import { bottom, nextTop } from './sheet.ts'

/** The y to go on at: this one where the height still fits the page, else the top of a new page. */
export function withRoom(doc: jsPDF, y: number, height: number): number {
  if (y + height <= bottom) return y
  doc.addPage()
  return nextTop
}
