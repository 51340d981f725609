import { Box } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { site } from '#languages/en/screens/site.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { PageNotice } from './page-notice.tsx'
import { NoticePlace, type Part, Together } from './told-together.ts'

interface LostTogetherProps {
  /** The moment of the answers that stay on the screen; null has none, undefined lost no connection. */
  since: number | null | undefined
  children: ReactNode
}

/**
 * One notice below the title, with one retry, where several parts of a screen failed, where one failed that the screen needs, or where
 * the connection is lost for parts that still show what was loaded before.
 */
export function LostTogether({ since, children }: LostTogetherProps) {
  const words = useWords(site)
  const dates = useDates()
  const [parts, setParts] = useState<ReadonlyMap<string, Part>>(new Map())
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [put] = useState(() => (id: string, part: Part | null) => {
    setParts((known) => {
      const next = new Map(known)
      if (part) next.set(id, part)
      else next.delete(id)
      return next
    })
  })
  const all = [...parts.values()]
  const needed = all.filter(({ helpAtTop }) => helpAtTop !== undefined)
  const isKept = typeof since === 'number'
  const isTold = all.length > 1 || needed.length > 0 || (all.length === 1 && isKept)
  const told = isTold ? (since === undefined ? 'failing' : 'lost') : null
  const isNamed = needed.length === all.length
  const notice = told && (
    <PageNotice
      isOffline={told === 'lost'}
      title={
        told === 'lost'
          ? words.lost
          : isNamed
            ? needed.map(({ message }) => message).join(' ')
            : words.partsFailed
      }
      help={
        needed[0]?.helpAtTop ??
        (isKept
          ? words.loadedAt({ time: dates.instant(new Date(since).toISOString()) })
          : words.restWorks)
      }
      onRetry={() => {
        for (const { retry } of all) retry()
      }}
    />
  )
  return (
    <>
      {place && notice ? createPortal(notice, place) : notice}
      <Box filter={told && isKept ? 'grayscale(1)' : undefined}>
        <NoticePlace value={setPlace}>
          <Together value={{ told, put }}>{children}</Together>
        </NoticePlace>
      </Box>
    </>
  )
}
