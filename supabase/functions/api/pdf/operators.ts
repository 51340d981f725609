import type { jsPDF } from 'jspdf'

/** Writes into the content of the page, or where the document is being put together: what jsPDF has no words for. */
export function put(doc: jsPDF, line: string) {
  const { internal }: { internal: object } = doc
  if ('write' in internal && typeof internal.write === 'function') internal.write(line)
}
