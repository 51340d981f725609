import {
  Button,
  DatePicker as Chakra,
  HStack,
  IconButton,
  Portal,
  parseDate,
  Text,
} from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { kit } from '#languages/en/screens/kit.ts'
import { useLocale, useWords } from '#src/language/words.ts'
import { CalendarViews, calendarProps } from '../calendar/calendar-views.tsx'

interface DatePickerProps {
  /** Stands before the button, and begins its accessible name. */
  label: string
  /** The unit to pick: a day, or a month (any day of it). */
  unit: 'day' | 'month'
  /** YYYY-MM-DD. */
  value: string
  /** How the chosen date reads. */
  text: string
  onChange: (day: string) => void
  onStep: (by: -1 | 1) => void
}

/** One date, always: a second click on the chosen one lets go of nothing. */
export function DatePicker({ label, unit, value, text, onChange, onStep }: DatePickerProps) {
  const { dates } = useWords(kit)
  const locale = useLocale()
  const labelId = useId()
  const textId = useId()
  return (
    <HStack gap="2" flexWrap="wrap">
      <Text id={labelId} textStyle="label" color="fg.muted">
        {label}
      </Text>
      <Chakra.Root
        key={unit}
        {...calendarProps(dates, label, locale)}
        defaultView={unit}
        minView={unit}
        value={[parseDate(value)]}
        onValueChange={({ value: [day] }) => {
          if (day) onChange(day.toString())
        }}
      >
        <Chakra.Control>
          <HStack
            gap="0"
            borderWidth="1px"
            borderColor="border.emphasized"
            borderRadius="l2"
            bg="bg.panel"
          >
            <IconButton
              size="sm"
              variant="ghost"
              aria-label={dates.previous[unit]}
              onClick={() => onStep(-1)}
            >
              <ChevronLeft aria-hidden />
            </IconButton>
            <Chakra.Trigger asChild aria-labelledby={`${labelId} ${textId}`}>
              <Button size="sm" variant="ghost" minW="9rem" textStyle="number">
                <span id={textId}>{text}</span>
              </Button>
            </Chakra.Trigger>
            <IconButton
              size="sm"
              variant="ghost"
              aria-label={dates.next[unit]}
              onClick={() => onStep(1)}
            >
              <ChevronRight aria-hidden />
            </IconButton>
          </HStack>
        </Chakra.Control>
        <Portal>
          <Chakra.Positioner>
            <CalendarViews unit={unit} />
          </Chakra.Positioner>
        </Portal>
      </Chakra.Root>
    </HStack>
  )
}
