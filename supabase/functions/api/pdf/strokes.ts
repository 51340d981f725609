import type { Pdf, Rgb } from './page.ts'
import { ornament } from './tags.ts'

/** Points. */
type Line = { from: number; to: number; y: number; thickness: number; color: Rgb }

/** A level line, which says nothing. */
export function drawLine(doc: Pdf, { from, to, y, thickness, color }: Line) {
  ornament(doc, () => {
    doc.setDrawColor(...color)
    doc.setLineWidth(thickness)
    doc.line(from, y, to, y)
  })
}

type Box = { left: number; top: number; width: number; height: number }

/** A tint with round ends, which says nothing. */
export function drawPill(doc: Pdf, { left, top, width, height }: Box, color: Rgb) {
  ornament(doc, () => {
    doc.setFillColor(...color)
    doc.roundedRect(left, top, width, height, height / 2, height / 2, 'F')
  })
}

/** Draws so that it lets through what stands below it. */
export function drawFaint(doc: Pdf, opacity: number, draw: () => void) {
  doc.saveGraphicsState()
  doc.setGState(doc.GState({ opacity }))
  draw()
  doc.restoreGraphicsState()
}

/** Draws on every page, once all are there, what says nothing; pages count from 1. */
export function drawOnPages(doc: Pdf, draw: (at: number, pages: number) => void) {
  const pages = doc.getNumberOfPages()
  for (let at = 1; at <= pages; at++) {
    doc.setPage(at)
    ornament(doc, () => draw(at, pages))
  }
}
