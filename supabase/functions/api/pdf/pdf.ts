/** The door of this room: what draws documents imports it, and nothing behind it (README.md). */
import type { Bytes } from '#domain/bytes.ts'
import { type About, openDocument } from './document.ts'
import { packed } from './pack.ts'
import type { Pdf } from './page.ts'
import { forgetWords, loadScripts } from './shaping/faces.ts'

export type { About } from './document.ts'
export {
  bottom,
  contentWidth,
  left,
  lineHeight,
  newPage,
  nextTop,
  type Pdf,
  page,
  type Rgb,
  right,
  type Style,
  withRoom,
} from './page.ts'
export { drawPicture } from './picture.ts'
export { drawQrCode, QUIET_MODULES, qrCodeOf } from './qr-code.ts'
export { drawFaint, drawLine, drawOnPages, drawPill } from './strokes.ts'
export { drawTable } from './table.ts'
export { figure, ornament, part } from './tags.ts'
export {
  labelLines,
  measure,
  shrinkToFit,
  wrap,
  write,
  writeLines,
  writeRight,
  writeSpaced,
} from './text.ts'

/**
 * The file of a document that `draw` fills. The same drawing gives the same bytes. `text` is all that will be written,
 * in any form: the fonts and the shaper of its scripts are loaded before, and nothing else is.
 */
export async function makePdf(
  about: About,
  text: string,
  draw: (doc: Pdf) => void,
): Promise<Bytes> {
  const scripts = await loadScripts(text)
  try {
    const doc = openDocument(about, scripts)
    draw(doc)
    return packed(doc.output())
  } finally {
    forgetWords()
  }
}
