import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { dayInIndia, type PlainDate } from '#domain/dates.ts'
import { monthsOf, type Period } from '#domain/periods.ts'
import { gstReturns } from '#languages/en/screens/gst-returns.ts'
import { type Check, useCheckActions } from '#src/data/filing.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { showError } from '#src/ui/feedback/toast.tsx'
import { StatusStep } from './status-step.tsx'
import { useWho } from './use-who.ts'

interface CheckedStepProps {
  period: Period
  /** Undefined while they load. */
  checks: Check[] | undefined
  failed: boolean
  isFiled: boolean
}

/** Which months of a period somebody, such as the accountant, has looked through. */
export function CheckedStep({ period, checks, failed, isFiled }: CheckedStepProps) {
  const { messageOf } = useSpeech()
  const { checked: words, unknown, dayBy } = useWords(gstReturns).status
  const dates = useDates()
  const who = useWho()
  const { check, uncheck } = useCheckActions(period)
  const [pending, setPending] = useState(false)
  const run = async (month: PlainDate, change: (month: PlainDate) => Promise<void>) => {
    setPending(true)
    try {
      await change(month)
    } catch (refusal) {
      showError(messageOf(refusal, words.failed))
    } finally {
      setPending(false)
    }
  }
  if (!checks) {
    return <StatusStep label={words.label} state="waits" value={failed ? unknown : undefined} />
  }

  const today = todayInIndia()
  const months = monthsOf(period).filter((month) => month <= today)
  const standing = checks.filter(({ unmarkedAt }) => unmarkedAt === null)
  const marked = months.filter((month) => standing.some((mark) => mark.month === month))
  const next = months.find((month) => !marked.includes(month))
  const [latest] = standing
  const last = marked.at(-1)
  const isWhole = marked.length > 0 && next === undefined
  // Nobody has to look at what is filed.
  if (isFiled && next) return <StatusStep label={words.label} state="waits" value={words.none} />
  const told =
    latest && dayBy({ day: dates.day(dayInIndia(new Date(latest.at))), who: who(latest.byName) })
  const open =
    marked.length > 0 && next ? words.someAbout({ month: dates.month(next) }) : words.openAbout
  return (
    <StatusStep
      label={words.label}
      state={isWhole ? 'done' : 'open'}
      value={
        isWhole
          ? words.yes
          : marked.length > 0
            ? words.some({ done: marked.length, all: monthsOf(period).length })
            : words.open
      }
      about={isWhole ? told : open}
      action={
        next ? (
          <Button
            size="sm"
            variant="outline"
            disabled={pending}
            aria-label={words.markOf({ month: dates.month(next) })}
            onClick={() => void run(next, check)}
          >
            {words.mark}
          </Button>
        ) : (
          last && (
            <Button
              size="sm"
              variant="ghost"
              ms={{ xl: '-3' }}
              disabled={pending}
              aria-label={words.undoOf({ month: dates.month(last) })}
              onClick={() => void run(last, uncheck)}
            >
              {words.undo}
            </Button>
          )
        )
      }
    />
  )
}
