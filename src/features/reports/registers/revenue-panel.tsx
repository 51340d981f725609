import { Skeleton, Text } from '@chakra-ui/react'
import { formatMoney } from '#domain/money.ts'
import type { Period } from '#domain/periods.ts'
import { reportColumns } from '#domain/reports/columns.ts'
import type { ReportKind, ReportLine } from '#domain/reports/registers.ts'
import { registers } from '#languages/en/screens/registers.ts'
import { useReportFigures, useReportPage } from '#src/data/reports.ts'
import { useWords } from '#src/language/words.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import { RevenueChart } from './revenue-chart.tsx'

/** More bars could not be told from each other. */
const MOST_BARS = 12

const totalOf = ({ totalMinor }: ReportLine) => Number(totalMinor ?? 0)

/** Months in their order, clients and items from the largest on; the rest of them is one bar. */
function barsOf(kind: ReportKind, lines: readonly ReportLine[], sum: number, others: string) {
  const label = reportColumns[kind][0]
  const bars = lines.map((line) => ({
    label: String(line[label?.key ?? ''] ?? ''),
    minor: totalOf(line),
  }))
  if (kind === 'revenue-by-month') return bars
  const first = bars.slice(0, MOST_BARS)
  const rest = sum - first.reduce((total, { minor }) => total + minor, 0)
  return bars.length > MOST_BARS ? [...first, { label: others, minor: rest }] : first
}

/** The revenue as a sum and a chart; the table below says the same in figures. */
export function RevenuePanel({ kind, period }: { kind: ReportKind; period: Period }) {
  const { revenue: words } = useWords(registers)
  const { data: figures } = useReportFigures(kind, period)
  const { data: page } = useReportPage(kind, period, 1)
  const ready = figures?.asked === kind && page?.asked === kind
  const sum = figures?.sums.totalMinor ?? 0
  return (
    <Panel>
      <Text textStyle="amount.lg" mb="3">
        {ready ? formatMoney(sum) : '\u00a0'}
      </Text>
      {ready ? (
        <RevenueChart
          isMonths={kind === 'revenue-by-month'}
          bars={barsOf(kind, page.lines, sum, words.others)}
        />
      ) : (
        <Skeleton h="264px" />
      )}
    </Panel>
  )
}
