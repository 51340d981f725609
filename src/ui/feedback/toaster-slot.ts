import type { ComponentType } from 'react'

let toasts: ComponentType | undefined
const listeners = new Set<() => void>()

/** The contents of the live region; empty until a screen that shows toasts has brought them. */
export const filling = () => toasts

export function fillToaster(list: ComponentType) {
  toasts = list
  for (const notify of listeners) notify()
}

export function onFilled(notify: () => void) {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
