import { documentLanguages } from '#languages/en/names/document-languages.ts'
import { type DocumentLanguage, isLanguage, languages } from '#languages/languages.ts'
import { useLanguage, useWords } from './words.ts'

/** The names of documents' languages; "en-hi" is English and Hindi, side by side. */
export function useDocumentLanguages() {
  const words = useWords(documentLanguages)
  const names = new Intl.DisplayNames(useLanguage(), { type: 'language' })
  const nameIn = (code: string) => names.of(code) ?? code
  return (code: DocumentLanguage) => {
    const [first = code, second] = code.split('-')
    if (second) return words.sideBySide({ first: nameIn(first), second: nameIn(second) })
    const name = nameIn(first)
    return first === 'en'
      ? name
      : words.alone({ name, own: isLanguage(first) ? languages[first].name : first })
  }
}
