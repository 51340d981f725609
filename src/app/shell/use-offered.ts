import { useCallback } from 'react'
import { useMayWrite } from '../../data/account/businesses.ts'

/** Tells of a way or a command whether it is one for the role of the person in this business. */
export function useOffered() {
  const writes = useMayWrite()
  return useCallback(({ makes = false }: { makes?: boolean }) => writes || !makes, [writes])
}
