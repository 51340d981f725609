import { extractText, getDocumentProxy, getMeta } from 'unpdf'

/** For tests: the text of each page, as a reader that copies it out gets it. */
export async function pageTexts(pdf: Uint8Array): Promise<string[]> {
  // The reader takes the buffer for itself, so it gets a copy.
  const { text } = await extractText(await getDocumentProxy(pdf.slice()))
  return text
}

export async function fullText(pdf: Uint8Array): Promise<string> {
  return (await pageTexts(pdf)).join('\n')
}

export async function properties(pdf: Uint8Array): Promise<Record<string, unknown>> {
  const { info } = await getMeta(await getDocumentProxy(pdf.slice()))
  return info
}
