import { Text } from '@chakra-ui/react'
import { banks } from '#domain/bank/banks.ts'
import { dayText } from '../../../lib/day-text.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import type { FileSummary as Summary } from './use-bank-file.ts'

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`

/** What was recognised in a file, and how much of it was there before. */
export function FileSummary({ summary }: { summary: Summary }) {
  const { bank, rows, credits, unread, from, to, kept } = summary
  const seen = kept.open + kept.booked + kept.aside
  const seenAs = [
    [kept.open, 'waiting'],
    [kept.booked, 'recorded'],
    [kept.aside, 'set aside'],
  ]
    .filter(([count]) => count !== 0)
    .map(([count, word]) => `${count} ${word}`)
  return (
    <Panel role="status">
      <Text fontWeight="600">
        {[
          bank ? banks[bank].name : 'Bank statement',
          `${dayText(from)} to ${dayText(to)}`,
          counted(rows, 'row'),
          counted(credits, 'credit'),
        ].join(', ')}
      </Text>
      <Text textStyle="sm" color="fg.muted">
        {kept.new > 0 ? `${counted(kept.new, 'credit')} not seen before. ` : 'Nothing new. '}
        {seen > 0 && `${counted(seen, 'credit')} seen before: ${seenAs.join(', ')}. `}
        {unread.length > 0 &&
          `Not read, for the amount is not plain: ${unread.length === 1 ? 'line' : 'lines'} ${unread.slice(0, 10).join(', ')}${unread.length > 10 ? ' and others' : ''}.`}
      </Text>
    </Panel>
  )
}
