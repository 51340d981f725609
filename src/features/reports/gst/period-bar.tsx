import { Flex, Text } from '@chakra-ui/react'
import type { PlainDate } from '#domain/dates.ts'
import { filings } from '#domain/gst/gstr1/period.ts'
import { shiftPeriod } from '#domain/periods.ts'
import { gstReturns } from '#languages/en/screens/gst-returns.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { DatePicker } from '#src/ui/form/fields/date-picker.tsx'
import { SegmentedToggle } from '#src/ui/form/fields/segmented-toggle.tsx'
import type { ReturnAddress } from './use-return-address.ts'

/** A quarter is picked by its last month. */
const PICKED = 'month'

interface PeriodBarProps {
  address: ReturnAddress
  /** Months from one return to the next. */
  step: number
  /** Until when the return is to be filed; null where that is not known. */
  due?: PlainDate | null
}

/** The choice of monthly or quarterly filing, and of the period. */
export function PeriodBar({ address, step, due = null }: PeriodBarProps) {
  const { period: words } = useWords(gstReturns)
  const { shortMonths, day: dayText } = useDates()
  const { firstDay, filing, period, go, fileBy } = address
  return (
    <Flex wrap="wrap" align="center" justify="space-between" gap="3" mb="5">
      <SegmentedToggle
        label={words.howOften}
        options={filings.map((value) => ({ value, label: words[value] }))}
        value={filing}
        onChange={(next) => next && fileBy(next)}
      />
      <Flex wrap="wrap" align="center" columnGap="4" rowGap="2">
        {due !== null && (
          <Text
            textStyle="sm"
            fontWeight="500"
            color={due < todayInIndia() ? 'fg.error' : 'fg.muted'}
          >
            {words.due({ day: dayText(due) })}
          </Text>
        )}
        <DatePicker
          label={words.label}
          unit={PICKED}
          value={firstDay}
          text={shortMonths(period)}
          onChange={(day) => go({ firstDay: `${day.slice(0, 7)}-01` })}
          onStep={(by) => go({ firstDay: shiftPeriod('month', firstDay, by * step) })}
        />
      </Flex>
    </Flex>
  )
}
