import { Flex } from '@chakra-ui/react'
import { registerNames } from '#domain/reports/columns.ts'
import { type RegisterKind, registerKinds } from '#domain/reports/registers.ts'
import { useReportFigures } from '../../../data/reports.ts'
import { dayText } from '../../../lib/day-text.ts'
import { SegmentedToggle } from '../../../ui/form/segmented-toggle.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { RangeFields } from '../range-fields.tsx'
import { useReportAddress } from '../use-report-address.ts'
import { DownloadMenu } from './download-menu.tsx'
import { ReportBody } from './report-body.tsx'

const options = registerKinds.map((value) => ({ value, label: registerNames[value] }))

const empty: Record<RegisterKind, string> = {
  invoices: 'No invoice was issued in these days.',
  payments: 'No money came in in these days.',
  tds: 'No client withheld tax in these days. You enter it with a payment.',
  'credit-notes': 'No credit note was issued in these days.',
}

/** Documents and money by days: `?kind=payments&from=2026-04-01&to=2026-04-30`. */
export function RegisterScreen() {
  const address = useReportAddress('month')
  const { period } = address
  const kind = registerKinds.find((one) => one === address.asked('kind')) ?? 'invoices'
  const { data: figures } = useReportFigures(kind, period)
  return (
    <>
      <PageHeader
        title="Registers"
        subtitle={`${dayText(period.firstDay)} – ${dayText(period.lastDay)}`}
        actions={<DownloadMenu kind={kind} period={period} disabled={!figures?.count} />}
      />
      <Flex mb="4" gap="4" wrap="wrap" align="flex-end" justify="space-between">
        <RangeFields address={address} />
        <SegmentedToggle
          label="Register"
          options={options}
          value={kind}
          onChange={(next) => next && address.ask({ kind: next })}
        />
      </Flex>
      <ReportBody kind={kind} period={period} address={address} empty={empty[kind]} />
    </>
  )
}
