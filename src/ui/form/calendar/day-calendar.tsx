import { Button, DatePicker as Chakra, Flex, Portal, parseDate } from '@chakra-ui/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { kit } from '#languages/en/screens/kit.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useLocale, useWords } from '#src/language/words.ts'
import { CalendarViews, calendarProps } from './calendar-views.tsx'

interface DayCalendarProps {
  /** Ids of the element beside which it opens, and of the button that opens and closes it. */
  besideId: string
  buttonId: string
  /** The field's value: YYYY-MM-DD, or a text that is no day. */
  value: string
  /** The day that an empty field stands for. */
  usual: string
  min: string | undefined
  max: string | undefined
  /** Whether the field may be empty. */
  clears: boolean
  onPick: (day: string) => void
  /** It is done; the focus goes back unless it is somewhere else already. */
  onClose: (takesFocusBack: boolean) => void
}

const PICKED = 'day'
/** In px, between the field and the calendar. */
const GUTTER = 4

const dateOf = (day: string | undefined) => (day ? parseDate(day) : undefined)

/** A calendar beside a field, for as long as it is mounted. */
export function DayCalendar(props: DayCalendarProps) {
  const { besideId, buttonId, value, usual, min, max, clears, onPick, onClose } = props
  const words = useWords(kit).dates
  const dates = useDates()
  const locale = useLocale()
  const content = useRef<HTMLDivElement>(null)
  // Elements outside a dialog are out of reach while it is open.
  const around = useRef(document.getElementById(buttonId)?.closest('dialog') ?? null)
  const today = dates.today()
  const day = value || usual
  const takes = (day: string) => !(min && day < min) && !(max && day > max)

  // Where neither side has enough space, the field goes up, so that the calendar does not cover it.
  useLayoutEffect(() => {
    const field = document.getElementById(besideId)
    const { top, bottom } = field?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
    const needed = (content.current?.offsetHeight ?? 0) + 2 * GUTTER
    if (window.innerHeight - bottom < needed && top < needed) field?.scrollIntoView()
  }, [besideId])

  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      content.current
        ?.querySelector<HTMLElement>('[data-part="table-cell-trigger"][data-focus]')
        ?.focus({ preventScroll: true }),
    )
    return () => cancelAnimationFrame(frame)
  }, [])

  const pick = (day: string) => {
    onPick(day)
    onClose(true)
  }
  return (
    <Chakra.Root
      {...calendarProps(words, words.choose, locale)}
      ids={{ control: besideId, trigger: buttonId }}
      open
      onOpenChange={({ open }) => {
        if (!open) onClose(content.current?.contains(document.activeElement) ?? false)
      }}
      // Where the screen is too low for both, the calendar lies over the field.
      positioning={{ strategy: 'fixed', placement: 'bottom-end', gutter: GUTTER, overlap: true }}
      min={dateOf(min)}
      max={dateOf(max)}
      defaultValue={dates.isDay(day) && takes(day) ? [parseDate(day)] : []}
      onValueChange={({ value: [day] }) => {
        if (day) onPick(day.toString())
      }}
    >
      <Portal container={around}>
        <Chakra.Positioner>
          <CalendarViews unit={PICKED} ref={content}>
            <Flex justify="space-between" gap="2">
              <Button
                size="sm"
                variant="ghost"
                color="neel.fg"
                disabled={!takes(today)}
                onClick={() => pick(today)}
              >
                {words.today}
              </Button>
              {clears && value !== '' && (
                <Button size="sm" variant="ghost" onClick={() => pick('')}>
                  {words.clear}
                </Button>
              )}
            </Flex>
          </CalendarViews>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  )
}
