import { site } from '#languages/en/screens/site.ts'
import { languageCodes, languages } from '#languages/languages.ts'
import { chooseLanguage } from '#src/language/spoken.ts'
import { useLanguage, useWords } from '#src/language/words.ts'
import { hasWords } from '#src/lib/has-words.ts'
import { showError } from '#src/ui/feedback/toast.tsx'
import { useColorMode } from '#src/ui/theme/color-mode.ts'
import type { Line } from '../search/found-groups.ts'

const themes = ['dark', 'light', 'system'] as const

/** The other themes and languages, as far as they hold every typed word, in the person's language or in English. */
export function useChoiceLines(text: string): Line<() => void>[] {
  const words = useWords(site)
  const { choice, setChoice } = useColorMode()
  const spoken = useLanguage()
  const isSought = hasWords(text)
  const choices = [
    ...themes
      .filter((theme) => theme !== choice)
      .map((theme) => ({
        title: words.theme.now({ now: words.theme[theme] }),
        english: site.theme.now({ now: site.theme[theme] }),
        to: () => setChoice(theme),
      })),
    ...languageCodes
      .filter((code) => code !== spoken)
      .map((code) => ({
        title: words.language({ name: languages[code].name }),
        english: `${site.language({ name: languages[code].name })} ${languages[code].inEnglish}`,
        to: () => {
          chooseLanguage(code).catch(() => showError(words.languageFailed))
        },
      })),
  ]
  return choices
    .filter(({ title, english }) => isSought(`${title} ${english}`))
    .map(({ title, to }) => ({ key: title, title, aside: '', to }))
}
