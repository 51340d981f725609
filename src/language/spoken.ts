import type { Language } from '#languages/areas.ts'
import { type LanguageCode, languages } from '#languages/languages.ts'

const place = 'bahi-language'
const isCode = (code: string | null): code is LanguageCode => code !== null && code in languages

let words: Language | undefined
let choice: LanguageCode | null = null
const listeners = new Set<() => void>()

/** The words of screens in each language; English has its own where they are used. */
export const loadScreens: Record<LanguageCode, () => Promise<Language | undefined>> = {
  en: async () => undefined,
  hi: async () => (await import('#languages/hi/screens/index.ts')).hindi,
}

/**
 * Speaks a language once it is loaded. The screen is drawn anew and not built anew, so typed text
 * stays.
 */
async function speak(code: LanguageCode) {
  const next = await loadScreens[code]()
  words = next
  document.documentElement.lang = `${code}-IN`
  for (const notify of listeners) notify()
}

/** The language spoken last in this browser; English at first. */
function kept(): LanguageCode {
  try {
    const code = localStorage.getItem(place)
    return isCode(code) ? code : 'en'
  } catch {
    return 'en'
  }
}

/** Before the first paint. When loading fails, the page keeps its language. */
export const speakKept = () => speak(kept()).catch(() => {})

/** Speaks it here from now on. Rejects where it cannot be loaded; then nothing has changed. */
export async function speakHere(code: LanguageCode) {
  await speak(code)
  try {
    localStorage.setItem(place, code)
  } catch {
    // It holds for this page alone.
  }
}

/** The same, by a person's choice, which their profile is still to learn. */
export async function chooseLanguage(code: LanguageCode) {
  const before = choice
  choice = code
  try {
    await speakHere(code)
  } catch (error) {
    choice = before
    throw error
  }
  try {
    sessionStorage.setItem(place, code)
  } catch {
    // Signing in by another site's page may lose the choice.
  }
}

/** A choice that the profile may not have yet; null where there is none. */
export function freshChoice(): LanguageCode | null {
  try {
    const code = choice ?? sessionStorage.getItem(place)
    return isCode(code) ? code : null
  } catch {
    return choice
  }
}

/** The profile knows it. */
export function forgetChoice() {
  choice = null
  try {
    sessionStorage.removeItem(place)
  } catch {
    // A browser that keeps nothing.
  }
}

export const spokenWords = () => words

export function onSpoken(notify: () => void) {
  // Another tab of the same browser chose.
  const follow = ({ key }: StorageEvent) => {
    if (key !== place) return
    choice = kept()
    void speakKept()
  }
  listeners.add(notify)
  window.addEventListener('storage', follow)
  return () => {
    listeners.delete(notify)
    window.removeEventListener('storage', follow)
  }
}
