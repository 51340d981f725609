import { getDocumentProxy, getMeta } from 'unpdf'

/** For tests: the text of each page, as the document says it: a reader may fold "µ" and "μ" into one, as this one does. */
export async function pageTexts(pdf: Uint8Array): Promise<string[]> {
  // The reader takes the buffer for itself, so it gets a copy.
  const document = await getDocumentProxy(pdf.slice())
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1)
  return Promise.all(
    numbers.map(async (number) => {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent({ disableNormalization: true })
      return items
        .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
        .join('')
    }),
  )
}

export async function fullText(pdf: Uint8Array): Promise<string> {
  return (await pageTexts(pdf)).join('\n')
}

export async function properties(pdf: Uint8Array): Promise<Record<string, unknown>> {
  const { info } = await getMeta(await getDocumentProxy(pdf.slice()))
  return info
}
