import { Box } from '@chakra-ui/react'
import { FileSearch } from 'lucide-react'
import { nameOfRange, rangeOf } from '#domain/reports/ranges.ts'
import { isTooLong } from '#domain/tally/returns.ts'
import { tally } from '#languages/en/screens/tally.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { RangeFields } from '../range-fields.tsx'
import { useReportAddress } from '../use-report-address.ts'
import { TallyBody } from './tally-body.tsx'

/** The files of a period for the accountant's Tally: `?from=2026-10-01&to=2026-10-31`. */
export function TallyScreen() {
  const words = useWords(tally)
  const address = useReportAddress('last-month')
  const { period } = address
  const showThisMonth = () => {
    const { firstDay, lastDay } = rangeOf('month', todayInIndia())
    address.ask({ from: firstDay, to: lastDay })
  }
  return (
    <>
      <PageHeader title={words.title} subtitle={words.subtitle} />
      <Box mb="5">
        <RangeFields address={address} />
      </Box>
      {isTooLong(period) ? (
        <Panel>
          <EmptyState icon={FileSearch} title={words.tooLong} description={words.tooLongHelp} />
        </Panel>
      ) : (
        <TallyBody
          key={`${period.firstDay} ${period.lastDay}`}
          period={period}
          onThisMonth={nameOfRange(period, todayInIndia()) === 'month' ? null : showThisMonth}
        />
      )}
    </>
  )
}
