import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { lostAnswers } from '../../data/lost-answers.ts'
import { LostTogether } from '../../ui/feedback/lost/lost-together.tsx'

/** Tells once that the connection is lost, whatever parts a screen has. */
export function LostConnection({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const since = useSyncExternalStore(lostAnswers.subscribe, lostAnswers.since)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen begins anew
  useEffect(() => () => lostAnswers.forget(), [pathname])
  return <LostTogether since={since}>{children}</LostTogether>
}
