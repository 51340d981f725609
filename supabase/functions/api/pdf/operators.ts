import type { jsPDF } from 'jspdf'

/** Methods of jsPDF that its types leave out. */
function internalOf<Made>(doc: jsPDF, name: string, args: unknown[]): Made {
  const { internal }: { internal: object } = doc
  const method: unknown = Reflect.get(internal, name)
  if (typeof method !== 'function') throw new Error(`jsPDF has no ${name}.`)
  return Reflect.apply(method, internal, args)
}

/** Writes into the content of the page, or where the document is being put together: what jsPDF has no words for. */
export const put = (doc: jsPDF, line: string): void => internalOf(doc, 'write', [line])

/** Begins an object of the file, which `put` fills and ends; returns its number. */
export const beginObject = (doc: jsPDF): number => internalOf(doc, 'newObject', [])

/** Fills an object of the file with data, a character for a byte, which jsPDF packs. */
export function putStream(
  doc: jsPDF,
  objectId: number,
  data: string,
  keys: Record<string, string>,
) {
  const additionalKeyValues = Object.entries(keys).map(([key, value]) => ({ key, value }))
  internalOf(doc, 'putStream', [{ objectId, data, additionalKeyValues }])
}
