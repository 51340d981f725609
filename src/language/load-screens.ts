import type { Language } from '#languages/areas.ts'
import type { LanguageCode } from '#languages/languages.ts'

/** The words of screens in each language, a line each; English has its own where they are used. */
export const loadScreens: Record<LanguageCode, () => Promise<Language | undefined>> = {
  en: async () => undefined,
  hi: async () => (await import('#languages/hi/screens/index.ts')).hindi,
}
