import { DatePicker as Chakra } from '@chakra-ui/react'
import { datePickerSlotRecipe } from '@chakra-ui/react/theme'
import type { ComponentProps, KeyboardEvent, ReactNode, Ref } from 'react'
import type { kit } from '#languages/en/screens/kit.ts'
import type { Words } from '#languages/words.ts'

/** The step of the arrows above a table of days, months or years. */
const pages = { day: 'month', month: 'year', year: 'decade' } as const

/** Seven cells beside each other fit a phone of 320 px, and each is 44 px from 360 px on. */
const cell = { base: 'min(2.75rem, calc((100vw - 2.25rem) / 7))', md: '2.5rem' }

type RootProps = ComponentProps<typeof Chakra.Root>

/** How every calendar counts and speaks: by India's clock, from Monday on. */
export const calendarProps = (words: Words<typeof kit>['dates'], name: string, locale: string) =>
  ({
    recipe: datePickerSlotRecipe,
    w: 'auto',
    locale,
    timeZone: 'Asia/Kolkata',
    startOfWeek: 1,
    selectionMode: 'single',
    translations: {
      content: name,
      trigger: () => name,
      // Named by its own text, such as "July 2026", so that speech input finds it.
      viewTrigger: () => '',
      prevTrigger: (view) => words.previous[pages[view]],
      nextTrigger: (view) => words.next[pages[view]],
      dayCell: ({ selected, valueText }) =>
        selected ? words.chosen({ day: valueText }) : valueText,
    },
  }) satisfies RootProps

/** Blanks a role description that is English in every language; the roles and labels say as much. */
const plainRole = { 'aria-roledescription': '' }

const stopsOf = (content: HTMLElement) =>
  Array.from(content.querySelectorAll<HTMLElement>('button:enabled, [tabindex="0"]')).filter(
    (stop) => !stop.closest('[hidden]'),
  )

/** Tab goes round in the calendar, and the space bar chooses as Enter does. */
function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  const { target } = event
  if (!(target instanceof HTMLElement)) return
  if (event.key === ' ' && target.dataset.part === 'table-cell-trigger') {
    event.preventDefault()
    target.click()
  }
  if (event.key !== 'Tab') return
  const stops = stopsOf(event.currentTarget)
  const [from, to] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)]
  if (target !== from) return
  event.preventDefault()
  to?.focus()
}

interface CalendarViewsProps {
  unit: 'day' | 'month'
  ref?: Ref<HTMLDivElement>
  /** Stands below the tables. */
  children?: ReactNode
}

/** The dialog of a calendar: a table of days, one of months, one of years. */
export function CalendarViews({ unit, ref, children }: CalendarViewsProps) {
  return (
    <Chakra.Content
      ref={ref}
      {...plainRole}
      role="dialog"
      aria-modal
      onKeyDown={onKeyDown}
      p="2"
      minW="0"
      css={{
        '& [data-part="view-trigger"]': { minH: cell },
        '& [data-part="view"]': {
          '--table-cell-size': cell,
          '--datepicker-nav-trigger-size': cell,
        },
      }}
    >
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
      {children}
    </Chakra.Content>
  )
}
