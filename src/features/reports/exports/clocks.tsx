import { Box, Flex, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import {
  type Clock,
  type ClockState,
  lutClockOf,
  realisationClock,
} from '#domain/exports/clocks.ts'
import type { Export } from '#domain/exports/export.ts'
import { exports } from '#languages/en/screens/exports.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { StatusBadge, type StatusTone } from '#src/ui/feedback/status-badge.tsx'

const tones: Record<Exclude<ClockState, 'running'>, StatusTone> = {
  done: 'green',
  soon: 'yellow',
  over: 'red',
}

/** Until when the money of an export comes, by foreign exchange law and, under a letter of undertaking, by GST. */
export function Clocks({ invoice }: { invoice: Export }) {
  const { clocks: words } = useWords(exports)
  const dates = useDates()
  const today = todayInIndia()
  const realisation = realisationClock(invoice, today)
  const lut = lutClockOf(invoice, today)
  return (
    <>
      {realisation ? (
        <ClockLine label={words.realisation} clock={realisation} invoice={invoice} />
      ) : (
        <Text textStyle="sm" color="fg.muted">
          {words.unknown}
        </Text>
      )}
      {lut && (
        <ClockLine label={words.lut} clock={lut} invoice={invoice}>
          {lut.state !== 'done' && (
            <Text textStyle="sm" color="fg.muted">
              {invoice.writtenOffOn !== null && `${words.givenUp} `}
              {words.tax({ day: dates.day(lut.taxBy) })}
            </Text>
          )}
        </ClockLine>
      )}
    </>
  )
}

interface ClockLineProps {
  label: string
  clock: Clock
  invoice: Export
  children?: ReactNode
}

function ClockLine({ label, clock, invoice, children }: ClockLineProps) {
  const { clocks: words } = useWords(exports)
  const dates = useDates()
  const { state, daysLeft, lastDay, isExtended, wasLate } = clock
  const { paidDate } = invoice
  const left = () => {
    if (state === 'over') return words.ago({ days: -daysLeft })
    if (state !== 'done') return words.left({ days: daysLeft })
    if (paidDate === null) return words.closed
    return words[wasLate ? 'paidLate' : 'paid']({ day: dates.day(paidDate) })
  }
  return (
    <Box minW="0">
      <Flex gap="2" align="center" wrap="wrap">
        <Text textStyle="label" color="fg.muted">
          {label}
        </Text>
        {/* While there is time, the days left say all. */}
        {state !== 'running' && (
          <StatusBadge tone={state === 'done' && wasLate ? 'yellow' : tones[state]}>
            {words.states[state]}
          </StatusBadge>
        )}
      </Flex>
      <Text mt="1" fontVariantNumeric="tabular-nums">
        {words[isExtended ? 'extended' : 'by']({ day: dates.day(lastDay) })} · {left()}
      </Text>
      {children}
    </Box>
  )
}
