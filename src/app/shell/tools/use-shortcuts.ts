import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { shortcutsOn } from '#src/lib/shortcuts-choice.ts'
import { useOffered } from '../use-offered.ts'
import { commands } from './commands.ts'

/** How long the second key may be waited for. */
const SECOND_KEY_MS = 1500

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role="menu"], [role="listbox"]')

const commandOf = (...pressed: string[]) =>
  commands.find(({ keys }) => keys?.join() === pressed.join())

/** Ctrl or ⌘ with K opens the palette; single keys run commands and "/" comes to the search, never while somebody types. */
export function useShortcuts(openPalette: () => void) {
  const navigate = useNavigate()
  const offered = useOffered()
  useEffect(() => {
    let first = { key: '', at: Number.NEGATIVE_INFINITY }
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      const command = event.ctrlKey || event.metaKey
      const opens = key === 'k' && command && !event.altKey && !event.shiftKey
      const alone = !command && !event.altKey && !event.repeat
      if (event.defaultPrevented || (!opens && (!alone || isTyping(event.target)))) return
      // An open dialog waits for its own answer. Checked last, because a form may have 500 rows to
      // search through.
      if (document.querySelector('dialog[open]')) return
      if (opens) {
        event.preventDefault()
        openPalette()
        return
      }
      if (!shortcutsOn()) return
      if (key === '/') {
        event.preventDefault()
        const search = document.querySelector<HTMLInputElement>('[role="search"] input')
        search?.focus()
        search?.select()
        return
      }
      const soon = event.timeStamp - first.at < SECOND_KEY_MS
      const run = (soon && commandOf(first.key, key)) || commandOf(key)
      first = { key, at: run ? Number.NEGATIVE_INFINITY : event.timeStamp }
      if (!run || !offered(run)) return
      event.preventDefault()
      navigate(run.to)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [navigate, offered, openPalette])
}
