import { useSyncExternalStore } from 'react'

const place = 'bahi-shortcuts'
const changed = 'bahi-shortcuts-change'

/** Whether single keys do something; on, until this browser's user switches them off (WCAG 2.1.4). */
export const shortcutsOn = () => localStorage.getItem(place) !== 'off'

export function chooseShortcuts(on: boolean) {
  if (on) localStorage.removeItem(place)
  else localStorage.setItem(place, 'off')
  window.dispatchEvent(new Event(changed))
}

function subscribe(onChange: () => void) {
  window.addEventListener(changed, onChange)
  // Another tab of the same browser tells it so.
  window.addEventListener('storage', onChange)
  return () => {
    window.removeEventListener(changed, onChange)
    window.removeEventListener('storage', onChange)
  }
}

export const useShortcutsOn = () => useSyncExternalStore(subscribe, shortcutsOn)
