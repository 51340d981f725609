import type { ComponentProps } from 'react'
import { usePageWords } from '../page-words.ts'
import { useLater } from '../use-later.ts'
import type { LastDay } from './last-day.tsx'

const loadDay = () => import('./last-day.tsx')

/** The day until which the client's tax depends on paying, and the law behind it, come where a seller shows it. */
export function LastDaySlot(props: ComponentProps<typeof LastDay>) {
  const day = useLater(loadDay)
  const { labels } = usePageWords().page
  if (day === 'lost') return null
  return day ? <day.LastDay {...props} /> : <p className="meta">{labels.loading}</p>
}
