import { createContext, use } from 'react'
import type { Area, Language, LanguageCode, Words } from './areas.ts'

/** The language that is spoken where it is not English. */
export const Spoken = createContext<Language | undefined>(undefined)

/** The sentences of an area, as `useWords(auth)`: in English what is given. Whoever asks is drawn anew in another language. */
export function useWords<A extends Area>(english: A): Words<A>
export function useWords(english: Area): unknown {
  return use(Spoken)?.[english.area] ?? english
}

/** How what the domain names is called: a field, a status, a column, a State. English is its name there. */
export function useCalled(): (label: string) => string {
  const labels = use(Spoken)?.labels
  return (label) => labels?.[label] ?? label
}

export const useLanguage = (): LanguageCode => use(Spoken)?.code ?? 'en'

/** How numbers and days are written, for `Intl`. */
export const useLocale = () => `${useLanguage()}-IN`
