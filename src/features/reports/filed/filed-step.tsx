import { Button } from '@chakra-ui/react'
import { lazy, Suspense, useState } from 'react'
import { type FiledMark, isSamePeriod, standingMarks } from '#domain/gst/filing.ts'
import { shiftPeriod } from '#domain/periods.ts'
import { gstReturns } from '#languages/en/screens/gst-returns.ts'
import type { AskedReturn } from '#src/data/filing.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useBy } from '#src/language/use-by.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { useFocusReturn } from '#src/ui/layout/use-focus-return.ts'
import { StatusStep } from './status-step.tsx'
import { useWho } from './use-who.ts'

const FileDialog = lazy(async () => ({
  default: (await import('./file-dialog.tsx')).FileDialog,
}))
const UnmarkDialog = lazy(async () => ({
  default: (await import('./unmark-dialog.tsx')).UnmarkDialog,
}))

interface FiledStepProps {
  asked: AskedReturn & { gstin: string }
  /** Undefined while they load. */
  marks: FiledMark[] | undefined
  failed: boolean
}

/** Whether the return is marked as filed, with the way to mark or unmark it. */
export function FiledStep({ asked, marks, failed }: FiledStepProps) {
  const { filed: words, unknown } = useWords(gstReturns).status
  const dates = useDates()
  if (!marks) {
    return <StatusStep label={words.label} state="waits" value={failed ? unknown : undefined} />
  }
  const [mark] = standingMarks(marks)
  if (mark) return <Standing mark={mark} asked={asked} />
  const { lastDay } = asked.period
  if (lastDay >= todayInIndia()) {
    const day = dates.day(shiftPeriod('day', lastDay, 1))
    return (
      <StatusStep
        label={words.label}
        state="waits"
        value={words.open}
        about={words.notYet({ day })}
      />
    )
  }
  return <Open asked={asked} />
}

function Open({ asked }: Pick<FiledStepProps, 'asked'>) {
  const { filed: words } = useWords(gstReturns).status
  const [asking, setAsking] = useState(false)
  const button = useFocusReturn(asking)
  return (
    <>
      <StatusStep
        label={words.label}
        state="open"
        value={words.open}
        action={
          <Button ref={button} size="sm" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {words.mark}
          </Button>
        }
      />
      {asking && (
        <Suspense fallback={null}>
          <FileDialog asked={asked} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The page may show a month of a filed quarter: then the mark names its months. */
function Standing({ mark, asked }: Pick<FiledStepProps, 'asked'> & { mark: FiledMark }) {
  const { filed: words } = useWords(gstReturns).status
  const by = useBy()
  const dates = useDates()
  const who = useWho()
  const [asking, setAsking] = useState(false)
  const button = useFocusReturn(asking)
  const isShown = isSamePeriod(mark, asked.period)
  const months = dates.months(mark)
  const day = dates.day(mark.filedOn)
  return (
    <>
      <StatusStep
        label={words.label}
        state="done"
        value={isShown ? words.on({ day }) : words.monthsOn({ months, day })}
        about={by(who(mark.byName))}
        action={
          <Button
            ref={button}
            size="sm"
            variant="ghost"
            ms={{ xl: '-3' }}
            aria-haspopup="dialog"
            aria-label={isShown ? undefined : words.unmarkMonths({ months })}
            onClick={() => setAsking(true)}
          >
            {words.unmark}
          </Button>
        }
      />
      {asking && (
        <Suspense fallback={null}>
          <UnmarkDialog mark={mark} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
