import type { LiveLink } from '#domain/document/history.ts'
import { history } from '#languages/en/messages/history.ts'
import { sending } from '#languages/en/screens/sending.ts'
import { useDates } from '../language/days/use-dates.ts'
import { useWords } from '../language/words.ts'

/** Links of a statement: no restored file tells about those. */
type Views = Omit<LiveLink, 'token'> & { restored?: boolean }

/** "Viewed 3 times, first 18 Nov 2026, 9:30 am, last 21 Nov 2026, 4:05 pm". */
export function useViewsText() {
  const { views: words } = useWords(sending)
  const told = useWords(history)
  const dates = useDates()
  return ({ views, firstViewedAt, lastViewedAt, restored }: Views): string => {
    if (firstViewedAt === null || lastViewedAt === null) return words.none
    const [first, last] = [dates.instant(firstViewedAt), dates.instant(lastViewedAt)]
    const viewed = views === 1 ? words.once({ last }) : words.times({ views, first, last })
    return restored ? `${viewed} (${told.restored})` : viewed
  }
}
