import { type Language, type LanguageCode, languages } from './areas.ts'

const place = 'bahi-language'
const isCode = (code: string | null): code is LanguageCode => code !== null && code in languages

let words: Language | undefined
let fallSilent: (() => void) | undefined
const listeners = new Set<() => void>()

const load: Record<LanguageCode, () => Promise<Language | undefined>> = {
  en: async () => undefined,
  hi: async () => (await import('./hindi/index.ts')).hindi,
}

/** Speaks it from now on, once it is there. What is on screen is drawn anew, not made anew: nothing that was typed is lost. */
async function speak(code: LanguageCode) {
  const next = await load[code]()
  fallSilent?.()
  words = next
  fallSilent = words?.speakDomain()
  document.documentElement.lang = `${code}-IN`
  for (const notify of listeners) notify()
}

/** What was chosen in this browser; at first English. */
function chosen(): LanguageCode {
  try {
    const kept = localStorage.getItem(place)
    return isCode(kept) ? kept : 'en'
  } catch {
    return 'en'
  }
}

/** Before the first paint. What cannot be loaded leaves the page in the language that it has. */
export const speakChosen = () => speak(chosen()).catch(() => {})

/** Rejects where the language cannot be loaded; then nothing has changed. */
export async function chooseLanguage(code: LanguageCode) {
  await speak(code)
  try {
    localStorage.setItem(place, code)
  } catch {
    // It holds for this page alone.
  }
}

export const spokenWords = () => words

export function onSpoken(notify: () => void) {
  // Another tab of the same browser chose.
  const follow = ({ key }: StorageEvent) => {
    if (key === place) void speakChosen()
  }
  listeners.add(notify)
  window.addEventListener('storage', follow)
  return () => {
    listeners.delete(notify)
    window.removeEventListener('storage', follow)
  }
}
