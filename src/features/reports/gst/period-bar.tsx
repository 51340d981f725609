import { Flex } from '@chakra-ui/react'
import { monthName } from '#domain/dates.ts'
import { formatMonths, type Period, shiftPeriod } from '#domain/periods.ts'
import { DatePicker } from '../../../ui/form/date-picker.tsx'
import { SegmentedToggle } from '../../../ui/form/segmented-toggle.tsx'
import type { ReturnAddress } from './use-return-address.ts'

const ways = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'quarterly', label: 'Quarterly' },
] as const

/** "October 2026", and of a quarter "Oct to Dec 2026", which has room in the picker. */
const shortMonths = (period: Period) =>
  period.firstDay.slice(0, 7) === period.lastDay.slice(0, 7)
    ? formatMonths(period)
    : `${monthName(period.firstDay).slice(0, 3)} to ${monthName(period.lastDay).slice(0, 3)} ${period.lastDay.slice(0, 4)}`

interface PeriodBarProps {
  address: ReturnAddress
  /** Months from one return to the next. */
  step: number
}

/** How often one files, and which period is looked at. */
export function PeriodBar({ address, step }: PeriodBarProps) {
  const { firstDay, filing, period, go, fileBy } = address
  return (
    <Flex wrap="wrap" align="center" justify="space-between" gap="3" mb="5">
      <SegmentedToggle
        label="How often you file"
        options={ways}
        value={filing}
        onChange={(next) => next && fileBy(next)}
      />
      <DatePicker
        label="Period:"
        unit="month"
        value={firstDay}
        text={shortMonths(period)}
        onChange={(day) => go({ firstDay: `${day.slice(0, 7)}-01` })}
        onStep={(by) => go({ firstDay: shiftPeriod('month', firstDay, by * step) })}
      />
    </Flex>
  )
}
