import { useEffect, useState } from 'react'
import type { DocumentWords } from '#languages/document-catalogue.ts'
import { documentWords } from '#languages/documents.ts'
import { documents as english } from '#languages/en/documents/index.ts'
import type { DocumentLanguage } from '#languages/languages.ts'

/** The words of a document once they are there: another language than English has to load, and where it does not come English stands in for it. */
export function useDocumentWords(language: DocumentLanguage): DocumentWords | undefined {
  const [loaded, setLoaded] = useState<{ language: DocumentLanguage; words: DocumentWords }>()
  useEffect(() => {
    if (language === 'en') return
    let wanted = true
    const tell = (words: DocumentWords) => wanted && setLoaded({ language, words })
    documentWords(language).then(tell, () => tell(english))
    return () => {
      wanted = false
    }
  }, [language])
  if (language === 'en') return english
  return loaded?.language === language ? loaded.words : undefined
}
