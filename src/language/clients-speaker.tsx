import { type ReactNode, use, useEffect, useState } from 'react'
import type { Language } from '#languages/areas.ts'
import { type DocumentLanguage, otherOf } from '#languages/languages.ts'
import { loadScreens } from './spoken.ts'
import { Spoken } from './words.ts'

interface ClientsSpeakerProps {
  /** The language of the client's documents; side by side means that they read the one beside English. */
  language: DocumentLanguage
  children: ReactNode
}

/**
 * Speaks a client's language around the product's own text, once that language is loaded. Nothing
 * of it is kept, and for documents in English it is the language of this browser.
 */
export function ClientsSpeaker({ language, children }: ClientsSpeakerProps) {
  const own = use(Spoken)
  const [words, setWords] = useState<Language>()
  const code = otherOf(language)
  useEffect(() => {
    if (code === 'en') return
    let wanted = true
    const speak = (loaded: Language | undefined) => {
      if (!wanted) return
      setWords(loaded)
    }
    // If it fails to load, the page keeps its language.
    loadScreens[code]().then(speak, () => {})
    return () => {
      wanted = false
    }
  }, [code])
  return <Spoken value={words ?? own}>{children}</Spoken>
}
