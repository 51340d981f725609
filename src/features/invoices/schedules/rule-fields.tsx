import { GridItem, SimpleGrid, Text } from '@chakra-ui/react'
import type { UseFormReturn } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import type { PlainDate } from '#domain/dates.ts'
import {
  type Schedule,
  type ScheduleFields,
  type ScheduleStep,
  scheduleSchema,
} from '#domain/schedule/schedule.ts'
import { scheduleForm } from '#languages/en/screens/schedule-form.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { DateField } from '#src/ui/form/fields/date-field.tsx'
import { NumberField } from '#src/ui/form/fields/number-field.tsx'
import { SelectField } from '#src/ui/form/fields/select-field.tsx'
import { nextDays } from './next-days.ts'
import { useRuleTexts } from './rule-text.ts'
import { meantRule, type RuleValues, startAfter } from './schedule-form-values.ts'

/** Each with its label, in the order in which they stand. */
const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** The number of coming days that are shown. */
const PREVIEWED = 3

/** The next days of what is typed; what was made already is over. */
function usePreview(values: RuleValues, schedule: Schedule | null): string {
  const words = useWords(scheduleForm)
  const texts = useRuleTexts()
  const read = v.safeParse(scheduleSchema(todayInIndia()), meantRule(values))
  if (!read.success) return words.notYet
  const days = nextDays(read.output, schedule, PREVIEWED)
  return days.length === 0 ? words.noneLeft : words.next({ days: texts.days(days) })
}

interface RuleFieldsProps {
  form: UseFormReturn<RuleValues, unknown, ScheduleFields>
  schedule: Schedule | null
  issued: PlainDate | null
  /** Whether each invoice is due in parts, which have their own days. */
  inParts: boolean
}

/** The rule of a schedule: when it repeats, until when, and what it makes. */
export function RuleFields({ form, schedule, issued, inParts }: RuleFieldsProps) {
  const words = useWords(scheduleForm)
  const { register, control, formState, getValues, setValue } = form
  const { errors } = formState
  const values = useWatch({ control }) as RuleValues
  const preview = usePreview(values, schedule)

  /** The first day follows the step, unless it was typed. */
  const stepTo = (every: ScheduleStep) => {
    const today = todayInIndia()
    if (schedule || getValues('start') !== startAfter(issued, values.every, today)) return
    setValue('start', startAfter(issued, every, today))
  }
  return (
    <SimpleGrid columns={{ base: 1, md: 2, lg: 3, xl: 1 }} columnGap="4" rowGap="5">
      <SelectField
        label={words.repeats}
        options={optionsOf(words.steps)}
        {...register('every', { onChange: () => stepTo(getValues('every')) })}
        error={errors.every?.message}
      />
      <DateField
        label={words.start}
        min={schedule ? undefined : todayInIndia()}
        {...register('start')}
        error={errors.start?.message}
      />
      {values.every !== 'week' && (
        <NumberField
          label={words.day}
          optional
          min={1}
          max={31}
          help={words.dayHelp}
          {...register('day')}
          error={errors.day?.message}
        />
      )}
      <SelectField label={words.ends} options={optionsOf(words.endings)} {...register('ends')} />
      {values.ends === 'day' && (
        <DateField
          label={words.end}
          help={words.endHelp}
          {...register('end')}
          error={errors.end?.message}
        />
      )}
      {values.ends === 'count' && (
        <NumberField
          label={words.count}
          min={1}
          {...register('count')}
          error={errors.count?.message}
        />
      )}
      {!inParts && (
        <NumberField
          label={words.terms}
          min={0}
          help={words.termsHelp}
          {...register('termsDays')}
          error={errors.termsDays?.message}
        />
      )}
      <SelectField
        label={words.mode}
        options={optionsOf(words.modes)}
        help={words.modeHelp[values.mode === 'issue' ? 'issue' : 'draft']}
        {...register('mode')}
        error={errors.mode?.message}
      />
      <GridItem colSpan={{ md: 2, lg: 3, xl: 1 }}>
        <Text aria-live="polite" fontWeight="500" fontVariantNumeric="tabular-nums">
          {preview}
        </Text>
        <Text textStyle="meta" color="fg.muted" mt="1">
          {words.places({ month: '{month}', year: '{year}' })}
        </Text>
      </GridItem>
    </SimpleGrid>
  )
}
