import { Box, Button } from '@chakra-ui/react'
import { RotateCw } from 'lucide-react'
import { createContext, type ReactNode, use, useId, useLayoutEffect, useRef, useState } from 'react'
import { site } from '#languages/en/screens/site.ts'
import { useDates } from '../../language/days/use-dates.ts'
import { useWords } from '../../language/words.ts'
import { FormError } from './form-error.tsx'

interface Part {
  message: string
  retry: () => void
}

/** How one notice tells of all parts: the connection is lost, or the server answers none of several. */
export type Told = 'lost' | 'failing'

interface Parts {
  told: Told | null
  put: (id: string, part: Part | null) => void
}

const Together = createContext<Parts>({ told: null, put: () => {} })

/** Reports a failed part to the screen, which may tell of it. Without a retry it speaks for itself. */
export function useToldTogether(message: string, onRetry: (() => void) | undefined): Told | null {
  const { told, put } = use(Together)
  const id = useId()
  const last = useRef(onRetry)
  const hasRetry = onRetry !== undefined
  useLayoutEffect(() => {
    last.current = onRetry
  })
  useLayoutEffect(() => {
    if (!hasRetry) return
    put(id, { message, retry: () => last.current?.() })
    return () => put(id, null)
  }, [hasRetry, id, message, put])
  return hasRetry ? told : null
}

interface LostTogetherProps {
  /** The moment of the answers that stay on the screen; null has none, undefined lost no connection. */
  since: number | null | undefined
  children: ReactNode
}

/**
 * One notice, with one retry, where several parts of a screen failed, or where the connection is lost for
 * parts that still show what was loaded before.
 */
export function LostTogether({ since, children }: LostTogetherProps) {
  const words = useWords(site)
  const dates = useDates()
  const [parts, setParts] = useState<ReadonlyMap<string, Part>>(new Map())
  const [put] = useState(() => (id: string, part: Part | null) => {
    setParts((known) => {
      const next = new Map(known)
      if (part) next.set(id, part)
      else next.delete(id)
      return next
    })
  })
  const [first] = parts.values()
  const isKept = typeof since === 'number'
  const told =
    first === undefined || (parts.size < 2 && !isKept)
      ? null
      : since === undefined
        ? 'failing'
        : 'lost'
  return (
    <>
      {first && told && (
        <Box mb="4">
          <FormError
            isCalm
            message={told === 'lost' ? first.message : words.partsFailed}
            help={
              isKept
                ? words.loadedAt({ time: dates.instant(new Date(since).toISOString()) })
                : told === 'failing'
                  ? words.restWorks
                  : undefined
            }
            action={
              <Button
                size="sm"
                variant="outline"
                onClick={() => {
                  for (const { retry } of parts.values()) retry()
                }}
              >
                <RotateCw aria-hidden /> {words.tryAgain}
              </Button>
            }
          />
        </Box>
      )}
      <Box filter={told && isKept ? 'grayscale(1)' : undefined}>
        <Together value={{ told, put }}>{children}</Together>
      </Box>
    </>
  )
}
