import { Box, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { type ReturnForm, standingMarks } from '#domain/gst/filing.ts'
import type { Filing } from '#domain/gst/gstr1/period.ts'
import { gstReturns } from '#languages/en/screens/gst-returns.ts'
import { type AskedReturn, useChecks, useFiledMarks } from '#src/data/filing.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { More } from '#src/ui/layout/more.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { CheckStep, type CheckStepProps } from './check-step.tsx'
import { CheckedStep } from './checked-step.tsx'
import { DueStep } from './due-step.tsx'
import { FiledStep } from './filed-step.tsx'
import { MarkHistory } from './mark-history.tsx'

/** The steps one below the other, side by side where there is room for all: in two columns they would read zigzag. */
export const stepColumns = { base: 1, xl: 5 }

interface StatusStripProps {
  asked: AskedReturn & { gstin: string; form: ReturnForm }
  filing: Filing
  check: CheckStepProps
  /** The step that gives the file, or the figures. */
  file: (isFiled: boolean) => ReactNode
  /** Notes about the file. */
  fileAbout?: string
}

/** How far a return is, from its due day to its mark as filed; who did what stands in the details. */
export function StatusStrip(props: StatusStripProps) {
  const { asked, filing, check, file, fileAbout } = props
  const { form, period } = asked
  const { messageOf, messages } = useSpeech()
  const { status: words } = useWords(gstReturns)
  const dates = useDates()
  const filed = useFiledMarks(asked)
  const checked = useChecks(period)
  const standing = standingMarks(filed.data ?? [])
  const isFiled = standing.length > 0
  const months = dates.months(standing[0] ?? period)
  const about = isFiled
    ? form === 'gstr1'
      ? words.consequences.gstr1({ months })
      : words.consequences.gstr3b
    : words.ask[form]({ months })
  const failures = [
    !filed.data && filed.error !== undefined
      ? {
          message: messageOf(filed.error, messages.filedMarksLoadFailed),
          retry: () => void filed.mutate(),
        }
      : null,
    !checked.data && checked.error !== undefined
      ? {
          message: messageOf(checked.error, words.checksFailed),
          retry: () => void checked.mutate(),
        }
      : null,
  ].filter((failure) => failure !== null)
  return (
    <Panel role="region" aria-label={words.label} py={{ base: '2', md: '4' }}>
      <SimpleGrid as="ol" listStyleType="none" columns={stepColumns}>
        <DueStep form={form} filing={filing} period={period} isFiled={isFiled} />
        <CheckStep {...check} />
        {file(isFiled)}
        <CheckedStep
          {...{ period, isFiled }}
          checks={checked.data}
          failed={checked.error !== undefined}
        />
        <FiledStep asked={asked} marks={filed.data} failed={filed.error !== undefined} />
      </SimpleGrid>
      {failures.length > 0 && (
        <Stack mt="3" gap="3">
          {failures.map(({ message, retry }) => (
            <PanelError key={message} message={message} onRetry={retry} />
          ))}
        </Stack>
      )}
      <Box mt={{ base: '1', md: '2' }}>
        <More label={words.details} openLabel={words.hideDetails}>
          <Stack gap="3" pb="2">
            <Text textStyle="sm" color="fg.muted" maxW="46rem">
              {about}
              {fileAbout && ` ${fileAbout}`}
            </Text>
            <MarkHistory marks={filed.data ?? []} checks={checked.data ?? []} />
          </Stack>
        </More>
      </Box>
    </Panel>
  )
}
