import { Box, Flex, Grid, IconButton, Text } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { places } from '#domain/document/new-item.ts'
import { type Currency, formatMoney } from '#domain/money.ts'
import { todayInIndia } from '../../../../lib/today.ts'
import { DateField } from '../../../../ui/form/date-field.tsx'
import { NumberField } from '../../../../ui/form/number-field.tsx'
import { SumField } from '../../../../ui/form/sum-field.tsx'
import { reckoned, typedSumOrPercent } from '../../../../ui/form/typed-sum.ts'
import type { InvoiceFormApi } from '../invoice-form-values.ts'

interface DuePartRowProps {
  form: InvoiceFormApi
  index: number
  byDays: boolean
  /** By what is typed. */
  amountMinor: number
  /** Whether it is typed as a per cent. */
  isShare: boolean
  currency: Currency
  isLast: boolean
  /** Missing while there are two. */
  onRemove: (() => void) | undefined
}

export function DuePartRow(props: DuePartRowProps) {
  const { form, index, byDays, amountMinor, isShare, currency, isLast, onRemove } = props
  const { register, formState } = form
  const errors = formState.errors.parts?.[index]
  const dayError = errors?.dueDate?.message ?? errors?.days?.message
  const comesTo = formatMoney(Math.max(0, amountMinor), currency)
  return (
    <Grid
      role="group"
      aria-label={`Part ${index + 1}`}
      templateColumns={{ base: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) minmax(0, 1fr) auto' }}
      gap="3"
      alignItems="start"
    >
      {byDays ? (
        <NumberField
          label="Days after the issue"
          min={0}
          step={1}
          inputMode="numeric"
          {...register(`parts.${index}.days`)}
          error={dayError}
        />
      ) : (
        <DateField
          label="Due on"
          min={todayInIndia()}
          {...register(`parts.${index}.dueDate`)}
          error={dayError}
        />
      )}
      <Box gridColumn={{ base: '1', sm: 'auto' }} gridRow={{ base: '2', sm: 'auto' }}>
        {isLast ? (
          <Box>
            <Text textStyle="label" mb="1.5">
              The rest
            </Text>
            <Flex minH="10" align="center" justify="end">
              <Text textStyle="number">{comesTo}</Text>
            </Flex>
            <Text
              aria-live="polite"
              textStyle="label"
              color="fg.error"
              _empty={{ display: 'none' }}
            >
              {errors?.amount?.message}
            </Text>
          </Box>
        ) : (
          <SumField
            label="Amount or per cent"
            placeholder="50%"
            {...register(`parts.${index}.amount`, reckoned(places.amount, typedSumOrPercent))}
            help={isShare && comesTo}
            error={errors?.amount?.message}
          />
        )}
      </Box>
      <IconButton
        mt="6"
        variant="ghost"
        gridColumn={{ base: '2', sm: 'auto' }}
        gridRow={{ base: '1', sm: 'auto' }}
        aria-label={`Remove part ${index + 1}`}
        disabled={!onRemove}
        onClick={onRemove}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </Grid>
  )
}
