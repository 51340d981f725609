import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { MailKind } from '#domain/mail/mail.ts'

/** Handed to the detail of a document to open the form of such a mail. */
export const askForMail = (kind: MailKind) => ({ mail: kind })

const isAsked = (state: unknown, kind: MailKind) =>
  typeof state === 'object' && state !== null && 'mail' in state && state.mail === kind

/** Whether the screen was opened to write a mail of this kind; a reload and the way back do not ask again. */
export function useMailAsked(kind: MailKind): boolean {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const [asked] = useState(() => isAsked(state, kind))
  useEffect(() => {
    if (isAsked(state, kind)) navigate(pathname, { replace: true, state: null })
  }, [state, pathname, navigate, kind])
  return asked
}
