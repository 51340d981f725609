import { createContext, use } from 'react'
import type { Area, Language } from '#languages/areas.ts'
import type { LanguageCode } from '#languages/languages.ts'
import type { Words } from '#languages/words.ts'

/** The language that is spoken where it is not English. */
export const Spoken = createContext<Language | undefined>(undefined)

/** The sentences of an area, as `useWords(auth)`: in English the given ones. Callers are drawn again in another language. */
export function useWords<A extends Area>(english: A): Words<A>
export function useWords(english: Area): unknown {
  return use(Spoken)?.[english.area] ?? english
}

export const useLanguage = (): LanguageCode => use(Spoken)?.code ?? 'en'

/** The locale of numbers and days, for `Intl`. */
export const useLocale = () => `${useLanguage()}-IN`
