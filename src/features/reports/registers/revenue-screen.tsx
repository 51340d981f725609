import { Flex } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import { revenueBy } from '#domain/reports/registers.ts'
import { registers } from '#languages/en/screens/registers.ts'
import { useReportFigures } from '#src/data/reports.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { SegmentedToggle } from '#src/ui/form/fields/segmented-toggle.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { RangeFields } from '../range-fields.tsx'
import { useReportAddress } from '../use-report-address.ts'
import { DownloadMenu } from './download-menu.tsx'
import { ReportBody } from './report-body.tsx'
import { useRangeText } from './use-range-text.ts'

const RevenuePanel = lazy(() =>
  import('./revenue-panel.tsx').then((it) => ({ default: it.RevenuePanel })),
)

/** In the order in which they stand. */
const ways = ['month', 'client', 'item'] as const

/**
 * Invoiced less credited amounts, by month, client or item:
 * `?by=client&from=2026-04-01&to=2027-03-31`.
 */
export function RevenueScreen() {
  const { revenue: words } = useWords(registers)
  const rangeText = useRangeText()
  const dates = useDates()
  const address = useReportAddress('year')
  const { period } = address
  const by = revenueBy.find((one) => one === address.asked('by')) ?? 'month'
  const kind = `revenue-by-${by}` as const
  const { data: figures } = useReportFigures(kind, period)
  return (
    <>
      <PageHeader
        title={words.title}
        subtitle={words.subtitle({
          from: dates.day(period.firstDay),
          until: dates.day(period.lastDay),
        })}
        actions={<DownloadMenu kind={kind} period={period} disabled={!figures?.count} />}
        beside
      />
      <Flex mb="4" gap="4" wrap="wrap" align="flex-end" justify="space-between">
        <RangeFields address={address} />
        <SegmentedToggle
          label={words.label}
          options={ways.map((value) => ({ value, label: words.by[value] }))}
          value={by}
          onChange={(next) => next && address.ask({ by: next })}
        />
      </Flex>
      <ReportBody
        kind={kind}
        period={period}
        address={address}
        empty={words.none({ days: rangeText(period) })}
        above={
          <Suspense fallback={null}>
            <RevenuePanel kind={kind} period={period} />
          </Suspense>
        }
      />
    </>
  )
}
