import { jsPDF } from 'jspdf'
import { type DocumentFont, embedFonts, typefaceUsage } from '#api/pdf/fonts/font-embedding.ts'
import { typefaces } from '#api/pdf/fonts/typefaces.ts'
import { faceUsage } from '#api/pdf/shaping/face-usage.ts'
import { toPrintable } from '#domain/characters/printable.ts'
import type { Script } from '#domain/characters/scripts.ts'
import { putMetadata } from './metadata.ts'
import type { Pdf } from './page.ts'
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

/** The identity of a document, the moment at which it was made, and its properties. */
export type About = {
  id: string
  createdAt: string
  title: string
  subject: string
  author: string
  creator: string
  /** A BCP 47 tag. */
  language: string
}

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

/** An empty document for text in Latin and in these scripts. Nothing of it depends on the time at which this runs. */
export function openDocument(about: About, scripts: Script[]): Pdf {
  const doc = new jsPDF({
    unit: 'pt',
    format: 'a4',
    // `pack.ts` does it.
    compress: false,
    putOnlyUsedFonts: true,
    floatPrecision: 2,
  })
  embedFonts(doc, fontsFor(scripts))
  const title = property(about.title)
  doc.setProperties({
    title,
    subject: property(about.subject),
    author: property(about.author),
    creator: about.creator,
  })
  putMetadata(doc, title)
  doc.setFileId(
    about.id
      .replace(/[^0-9a-f]/gi, '')
      .slice(0, 32)
      .padStart(32, '0'),
  )
  doc.setCreationDate(pdfDate(about.createdAt))
  doc.viewerPreferences({ DisplayDocTitle: true })
  tagDocument(doc, about.language)
  return doc
}
