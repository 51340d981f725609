import { useEffect, useRef } from 'react'
import { Navigate } from 'react-router-dom'
import { useVisitor } from '#src/data/account/visitor.ts'
import { useSpeech } from '#src/language/speech.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { FullPageLoader } from '#src/ui/feedback/full-page-loader.tsx'
import { showError } from '#src/ui/feedback/toast.tsx'

/** Sends a visitor who has nothing to verify to the registration and says why, once they are known to be signed out. */
export function RegisterFirst() {
  const { messages } = useSpeech()
  const status = useVisitor()
  // React's strict mode runs effects twice.
  const told = useRef(false)
  useEffect(() => {
    if (status !== 'signed-out' || told.current) return
    told.current = true
    showError(messages.registerFirst)
  }, [status, messages.registerFirst])
  if (status !== 'signed-out') return <FullPageLoader />
  return <Navigate to={paths.register} replace />
}
