import type { DocumentWords } from './document-catalogue.ts'
import { type DocumentLanguage, isSideBySide, languages, otherOf } from './languages.ts'

/** Loads the words of a document's language. */
export async function documentWords(language: DocumentLanguage): Promise<DocumentWords> {
  const other = languages[otherOf(language)].documents()
  if (!isSideBySide(language)) return other
  const [{ sideBySide }, ...both] = await Promise.all([
    import('./side-by-side.ts'),
    languages.en.documents(),
    other,
  ])
  return sideBySide(...both)
}
