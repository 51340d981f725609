import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { listsDrafts } from '../keys.ts'
import { TRIAL_PLACE, waitingPlaces } from './waiting-drafts.ts'

/**
 * Saves what waits in this browser, of earlier visits and of sessions that ended, when the person or the line is back; and
 * what was tried before there was an account, which `onAdopted` is told of once it is saved.
 */
export function useWaitingDrafts(userId: string, onAdopted: () => void) {
  const { mutate } = useSWRConfig()
  useEffect(() => {
    const save = () => {
      if (waitingPlaces(userId).length === 0 && !localStorage.getItem(TRIAL_PLACE)) return
      import('./save-waiting.ts')
        .then((it) => {
          let adopted = it.adoptTrial(userId)
          return it.saveWaiting(userId, () => {
            if (adopted) onAdopted()
            adopted = false
            void mutate(listsDrafts)
          })
        })
        // It goes on waiting.
        .catch(() => {})
    }
    save()
    window.addEventListener('online', save)
    return () => window.removeEventListener('online', save)
  }, [userId, mutate, onAdopted])
}
