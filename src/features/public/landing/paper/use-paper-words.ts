import { use } from 'react'
import type { DocumentWords } from '#languages/document-catalogue.ts'
import { documentWords } from '#languages/documents.ts'
import { documents as english } from '#languages/en/documents/index.ts'
import type { DocumentLanguage } from '#languages/languages.ts'

const asked = new Map<DocumentLanguage, Promise<DocumentWords>>()

/** English stands in for words that do not come. */
function wordsOf(language: DocumentLanguage) {
  const words = asked.get(language) ?? documentWords(language).catch(() => english)
  asked.set(language, words)
  return words
}

/** The words of paper, for which the part around waits. The built page is in English, and nothing can load while it is drawn. */
export const usePaperWords = (language: DocumentLanguage): DocumentWords =>
  language === 'en' ? english : use(wordsOf(language))
