import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { onSpoken, spokenWords } from './spoken.ts'
import { type Voice, Voiced } from './voice.ts'
import { Spoken } from './words.ts'

const deeds = ['pointerdown', 'keydown', 'input', 'click'] as const

/** Around everything that says something. Pages are built in English. */
export function Speaker({ children }: { children: ReactNode }) {
  const words = useSyncExternalStore(onSpoken, spokenWords, () => undefined)
  const [voice, setVoice] = useState<Voice>()
  useEffect(() => {
    // Nothing is refused before somebody acts; if it fails to load, the next action asks again.
    const load = () => {
      import('./speech.ts').then(
        (loaded) => {
          stop()
          setVoice(loaded)
        },
        () => {},
      )
    }
    const stop = () => {
      for (const deed of deeds) removeEventListener(deed, load, true)
    }
    for (const deed of deeds) addEventListener(deed, load, true)
    return stop
  }, [])
  return (
    <Voiced value={voice}>
      <Spoken value={words}>{children}</Spoken>
    </Voiced>
  )
}
