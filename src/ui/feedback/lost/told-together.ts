import { createContext, use, useId, useLayoutEffect, useRef } from 'react'

/** A part of a screen that could not be loaded. */
export interface Part {
  message: string
  /** Set where the notice of the page tells of it, even of it alone: why it is needed, and that nothing is lost. */
  helpAtTop?: string | undefined
  retry: () => void
}

/** How one notice tells of all parts: the connection is lost, or the server answers none of several. */
export type Told = 'lost' | 'failing'

/** The screen's notice, and the parts that it knows of. */
interface Parts {
  told: Told | null
  put: (id: string, part: Part | null) => void
}

export const Together = createContext<Parts>({ told: null, put: () => {} })

/** Takes the element in which a screen has its notice, below its title. */
export const NoticePlace = createContext<(place: HTMLElement | null) => void>(() => {})

/** Reports a failed part to the screen, which may tell of it. Without a retry it speaks for itself. */
export function useToldTogether(
  message: string,
  onRetry: (() => void) | undefined,
  helpAtTop?: string,
): Told | null {
  const { told, put } = use(Together)
  const id = useId()
  const last = useRef(onRetry)
  const hasRetry = onRetry !== undefined
  useLayoutEffect(() => {
    last.current = onRetry
  })
  useLayoutEffect(() => {
    if (!hasRetry) return
    put(id, { message, helpAtTop, retry: () => last.current?.() })
    return () => put(id, null)
  }, [hasRetry, id, message, helpAtTop, put])
  return hasRetry ? told : null
}
