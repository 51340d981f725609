import { encode } from 'uqr'
import type { Pdf, Rgb } from './page.ts'

/** ISO/IEC 18004 asks for this many modules of nothing around a code; the caller leaves them free. */
export const QUIET_MODULES = 4

/** In points: 28 mm, and never a module under 0.4 mm, which phones read off paper. */
const usualSide = (28 / 25.4) * 72
const leastModule = (0.4 / 25.4) * 72

type QrCode = {
  modules: boolean[][]
  /** Points. */
  module: number
  side: number
}

/** A text as a QR code that survives the loss of 15 % of it. */
export function qrCodeOf(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', boostEcc: true, border: 0 })
  const module = Math.max(usualSide / size, leastModule)
  return { modules: data, module, side: module * size }
}

/** The starts and lengths of the runs of dark modules in a row. */
function darkRuns(row: boolean[]): { start: number; length: number }[] {
  const runs: { start: number; length: number }[] = []
  for (const [index, dark] of row.entries()) {
    const last = runs.at(-1)
    if (!dark) continue
    if (last && last.start + last.length === index) last.length += 1
    else runs.push({ start: index, length: 1 })
  }
  return runs
}

/**
 * Draws the code as one filled path, so that no renderer shows seams between its rows; in a grid of whole numbers, which
 * pack better than points.
 */
export function drawQrCode(
  doc: Pdf,
  { modules, module }: QrCode,
  x: number,
  y: number,
  color: Rgb,
) {
  doc.advancedAPI((grid) => {
    grid.setFillColor(...color)
    grid.setCurrentTransformationMatrix(grid.Matrix(module, 0, 0, module, x, y))
    for (const [index, row] of modules.entries()) {
      for (const { start, length } of darkRuns(row)) grid.rect(start, index, length, 1, null)
    }
    grid.fill()
  })
}
