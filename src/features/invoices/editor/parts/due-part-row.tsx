import { Box, Flex, Grid, IconButton, Text } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { places } from '#domain/document/new/new-item.ts'
import { type Currency, formatMoney } from '#domain/money.ts'
import { editor } from '#languages/en/screens/editor.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { DateField } from '#src/ui/form/fields/date-field.tsx'
import { NumberField } from '#src/ui/form/fields/number-field.tsx'
import { SumField } from '#src/ui/form/fields/sum-field.tsx'
import { reckoned, typedSumOrPercent } from '#src/ui/form/fields/typed-sum.ts'
import type { InvoiceFormApi } from '../invoice-form-values.ts'

/** As high as a field of the sheet, so that read-only values line up with typed ones. */
const fieldHeight = { base: '11', md: '8' } as const
/** The space of a field's label. */
const labelStyle = {
  textStyle: 'label',
  fontSize: '0.75rem',
  fontWeight: '400',
  px: '1.5',
} as const

interface DuePartRowProps {
  form: InvoiceFormApi
  index: number
  byDays: boolean
  /** The typed value. */
  amountMinor: number
  /** Whether the typed value is a per cent. */
  isShare: boolean
  currency: Currency
  isLast: boolean
  /** Missing while there are two. */
  onRemove: (() => void) | undefined
}

export function DuePartRow(props: DuePartRowProps) {
  const { form, index, byDays, amountMinor, isShare, currency, isLast, onRemove } = props
  const { parts: words, amount } = useWords(editor)
  const { register, formState } = form
  const errors = formState.errors.parts?.[index]
  const { say } = useSpeech()
  const dayError = errors?.dueDate?.message ?? errors?.days?.message
  const comesTo = formatMoney(Math.max(0, amountMinor), currency)
  return (
    <Grid
      role="group"
      aria-label={words.part({ number: index + 1 })}
      templateColumns={{
        base: 'minmax(0, 1fr) auto',
        sm: 'minmax(0, 1fr) minmax(0, 1fr) minmax(6rem, auto) auto',
      }}
      columnGap="3"
      rowGap="1"
      alignItems="start"
    >
      {byDays ? (
        <NumberField
          label={words.days}
          min={0}
          step={1}
          inputMode="numeric"
          {...register(`parts.${index}.days`)}
          error={dayError}
        />
      ) : (
        <DateField
          label={words.due}
          min={todayInIndia()}
          {...register(`parts.${index}.dueDate`)}
          error={dayError}
        />
      )}
      <Box gridColumn={{ base: '1', sm: '2' }} gridRow={{ base: '2', sm: '1' }}>
        {isLast ? (
          <>
            <Text {...labelStyle} color="fg.muted">
              {amount}
            </Text>
            <Flex h={fieldHeight} px="1.5" align="center" justify="end" textStyle="sm">
              {words.rest}
            </Flex>
            <Text
              aria-live="polite"
              textStyle="label"
              color="fg.error"
              _empty={{ display: 'none' }}
            >
              {errors?.amount?.message && say(errors.amount.message)}
            </Text>
          </>
        ) : (
          <SumField
            label={words.amount}
            placeholder="50%"
            {...register(`parts.${index}.amount`, reckoned(places.amount, typedSumOrPercent))}
            error={errors?.amount?.message}
          />
        )}
      </Box>
      <Box gridColumn={{ base: '2', sm: '3' }} gridRow={{ base: '2', sm: '1' }} textAlign="end">
        <Text {...labelStyle} aria-hidden>
          {'\u00a0'}
        </Text>
        <Flex h={fieldHeight} align="center" justify="end" textStyle="number" aria-live="polite">
          {(isLast || isShare) && comesTo}
        </Flex>
      </Box>
      <Box gridColumn={{ base: '2', sm: '4' }} gridRow="1" justifySelf="end">
        <Text {...labelStyle} aria-hidden>
          {'\u00a0'}
        </Text>
        <IconButton
          size="sm"
          h={fieldHeight}
          variant="ghost"
          aria-label={words.remove({ number: index + 1 })}
          disabled={!onRemove}
          onClick={onRemove}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </Box>
    </Grid>
  )
}
