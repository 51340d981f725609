import { GridItem, SimpleGrid, Text } from '@chakra-ui/react'
import type { UseFormReturn } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import {
  type Schedule,
  type ScheduleFields,
  scheduleDays,
  scheduleSchema,
} from '#domain/schedule.ts'
import { todayInIndia } from '../../../lib/today.ts'
import { DateField } from '../../../ui/form/date-field.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { daysText } from './rule-text.ts'
import { meantRule, type RuleValues } from './schedule-form-values.ts'

const steps = [
  { value: 'week', label: 'Every week' },
  { value: 'month', label: 'Every month' },
  { value: 'quarter', label: 'Every three months' },
  { value: 'year', label: 'Every year' },
]
const modes = [
  { value: 'draft', label: 'A draft to look over' },
  { value: 'issue', label: 'An invoice, issued and mailed by itself' },
]
const endings = [
  { value: 'never', label: 'Never' },
  { value: 'day', label: 'After a day' },
  { value: 'count', label: 'After a number' },
]

/** How many days are told ahead. */
const PREVIEWED = 3

/** The next days of what is typed; what was made already is over. */
function previewOf(values: RuleValues, schedule: Schedule | null): string {
  const read = v.safeParse(scheduleSchema(todayInIndia()), meantRule(values))
  if (!read.success) return 'The next days stand here when the rule is whole.'
  const rule = read.output
  const left = rule.count === null ? PREVIEWED : rule.count - (schedule?.made ?? 0)
  const isSame =
    schedule?.every === rule.every && schedule.day === rule.day && schedule.start === rule.start
  const from = (isSame && schedule.next) || todayInIndia()
  const days = scheduleDays(rule, from, Math.max(0, Math.min(PREVIEWED, left)))
  return days.length === 0 ? 'None comes any more.' : `Next: ${daysText(days)}`
}

interface RuleFieldsProps {
  form: UseFormReturn<RuleValues, unknown, ScheduleFields>
  schedule: Schedule | null
  /** Whether each is due in parts, which say when. */
  inParts: boolean
}

/** When it repeats, until when, and what it makes. */
export function RuleFields({ form, schedule, inParts }: RuleFieldsProps) {
  const { register, control, formState } = form
  const { errors } = formState
  const values = useWatch({ control }) as RuleValues
  return (
    <SimpleGrid columns={{ base: 1, md: 2, lg: 3 }} columnGap="4" rowGap="5">
      <SelectField
        label="Repeats"
        options={steps}
        {...register('every')}
        error={errors.every?.message}
      />
      <DateField
        label="First day"
        min={schedule ? undefined : todayInIndia()}
        {...register('start')}
        error={errors.start?.message}
      />
      {values.every !== 'week' && (
        <NumberField
          label="Day of the month"
          optional
          min={1}
          max={31}
          placeholder={String(Number(values.start.slice(8)) || '')}
          help="31 is each month’s last day."
          {...register('day')}
          error={errors.day?.message}
        />
      )}
      <SelectField label="Ends" options={endings} {...register('ends')} />
      {values.ends === 'day' && (
        <DateField
          label="Last day"
          help="That day is included."
          {...register('end')}
          error={errors.end?.message}
        />
      )}
      {values.ends === 'count' && (
        <NumberField
          label="How many in all"
          min={1}
          {...register('count')}
          error={errors.count?.message}
        />
      )}
      {!inParts && (
        <NumberField
          label="Due after (days)"
          min={0}
          help="From the day of issue."
          {...register('termsDays')}
          error={errors.termsDays?.message}
        />
      )}
      <SelectField
        label="Each time make"
        options={modes}
        help={
          values.mode === 'issue'
            ? 'It takes its number on its day, and is mailed from 10:00 in India.'
            : 'You find it under Drafts and issue it yourself.'
        }
        {...register('mode')}
        error={errors.mode?.message}
      />
      <GridItem colSpan={{ md: 2, lg: 3 }}>
        <Text aria-live="polite" fontWeight="500" fontVariantNumeric="tabular-nums">
          {previewOf(values, schedule)}
        </Text>
        <Text textStyle="meta" color="fg.muted" mt="1">
          {'{month}'} and {'{year}'} in descriptions, notes and the PO number become those of each
          one, as in “Retainer for {'{month}'} {'{year}'}”.
        </Text>
      </GridItem>
    </SimpleGrid>
  )
}
