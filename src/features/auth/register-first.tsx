import { useEffect, useRef } from 'react'
import { Navigate } from 'react-router-dom'
import { messages } from '#domain/messages.ts'
import { paths } from '../../lib/paths.ts'
import { showError } from '../../ui/toast.tsx'

/** Sends a visitor who has nothing to verify to the registration, and says why. */
export function RegisterFirst() {
  // React's strict mode runs effects twice.
  const told = useRef(false)
  useEffect(() => {
    if (told.current) return
    told.current = true
    showError(messages.registerFirst)
  }, [])
  return <Navigate to={paths.register} replace />
}
