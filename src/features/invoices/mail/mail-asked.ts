import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Handed from the list to the detail to open its mail form. */
export const askForMail = { mail: true }

const isAsked = (state: unknown) =>
  typeof state === 'object' && state !== null && 'mail' in state && state.mail === true

/** Whether the screen was opened to write a mail; a reload and the way back do not ask again. */
export function useMailAsked(): boolean {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const [asked] = useState(() => isAsked(state))
  useEffect(() => {
    if (isAsked(state)) navigate(pathname, { replace: true, state: null })
  }, [state, pathname, navigate])
  return asked
}
