import { Text } from '@chakra-ui/react'
import { dashboard } from '#languages/en/screens/dashboard.ts'
import type { Attention } from '#src/data/dashboard.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { rich } from '#src/language/rich.tsx'
import { useWords } from '#src/language/words.ts'
import { reportPaths } from '#src/lib/paths/report-paths.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { Link } from '#src/ui/layout/link.tsx'

/** The oldest export declaration that is open, with its last day; nothing where none is. */
export function EdfLine({ edf: [first, ...others] }: Pick<Attention, 'edf'>) {
  const { edf: words } = useWords(dashboard)
  const dates = useDates()
  if (!first) return null
  const isLate = first.dueOn < todayInIndia()
  const sentence = words[isLate ? 'late' : 'due']({
    month: dates.month(first.firstDay),
    day: dates.day(first.dueOn),
  })
  return (
    <Text color={isLate ? 'fg.error' : 'fg.muted'} textStyle="sm">
      {rich(sentence, {
        link: (text) => (
          <Link to={reportPaths.exports}>
            <Text as="span" color="fg" fontWeight="600" textDecoration="underline">
              {text}
            </Text>
          </Link>
        ),
      })}
      {others.length > 0 && ` ${words.more({ count: others.length })}`}
    </Text>
  )
}
