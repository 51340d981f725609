import { useEffect, useState } from 'react'
import type { DocumentLanguage } from '#domain/document/invoice.ts'
import { loadTongue } from '#domain/language/tongue.ts'

/** Whether a document can be read in its language: that of another than English has to load, and where it does not come English stands in for it. */
export function useTongue(language: DocumentLanguage): boolean {
  const [loaded, setLoaded] = useState<DocumentLanguage>('en')
  useEffect(() => {
    const done = () => setLoaded(language)
    loadTongue(language).then(done, done)
  }, [language])
  return language === 'en' || loaded === language
}
