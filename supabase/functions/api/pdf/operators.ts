import type { Pdf } from './page.ts'

/** Calls a method of jsPDF that its types leave out. */
function internalOf<Made>(doc: Pdf, name: string, args: unknown[]): Made {
  const { internal }: { internal: object } = doc
  const method: unknown = Reflect.get(internal, name)
  if (typeof method !== 'function') throw new Error(`jsPDF has no ${name}.`)
  return Reflect.apply(method, internal, args)
}

/** Writes into the content of the page, or where the document is being put together: what jsPDF has no words for. */
export const put = (doc: Pdf, line: string): void => internalOf(doc, 'write', [line])

/** Begins an object of the file, which `put` fills and ends; returns its number. */
export const beginObject = (doc: Pdf): number => internalOf(doc, 'newObject', [])

/** Fills an object of the file with data, a character for a byte, which jsPDF packs. */
export function putStream(doc: Pdf, objectId: number, data: string, keys: Record<string, string>) {
  const additionalKeyValues = Object.entries(keys).map(([key, value]) => ({ key, value }))
  internalOf(doc, 'putStream', [{ objectId, data, additionalKeyValues }])
}
