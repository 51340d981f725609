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
  countPages,
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
export { type CellLine, drawTable } from './table.ts'
export { figure, ornament, part } from './tags.ts'
export {
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
 * in any form: the fonts and the shaper of its scripts are loaded before, and nothing else is. `draft` opens another
 * document, to see where a drawing ends; it is thrown away.
 */
export async function makePdf(
  about: About,
  text: string,
  draw: (doc: Pdf, draft: () => Pdf) => void,
): Promise<Bytes> {
  const scripts = await loadScripts(text)
  try {
    const open = () => openDocument(about, scripts)
    const doc = open()
    draw(doc, open)
    return packed(doc.output())
  } finally {
    forgetWords()
  }
}
