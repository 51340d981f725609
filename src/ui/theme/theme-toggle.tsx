import { IconButton, VisuallyHidden } from '@chakra-ui/react'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { site } from '#languages/en/screens/site.ts'
import { useWords } from '../../language/words.ts'
import { type ThemeChoice, useColorMode } from './color-mode.ts'

const next: Record<ThemeChoice, ThemeChoice> = { dark: 'light', light: 'system', system: 'dark' }
/** The page says what was chosen, before the app is here. */
const shown = {
  '& > svg': { display: 'none' },
  '[data-theme=dark] & > .lucide-moon, [data-theme=light] & > .lucide-sun, [data-theme=system] & > .lucide-monitor':
    { display: 'block' },
}

/** Goes round dark, light, system; the title tells where it stands, a live region what changed. */
export function ThemeToggle() {
  const { theme } = useWords(site)
  const { choice, setChoice } = useColorMode()
  const [announcement, setAnnouncement] = useState('')

  const toggle = () => {
    setChoice(next[choice])
    setAnnouncement(theme.now({ now: theme[next[choice]] }))
  }

  return (
    <>
      <IconButton
        variant="ghost"
        aria-label={theme.toggle}
        title={theme.next({ now: theme[choice], next: theme[next[choice]] })}
        onClick={toggle}
        css={shown}
      >
        <Moon aria-hidden />
        <Sun aria-hidden />
        <Monitor aria-hidden />
      </IconButton>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </>
  )
}
