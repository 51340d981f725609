import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { listsDrafts } from '../keys.ts'
import { waitingPlaces } from './waiting-drafts.ts'

/** Saves what waits in this browser, of earlier visits and of sessions that ended, when the person or the line is back. */
export function useWaitingDrafts(userId: string) {
  const { mutate } = useSWRConfig()
  useEffect(() => {
    const save = () => {
      if (waitingPlaces(userId).length === 0) return
      import('./save-waiting.ts')
        .then((it) => it.saveWaiting(userId, () => void mutate(listsDrafts)))
        // It goes on waiting.
        .catch(() => {})
    }
    save()
    window.addEventListener('online', save)
    return () => window.removeEventListener('online', save)
  }, [userId, mutate])
}
