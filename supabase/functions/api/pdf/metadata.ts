import { beginObject, put, putStream } from './operators.ts'
import type { Pdf } from './page.ts'

/** Text within XML, in ASCII. */
const escaped = (text: string) =>
  text.replace(/[^ -~]|[&<>]/gu, (letter) => `&#x${letter.codePointAt(0)?.toString(16)};`)

/** XMP (ISO 16684-1), as short as it gets: the title. */
const xmpOf = (title: string) =>
  '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
  '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">' +
  `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>` +
  '</rdf:Description></rdf:RDF>'

/** Says as XMP what the document is called: checkers of accessibility look there, and not among its properties. */
export function putMetadata(doc: Pdf, title: string) {
  const { events } = doc.internal
  let metadata = 0
  events.subscribe('postPutResources', () => {
    metadata = beginObject(doc)
    putStream(doc, metadata, xmpOf(title), { Type: '/Metadata', Subtype: '/XML' })
    put(doc, 'endobj')
  })
  events.subscribe('putCatalog', () => put(doc, `/Metadata ${metadata} 0 R`))
}
