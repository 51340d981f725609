import { Text } from '@chakra-ui/react'
import { banks } from '#domain/bank/banks.ts'
import { bankFile } from '#languages/en/screens/bank-file.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import type { FileSummary as Summary } from './use-bank-file.ts'

const MOST_LINES = 10

/** Tells how much of a file was recognised, and how much was known before. */
export function FileSummary({ summary }: { summary: Summary }) {
  const { summary: words } = useWords(bankFile)
  const dates = useDates()
  const { bank, rows, credits, unread, from, to, kept } = summary
  const seen = kept.open + kept.booked + kept.aside
  const states = [
    { count: kept.open, said: words.waiting },
    { count: kept.booked, said: words.recorded },
    { count: kept.aside, said: words.aside },
  ]
    .filter(({ count }) => count !== 0)
    .map(({ count, said }) => said({ count }))
    .join(', ')
  const first = unread.slice(0, MOST_LINES).join(', ')
  const lines = unread.length > MOST_LINES ? words.andOthers({ lines: first }) : first
  const said = unread.length === 1 ? words.unreadLine : words.unreadLines
  return (
    <Panel role="status">
      <Text fontWeight="600">
        {[
          bank ? banks[bank].name : words.statement,
          words.days({ from: dates.day(from), to: dates.day(to) }),
          words.rows({ count: rows }),
          words.credits({ count: credits }),
        ].join(', ')}
      </Text>
      <Text textStyle="sm" color="fg.muted">
        {kept.new > 0 ? words.fresh({ count: kept.new }) : words.nothingNew}{' '}
        {seen > 0 && `${words.seen({ credits: words.credits({ count: seen }), states })} `}
        {unread.length > 0 && said({ lines })}
      </Text>
    </Panel>
  )
}
