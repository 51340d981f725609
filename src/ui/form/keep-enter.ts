import type { KeyboardEvent } from 'react'

/** Enter in a field issues and mails nothing: what nobody can take back is done by the button, in an editor by Ctrl or ⌘ with Enter, too. */
export function keepEnter(event: KeyboardEvent<HTMLFormElement>) {
  const command = event.ctrlKey || event.metaKey
  if (event.key === 'Enter' && !command && event.target instanceof HTMLInputElement) {
    event.preventDefault()
  }
}
