import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { commands } from './commands.ts'
import { shortcutsOn } from './shortcuts-choice.ts'

/** How long the second key may be waited for. */
const SECOND_KEY_MS = 1500

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role="menu"], [role="listbox"]')

const commandOf = (...pressed: string[]) =>
  commands.find(({ keys }) => keys.join() === pressed.join())

/** Ctrl or ⌘ with K opens the palette; single keys run commands and "/" comes to the search, never while somebody types. */
export function useShortcuts(openPalette: () => void) {
  const navigate = useNavigate()
  useEffect(() => {
    let first = { key: '', at: Number.NEGATIVE_INFINITY }
    const press = (event: KeyboardEvent) => {
      // What lies over the page waits for an answer.
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return
      const key = event.key.toLowerCase()
      if (key === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
        event.preventDefault()
        openPalette()
        return
      }
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (isTyping(event.target) || !shortcutsOn()) return
      if (key === '/') {
        event.preventDefault()
        const search = document.querySelector<HTMLInputElement>('[role="search"] input')
        search?.focus()
        search?.select()
        return
      }
      const soon = event.timeStamp - first.at < SECOND_KEY_MS
      const command = (soon && commandOf(first.key, key)) || commandOf(key)
      first = { key, at: command ? Number.NEGATIVE_INFINITY : event.timeStamp }
      if (!command) return
      event.preventDefault()
      navigate(command.to)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [navigate, openPalette])
}
