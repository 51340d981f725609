import { type ReactNode, useSyncExternalStore } from 'react'
import { onSpoken, spokenWords } from './spoken.ts'
import { Spoken } from './words.ts'

/** Around everything that says something. Pages are built in English. */
export function Speaker({ children }: { children: ReactNode }) {
  const words = useSyncExternalStore(onSpoken, spokenWords, () => undefined)
  return <Spoken value={words}>{children}</Spoken>
}
