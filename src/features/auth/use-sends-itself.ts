import { type ChangeEvent, type RefObject, useEffect, useRef } from 'react'
import { CODE_LENGTH } from '#domain/people/people.ts'

/** So long the complete code is seen, and can be sent by hand, before it goes by itself. */
const COMPLETE_MS = 500

/** Sends a form as soon as its code has all its characters; the handler of the code's field. */
export function useSendsItself(sender: RefObject<HTMLFormElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const form = sender.current
    const forget = () => clearTimeout(timer.current)
    form?.addEventListener('submit', forget)
    return () => {
      form?.removeEventListener('submit', forget)
      forget()
    }
  }, [sender])

  return ({ target }: ChangeEvent<HTMLInputElement>) => {
    clearTimeout(timer.current)
    if (target.value.length !== CODE_LENGTH) return
    timer.current = setTimeout(() => sender.current?.requestSubmit(), COMPLETE_MS)
  }
}
