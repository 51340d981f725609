import { Flex } from '@chakra-ui/react'
import { registerKinds } from '#domain/reports/registers.ts'
import { reports } from '#languages/en/names/reports.ts'
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

/** Documents and money by days: `?kind=payments&from=2026-04-01&to=2026-04-30`. */
export function RegisterScreen() {
  const { register: words } = useWords(registers)
  const rangeText = useRangeText()
  const dates = useDates()
  const names = useWords(reports)
  const address = useReportAddress('month')
  const { period } = address
  const kind = registerKinds.find((one) => one === address.asked('kind')) ?? 'invoices'
  const { data: figures } = useReportFigures(kind, period)
  return (
    <>
      <PageHeader
        title={words.title}
        subtitle={`${dates.day(period.firstDay)} – ${dates.day(period.lastDay)}`}
        actions={<DownloadMenu kind={kind} period={period} disabled={!figures?.count} />}
        beside
      />
      <Flex mb="4" gap="4" wrap="wrap" align="flex-end" justify="space-between">
        <RangeFields address={address} />
        <SegmentedToggle
          label={words.label}
          oneLine
          options={registerKinds.map((value) => ({ value, label: names.reports[value] }))}
          value={kind}
          onChange={(next) => next && address.ask({ kind: next })}
        />
      </Flex>
      <ReportBody
        kind={kind}
        period={period}
        address={address}
        empty={words.none[kind]({ days: rangeText(period) })}
        emptyHelp={kind === 'tds' ? words.tdsHelp : undefined}
      />
    </>
  )
}
