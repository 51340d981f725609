import * as languages from './list.ts'
import type { Listed } from './listed.ts'

languages satisfies Record<string, Listed>

export { languages }

export type LanguageCode = keyof typeof languages
type Other = Exclude<LanguageCode, 'en'>

export const isLanguage = (code: string): code is LanguageCode => Object.hasOwn(languages, code)
const isOther = (code: LanguageCode): code is Other => code !== 'en'

/** Those in which the product speaks to a person; English first, the others by their code. */
export const languageCodes: readonly LanguageCode[] = [
  'en',
  ...Object.keys(languages).filter(isLanguage).filter(isOther),
]

/** Returns the language of a tag as a browser has it ("hi-IN"), or as it is stored; English for one that this build does not have. */
export function languageOf(tag: string): LanguageCode {
  const [code = ''] = tag.split('-')
  return isLanguage(code) ? code : 'en'
}

/** A document is in one language, or in English with another beside it. */
export type DocumentLanguage = LanguageCode | `en-${Other}`

export const documentLanguages: readonly DocumentLanguage[] = [
  ...languageCodes,
  ...languageCodes.filter(isOther).map((code) => `en-${code}` as const),
]

/** Returns a stored tag as it is; English for one that this build does not have. */
export const documentLanguageOf = (tag: string): DocumentLanguage =>
  documentLanguages.find((language) => language === tag) ?? 'en'

/** Returns the language beside English, or else the only one. */
export const otherOf = (language: DocumentLanguage): LanguageCode =>
  languageOf(language.replace('en-', ''))

export const isSideBySide = (language: DocumentLanguage): boolean => !isLanguage(language)
