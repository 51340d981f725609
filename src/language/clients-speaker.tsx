import { type ReactNode, use, useEffect, useState } from 'react'
import type { DocumentLanguage } from '#domain/document/invoice.ts'
import type { Language } from './areas.ts'
import { Spoken } from './words.ts'

interface ClientsSpeakerProps {
  /** The language of the client's documents; side by side means that they read Hindi. */
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
  const other = language !== 'en'
  useEffect(() => {
    if (!other) return
    let fallSilent: (() => void) | undefined
    let wanted = true
    const speak = ({ hindi }: { hindi: Language }) => {
      if (!wanted) return
      fallSilent = hindi.speakDomain()
      setWords(hindi)
    }
    // When Hindi fails to load, the page keeps its language.
    import('./hindi/index.ts').then(speak, () => {})
    return () => {
      wanted = false
      fallSilent?.()
    }
  }, [other])
  return <Spoken value={words ?? own}>{children}</Spoken>
}
