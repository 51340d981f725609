import type { DocumentLanguage } from '../document/invoice.ts'
import { english, type Spoken } from './english.ts'

const spoken: Partial<Record<DocumentLanguage, Spoken>> = {}

/** Returns the language of a document once it is loaded, and English until then. */
export const tongueOf = ({ language }: { language: DocumentLanguage }): Spoken =>
  spoken[language] ?? english

/** The languages in which something is said one after the other: of two side by side Hindi first. */
export const eachOf = (language: DocumentLanguage): DocumentLanguage[] =>
  language === 'en-hi' ? ['hi', 'en'] : [language]

/** Loads what a document in a language needs to be read: nothing for English. */
export async function loadTongue(language: DocumentLanguage): Promise<void> {
  if (language === 'en' || spoken[language]) return
  const { hindi, sideBySide } = await import('./other-languages.ts')
  spoken.hi = hindi
  spoken['en-hi'] = sideBySide
}
