import { useEffect, useState } from 'react'
import { DataError } from '#data/errors.ts'
import { RESEND_SECONDS } from '#domain/people/people.ts'

/** Each kind of mail has its own minute, as in the Auth server. */
export type CodeMail = 'verification' | 'reset' | 'sign-in'

const keyOf = (kind: CodeMail, email: string) => `bahi-next-${kind}-mail-${email}`

/** Notes that the next mail must wait; in this tab, also over a reload. */
export function startResendClock(kind: CodeMail, email: string, seconds = RESEND_SECONDS) {
  try {
    sessionStorage.setItem(keyOf(kind, email), String(Date.now() + seconds * 1000))
  } catch {
    // If there is no storage, the server still keeps the rule, and says so.
  }
}

/** The code of the last mail was taken: the next mail is for the server to allow or to refuse. */
export function stopResendClock(kind: CodeMail, email: string) {
  try {
    sessionStorage.removeItem(keyOf(kind, email))
  } catch {
    // If there is no storage, no clock runs.
  }
}

export function secondsUntilResend(kind: CodeMail, email: string): number {
  try {
    const left = Number(sessionStorage.getItem(keyOf(kind, email))) - Date.now()
    // A clock set back must not lock the button for hours.
    return Math.min(Math.max(Math.ceil(left / 1000), 0), RESEND_SECONDS)
  } catch {
    return 0
  }
}

/** The wait that the Auth server names in its refusal; null for any other failure. */
export function waitToldBy(error: unknown): number | null {
  const isTold = error instanceof DataError && error.code === 'code_too_soon'
  return isTold ? Number(error.params.seconds) : null
}

/** Seconds until the next mail may be asked for, counting down; `restart` after each mail. */
export function useResendClock(kind: CodeMail, email: string) {
  const [left, setLeft] = useState(() => secondsUntilResend(kind, email))
  const running = left > 0

  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setLeft(secondsUntilResend(kind, email)), 1000)
    return () => clearInterval(timer)
  }, [running, kind, email])

  const restart = (seconds?: number) => {
    startResendClock(kind, email, seconds)
    setLeft(secondsUntilResend(kind, email))
  }
  return { left, restart }
}
