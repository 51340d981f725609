import type { DocumentCatalogue, DocumentWords, SheetWords } from '#languages/document-catalogue.ts'
import { documentWords } from '#languages/documents.ts'
import { page } from '#languages/en/documents/page.ts'
import { sheet } from '#languages/en/documents/sheet.ts'
import { type DocumentLanguage, languageOf } from '#languages/languages.ts'

/** Those of the parts that come later, whose English comes with them. */
type Later = Omit<DocumentCatalogue, keyof SheetWords | 'page'>

/** The words of a page: in English those that it is painted with, in another language all. */
export type PageWords = SheetWords &
  Pick<DocumentCatalogue, 'page'> &
  Partial<Later> &
  Pick<DocumentWords, 'inTurn'>

export const english: PageWords = { ...sheet, page }

/** Loads the words of a document's language, which are there before anything is drawn; a page in English is better than none. */
export async function wordsIn(language: DocumentLanguage): Promise<PageWords> {
  const words = language === 'en' ? english : await documentWords(language).catch(() => english)
  document.documentElement.lang = words.lang
  return words
}

/** Without a document: the language that the browser asks for first. */
export const wordsOfBrowser = () => wordsIn(languageOf(navigator.language))

/** Each language of a page that says all of it in one after the other. */
export const inTurn = (words: PageWords): readonly PageWords[] => words.inTurn ?? [words]
