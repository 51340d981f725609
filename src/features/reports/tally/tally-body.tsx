import { Button, Stack, Text } from '@chakra-ui/react'
import { FileSearch } from 'lucide-react'
import { useMemo } from 'react'
import type { Period } from '#domain/periods.ts'
import type { LedgerNames } from '#domain/tally/ledgers.ts'
import { masterCollector } from '#domain/tally/masters.ts'
import type { Prepared } from '#domain/tally/prepare.ts'
import { tally } from '#languages/en/screens/tally.ts'
import { Writers } from '#src/data/account/writers.tsx'
import { useLedgerNames, useTally } from '#src/data/reports/tally.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { RowSkeleton } from '#src/ui/feedback/row-skeleton.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { useRangeText } from '../registers/use-range-text.ts'
import { ComparedLine } from './compared-line.tsx'
import { FilesPanel } from './files-panel.tsx'
import { LeftOutPanel } from './left-out-panel.tsx'
import { NamesForm } from './names-form.tsx'
import { TotalsPanel } from './totals-panel.tsx'

interface TallyBodyProps {
  period: Period
  /** Leads from a period without entries to this month; null where it is this month. */
  onThisMonth: (() => void) | null
}

/** Reads a period page by page, and shows what its files hold. */
export function TallyBody({ period, onThisMonth }: TallyBodyProps) {
  const { messageOf } = useSpeech()
  const words = useWords(tally)
  const { data, error, read, mutate } = useTally(period)
  const names = useLedgerNames()
  const failed = error ?? names.error
  if (failed && !(data && names.data)) {
    return (
      <Panel>
        <ErrorState
          title={words.failed}
          message={messageOf(failed, words.checkConnection)}
          onRetry={() => void Promise.all([mutate(), names.mutate()])}
        />
      </Panel>
    )
  }
  if (!data || !names.data) {
    return (
      <LoadingRegion label={words.loading}>
        <Panel>
          <RowSkeleton />
          <RowSkeleton />
          <Text
            mt="2"
            textStyle="sm"
            color="fg.muted"
            fontVariantNumeric="tabular-nums"
            _empty={{ display: 'none' }}
          >
            {read > 0 && words.read({ count: read })}
          </Text>
        </Panel>
      </LoadingRegion>
    )
  }
  return <Made prepared={data} names={names.data} period={period} onThisMonth={onThisMonth} />
}

interface MadeProps extends TallyBodyProps {
  prepared: Prepared
  names: LedgerNames
}

function Made({ prepared, names, period, onThisMonth }: MadeProps) {
  const words = useWords(tally)
  const rangeText = useRangeText()
  const { vouchers, totals, leftOut } = prepared
  const masters = useMemo(() => {
    const collector = masterCollector(names)
    vouchers.forEach(collector.add)
    return collector.collected()
  }, [vouchers, names])
  if (vouchers.length === 0 && leftOut.length === 0) {
    return (
      <Panel>
        <EmptyState
          icon={FileSearch}
          title={words.nothing({ days: rangeText(period) })}
          description={words.nothingHelp}
          action={
            onThisMonth && (
              <Button variant="outline" onClick={onThisMonth}>
                {words.thisMonth}
              </Button>
            )
          }
        />
      </Panel>
    )
  }
  return (
    <Stack gap="5">
      <ComparedLine prepared={prepared} period={period} place="above" />
      <FilesPanel vouchers={vouchers} masters={masters} names={names} period={period}>
        <Writers>
          <NamesForm names={names} parties={masters.parties} />
        </Writers>
      </FilesPanel>
      <TotalsPanel totals={totals}>
        <ComparedLine prepared={prepared} period={period} place="beside" />
      </TotalsPanel>
      <LeftOutPanel leftOut={leftOut} />
    </Stack>
  )
}
