import { Box, Button, Stack, Text } from '@chakra-ui/react'
import { Globe } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { edfMonths } from '#domain/exports/edf.ts'
import type { ExportYear } from '#domain/exports/export.ts'
import { formatWhole } from '#domain/money.ts'
import { financialYearOf, type Period, shiftPeriod } from '#domain/periods.ts'
import { rangeOf } from '#domain/reports/ranges.ts'
import { exports } from '#languages/en/screens/exports.ts'
import { Writers } from '#src/data/account/writers.tsx'
import { useExportYear } from '#src/data/reports/exports.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { RowSkeleton } from '#src/ui/feedback/row-skeleton.tsx'
import { SelectField } from '#src/ui/form/fields/select-field.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { EdfPanel } from './edf-panel.tsx'
import { ExportCards } from './export-cards.tsx'
import { FilesMenu } from './files-menu.tsx'
import { NotSure } from './not-sure.tsx'

/** This financial year and the ones before, as far back as a clock may run. */
const YEARS = 4

function yearsOf(today: string) {
  const { firstDay } = rangeOf('year', today)
  return Array.from({ length: YEARS }, (_, ago) => {
    const first = shiftPeriod('month', firstDay, -12 * ago)
    const lastDay = shiftPeriod('day', shiftPeriod('month', first, 12), -1)
    return { name: financialYearOf(first), period: { firstDay: first, lastDay } }
  })
}

/** The invoices of a year to clients abroad: what is declared, until when the money comes, and what came. */
export function ExportsScreen() {
  const words = useWords(exports)
  const { messageOf } = useSpeech()
  const [params, setParams] = useSearchParams()
  const years = yearsOf(todayInIndia())
  const chosen = years.find(({ name }) => name === params.get('year')) ?? years[0]
  const period: Period = chosen?.period ?? rangeOf('year', todayInIndia())
  const { data, error, isLoading, mutate } = useExportYear(period)
  const year = data?.of.firstDay === period.firstDay ? data.year : undefined
  return (
    <>
      <PageHeader
        title={words.title}
        subtitle={words.subtitle}
        actions={<FilesMenu period={period} disabled={!year?.count} />}
        beside
      />
      <Box w={{ base: 'full', sm: '72' }} mb="5">
        <SelectField
          label={words.year}
          options={years.map(({ name }) => ({
            value: name,
            label: words.yearOf({ first: name.slice(0, 2), second: name.slice(3) }),
          }))}
          value={chosen?.name ?? ''}
          onChange={({ target }) => setParams({ year: target.value })}
        />
      </Box>
      {year ? (
        <Year year={year} />
      ) : error && !isLoading ? (
        <Panel>
          <ErrorState
            title={words.failed}
            message={messageOf(error, words.checkConnection)}
            onRetry={() => void mutate()}
          />
        </Panel>
      ) : (
        <Loading />
      )}
    </>
  )
}

function Loading() {
  const words = useWords(exports)
  return (
    <LoadingRegion label={words.loading}>
      <Stack gap="5">
        {['declarations', 'invoices'].map((panel) => (
          <Panel key={panel}>
            <RowSkeleton />
            <RowSkeleton />
          </Panel>
        ))}
      </Stack>
    </LoadingRegion>
  )
}

function Year({ year }: { year: ExportYear }) {
  const words = useWords(exports)
  if (year.count === 0) {
    return (
      <Panel>
        <EmptyState
          icon={Globe}
          title={words.empty}
          description={words.emptyHelp}
          action={
            <Writers>
              <Button asChild>
                <Link to={paths.invoiceCreate}>{words.create}</Link>
              </Button>
            </Writers>
          }
        />
      </Panel>
    )
  }
  const shown = year.invoices.length
  return (
    <Stack gap="5">
      <EdfPanel months={edfMonths(year, todayInIndia())} />
      {shown < year.count && (
        <Text textStyle="meta" color="fg.muted">
          {words.more({ count: formatWhole(year.count), shown: formatWhole(shown) })}
        </Text>
      )}
      <ExportCards invoices={year.invoices} />
      <NotSure />
    </Stack>
  )
}
