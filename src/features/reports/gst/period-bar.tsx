import { Flex } from '@chakra-ui/react'
import { filings } from '#domain/gst/gstr1/period.ts'
import { shiftPeriod } from '#domain/periods.ts'
import { gstReturns } from '#languages/en/screens/gst-returns.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { DatePicker } from '#src/ui/form/fields/date-picker.tsx'
import { SegmentedToggle } from '#src/ui/form/fields/segmented-toggle.tsx'
import type { ReturnAddress } from './use-return-address.ts'

/** A quarter is picked by its last month. */
const PICKED = 'month'

interface PeriodBarProps {
  address: ReturnAddress
  /** Months from one return to the next. */
  step: number
}

/** The choice of monthly or quarterly filing, and of the period. */
export function PeriodBar({ address, step }: PeriodBarProps) {
  const { period: words } = useWords(gstReturns)
  const { shortMonths } = useDates()
  const { firstDay, filing, period, go, fileBy } = address
  return (
    <Flex wrap="wrap" align="center" justify="space-between" gap="3" mb="5">
      <SegmentedToggle
        label={words.howOften}
        options={filings.map((value) => ({ value, label: words[value] }))}
        value={filing}
        onChange={(next) => next && fileBy(next)}
      />
      <DatePicker
        label={words.label}
        unit={PICKED}
        value={firstDay}
        text={shortMonths(period)}
        onChange={(day) => go({ firstDay: `${day.slice(0, 7)}-01` })}
        onStep={(by) => go({ firstDay: shiftPeriod('month', firstDay, by * step) })}
      />
    </Flex>
  )
}
