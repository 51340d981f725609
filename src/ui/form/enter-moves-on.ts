import type { KeyboardEvent } from 'react'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement

/** Fields, and the button that submits; other buttons are no step of filling in a form. */
const isStep = (element: Element): element is Field => {
  if (element instanceof HTMLButtonElement) return element.type === 'submit' && !element.disabled
  const isField =
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  return isField && !element.disabled && element.tabIndex >= 0 && !element.closest('[hidden]')
}

/**
 * Enter in a field moves on to the next one, and issues or mails nothing: what nobody can take back is done by the button, in an
 * editor by Ctrl or ⌘ with Enter, too. A field with a use of its own for Enter prevents the default.
 */
export function enterMovesOn(event: KeyboardEvent<HTMLFormElement>) {
  const command = event.ctrlKey || event.metaKey
  const { target } = event
  if (event.key !== 'Enter' || command || !(target instanceof HTMLInputElement)) return
  if (event.defaultPrevented) return
  event.preventDefault()
  const steps = [...event.currentTarget.elements].filter(isStep)
  const next = steps[steps.indexOf(target) + 1]
  next?.focus()
  if (next instanceof HTMLInputElement) next.select()
}
