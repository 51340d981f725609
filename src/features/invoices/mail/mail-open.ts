import { useEffect, useSyncExternalStore } from 'react'

let open = 0
const listeners = new Set<() => void>()
function count(by: number) {
  open += by
  for (const listener of listeners) listener()
}
function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Tells, while it is mounted, that a mail is being written. */
export function useMailOpen() {
  useEffect(() => {
    count(1)
    return () => count(-1)
  }, [])
}

/** Whether a mail is being written, so that the buttons behind the dialog are inactive. */
export const useIsMailOpen = () => useSyncExternalStore(subscribe, () => open > 0)
