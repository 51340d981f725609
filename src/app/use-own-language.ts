import { useEffect } from 'react'
import type { Profile } from '#domain/people/people.ts'
import { useKeepLanguage } from '../data/account/profile.ts'
import { forgetChoice, freshChoice, speakHere } from '../language/spoken.ts'
import { useLanguage } from '../language/words.ts'

/**
 * Speaks the person's language, which their profile keeps for every browser. A choice made here,
 * even before signing in, is saved to the profile as soon as there is a connection; otherwise this
 * browser follows the profile.
 */
export function useOwnLanguage(id: string, profile: Profile | undefined) {
  const keep = useKeepLanguage(id)
  const spoken = useLanguage()
  const stored = profile?.language

  useEffect(() => {
    if (stored === undefined) return
    const fresh = freshChoice()
    if (stored === (fresh ?? spoken)) forgetChoice()
    // A failed attempt is repeated at the next visit.
    else if (fresh === null) speakHere(stored).catch(() => {})
    else keep(fresh).catch(() => {})
  }, [stored, spoken, keep])
}
