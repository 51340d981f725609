import { Box, Flex, Spinner, Text } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import type { PlainDate } from '#domain/dates.ts'
import { financialYearOf, shiftPeriod } from '#domain/periods.ts'
import { yearOf } from '#domain/tds/quarters.ts'
import { tdsCredit } from '#languages/en/screens/tds-credit.ts'
import { Writers } from '#src/data/account/writers.tsx'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { FormError } from '#src/ui/feedback/form-error.tsx'
import { SegmentedToggle } from '#src/ui/form/fields/segmented-toggle.tsx'
import { FileDrop } from '#src/ui/form/file-drop.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { FileResult } from './file-result.tsx'
import { TdsBody } from './tds-body.tsx'
import { useTdsFile } from './use-tds-file.ts'

/** A year's return can be corrected for some years; older ones are not asked for. */
const YEARS = 4

const firstDays = (today: PlainDate) =>
  Array.from(
    { length: YEARS },
    (_, back) => yearOf(shiftPeriod('month', today, -12 * back)).firstDay,
  )

/** `/reports/tds?from=2026-04-01`: the department's statement is read in, and compared with what clients deducted. */
export function TdsScreen() {
  const words = useWords(tdsCredit)
  const [asked, ask] = useSearchParams()
  const years = firstDays(todayInIndia())
  const [latest = ''] = years
  const chosen = years.find((day) => day === asked.get('from')) ?? latest
  const { step, open } = useTdsFile()
  const busy = step.kind === 'reading' || step.kind === 'keeping'
  return (
    <>
      <PageHeader title={words.title} subtitle={words.subtitle} />
      <Flex direction="column" gap="5">
        <Writers>
          <FileDrop
            {...words.drop}
            accept=".txt,.csv,.xlsx,text/plain"
            busy={busy}
            onPick={(file) => void open(file)}
          />
        </Writers>
        {busy && (
          <Panel role="status">
            <Flex align="center" gap="3">
              <Spinner size="sm" aria-hidden />
              <Text overflowWrap="anywhere">
                {step.kind === 'reading'
                  ? words.reading({ name: step.name })
                  : words.keeping({ count: step.rows })}
              </Text>
            </Flex>
          </Panel>
        )}
        {step.kind === 'failed' && <FormError message={step.message} />}
        {step.kind === 'kept' && <FileResult file={step.file} kept={step.kept} />}
        <Box>
          <SegmentedToggle
            label={words.year}
            oneLine
            options={years.map((value) => ({
              value,
              label: words.yearOf({ year: financialYearOf(value) }),
            }))}
            value={chosen}
            onChange={(next) => next && ask({ from: next }, { replace: true })}
          />
        </Box>
        <TdsBody key={chosen} year={yearOf(chosen)} />
      </Flex>
    </>
  )
}
