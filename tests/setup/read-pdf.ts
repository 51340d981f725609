import { getDocumentProxy, getMeta } from 'unpdf'

/** A document, or one that is being drawn. */
type Pdf = Uint8Array | Promise<Uint8Array>

/** Returns the pieces drawn on each page; the last piece of a line is marked so. */
async function piecesOf(pdf: Pdf) {
  // The reader takes the buffer for itself, so it gets a copy.
  const document = await getDocumentProxy((await pdf).slice())
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1)
  return Promise.all(
    numbers.map(async (number) => {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent({ disableNormalization: true })
      return items.flatMap((item) => ('str' in item ? [item] : []))
    }),
  )
}

/** The text of each page as the document has it: a reader may fold "µ" and "μ" into one, as this one does. */
export const pageTexts = async (pdf: Pdf): Promise<string[]> =>
  (await piecesOf(pdf)).map((pieces) =>
    pieces.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join(''),
  )

/** Each text by itself, as it is drawn: a line of a cell, a label, a figure. */
export const drawnTexts = async (pdf: Pdf): Promise<string[]> =>
  (await piecesOf(pdf)).flat().flatMap(({ str }) => str.trim() || [])

/** The same with where each begins, in points from the bottom left corner of its page. */
export const placedTexts = async (pdf: Pdf) =>
  (await piecesOf(pdf)).flat().map(({ str, transform, width }) => ({
    ...{ text: str, width },
    ...{ x: Number(transform[4]), y: Number(transform[5]) },
  }))

export async function fullText(pdf: Pdf): Promise<string> {
  return (await pageTexts(pdf)).join('\n')
}

export async function properties(pdf: Pdf): Promise<Record<string, unknown>> {
  const { info } = await getMeta(await getDocumentProxy((await pdf).slice()))
  return info
}
