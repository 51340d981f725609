import {
  Button,
  DatePicker as Chakra,
  HStack,
  IconButton,
  Portal,
  parseDate,
  Text,
} from '@chakra-ui/react'
import { datePickerSlotRecipe } from '@chakra-ui/react/theme'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { kit } from '#languages/en/screens/kit.ts'
import { useLocale, useWords } from '#src/language/words.ts'

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

/** The step of the arrows above a table of days, months or years. */
const pages = { day: 'month', month: 'year', year: 'decade' } as const

/**
 * Blanks a role description that is English in every language; the roles and labels say as much.
 */
const plainRole = { 'aria-roledescription': '' }

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
        recipe={datePickerSlotRecipe}
        w="auto"
        locale={locale}
        timeZone="Asia/Kolkata"
        translations={{
          content: label,
          trigger: () => text,
          // Named by its own text, such as "July 2026", so that speech input finds it.
          viewTrigger: () => '',
          prevTrigger: (view) => dates.previous[pages[view]],
          nextTrigger: (view) => dates.next[pages[view]],
          dayCell: ({ selected, valueText }) =>
            selected ? dates.chosen({ day: valueText }) : valueText,
        }}
        selectionMode="single"
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
            <Chakra.Content {...plainRole}>
              {unit === 'day' && (
                <Chakra.View view="day">
                  <Chakra.Header />
                  <Chakra.DayTable {...plainRole} />
                </Chakra.View>
              )}
              <Chakra.View view="month">
                <Chakra.Header />
                {/* In full, as a reader hears them; three in a line, so that September fits. */}
                <Chakra.MonthTable
                  {...plainRole}
                  format="long"
                  columns={3}
                  css={{ '& [data-part="table-cell-trigger"]': { minW: '5.75rem' } }}
                />
              </Chakra.View>
              <Chakra.View view="year">
                <Chakra.Header />
                <Chakra.YearTable {...plainRole} />
              </Chakra.View>
            </Chakra.Content>
          </Chakra.Positioner>
        </Portal>
      </Chakra.Root>
    </HStack>
  )
}
