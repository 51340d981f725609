import type { documents } from './en/documents/index.ts'
import type { sheet } from './en/documents/sheet.ts'

/** The words of a language for documents, their pages and their mails. */
export type DocumentCatalogue = typeof documents
/** The words of the sheet alone. */
export type SheetCatalogue = typeof sheet

/** The languages that follow one another where two are not said side by side: the other one first, then English. */
type InTurn<Catalogue> = { inTurn?: readonly Catalogue[] }

export type SheetWords = SheetCatalogue & InTurn<SheetCatalogue>
export type DocumentWords = DocumentCatalogue & InTurn<DocumentCatalogue>

/** Returns each language of a text that says all of it in one after the other. */
export const eachOf = (words: DocumentWords): readonly DocumentCatalogue[] =>
  words.inTurn ?? [words]
