import { jsPDF } from 'jspdf'
import { type DocumentFont, embedFonts, typefaceUsage } from '#api/pdf/fonts/font-embedding.ts'
import { typefaces } from '#api/pdf/fonts/typefaces.ts'
import { faceUsage } from '#api/pdf/shaping/face-usage.ts'
import { toPrintable } from '#domain/characters/printable.ts'
import type { Script } from '#domain/characters/scripts.ts'
import type { Invoice } from '#domain/document/invoice.ts'
import type { DocumentView } from '#domain/document/view/viewed.ts'
import { tongueOf } from '#domain/language/tongue.ts'
import { product } from '#domain/product.ts'
import { putMetadata } from './metadata.ts'
import { tagDocument } from './tags.ts'

/**
 * Text for the document's properties. jsPDF writes it as UTF-16 bytes without escaping a 0x0D, which readers
 * take for a line end ("č" would come back as "Ċ"): the letters with that byte go decomposed.
 */
function property(text: string): string {
  const decompose = (letter: string) => letter.normalize('NFD')
  return toPrintable(text)
    .replaceAll('\n', ' ')
    .replace(/[čȍЍḍ]/g, decompose)
}

/** The instant as PDF writes it, in UTC wherever the server is. */
function pdfDate(createdAt: string): string | Date {
  const instant = new Date(createdAt)
  // jsPDF refuses a written date after 2037.
  if (instant.getUTCFullYear() > 2037) return instant
  return `D:${instant.toISOString().replace(/\D/g, '').slice(0, 14)}+00'00'`
}

/** Identifies a document and the time it was made. */
export type Made = Pick<Invoice, 'id' | 'createdAt'>

/** Inter, and the fonts of scripts that were loaded. Those that nothing is printed in are not embedded. */
function fontsFor(scripts: Script[]): DocumentFont[] {
  const latin = Object.entries(typefaces()).map(([weight, typeface]) => ({
    ...{ name: typeface.name, family: 'inter', weight, usage: typefaceUsage(typeface) },
  }))
  const others = scripts.flatMap((script) =>
    (['normal', 'bold'] as const).map((weight) => ({
      ...{ name: `${script}-${weight}`, family: script, weight, usage: faceUsage(script, weight) },
    })),
  )
  return [...latin, ...others]
}

/**
 * An empty document with the invoice's properties, of which nothing depends on the time it is made, for text in Latin and
 * in these scripts.
 */
export function openDocument(invoice: Made, view: DocumentView, scripts: Script[]): jsPDF {
  const doc = new jsPDF({
    unit: 'pt',
    format: 'a4',
    compress: true,
    putOnlyUsedFonts: true,
    floatPrecision: 2,
  })
  embedFonts(doc, fontsFor(scripts))
  const title = property(view.name)
  doc.setProperties({
    title,
    subject: property(`${view.subject} to ${view.buyer.name}`),
    author: property(view.seller.name),
    creator: product.name,
  })
  putMetadata(doc, title)
  doc.setFileId(
    invoice.id
      .replace(/[^0-9a-f]/gi, '')
      .slice(0, 32)
      .padStart(32, '0'),
  )
  doc.setCreationDate(pdfDate(invoice.createdAt))
  doc.viewerPreferences({ DisplayDocTitle: true })
  tagDocument(doc, tongueOf(view).lang)
  return doc
}
