import { type ReactNode, useState } from 'react'
import { DataError } from '#data/errors.ts'
import { ProofDialog, type Way } from './proof-dialog.tsx'

/** The proof that the database asks for before a change that guards the account, by its refusals. */
const ways: Record<string, Way> = {
  password_needed: 'password',
  code_needed: 'code',
  login_again: 'mail',
}

const wayOf = (error: unknown) => (error instanceof DataError ? ways[error.code] : undefined)

/**
 * Makes a change; where the database asks who it is, asks the person, and makes the change then. One who does not answer
 * gets the refusal.
 */
export function useProof(): {
  proven: <T>(change: () => Promise<T>) => Promise<T>
  dialog: ReactNode
} {
  const [asked, setAsked] = useState<{ way: Way; answer: (isProven: boolean) => void } | null>(null)

  const proven = async <T,>(change: () => Promise<T>): Promise<T> => {
    try {
      return await change()
    } catch (error) {
      const way = wayOf(error)
      if (way === undefined) throw error
      const isProven = await new Promise<boolean>((answer) => setAsked({ way, answer }))
      setAsked(null)
      if (!isProven) throw error
      return await change()
    }
  }

  return { proven, dialog: asked && <ProofDialog way={asked.way} onEnd={asked.answer} /> }
}
