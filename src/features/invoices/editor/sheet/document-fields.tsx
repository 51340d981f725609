import { Stack } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import type { DraftKind } from '#domain/draft.ts'
import { currencies } from '#domain/money.ts'
import { todayInIndia } from '../../../../lib/today.ts'
import { DateField } from '../../../../ui/form/date-field.tsx'
import { SelectField } from '../../../../ui/form/select-field.tsx'
import { ExchangeRateField } from '../exchange-rate-field.tsx'
import type { InvoiceFormApi } from '../invoice-form-values.ts'
import { kindWords } from '../kind-words.ts'

interface DocumentFieldsProps {
  form: InvoiceFormApi
  kind: DraftKind
  /** Of what repeats: its days are those of each issue. */
  undated: boolean
}

/** When it is issued and due, and in which money. */
export function DocumentFields({ form, kind, undated }: DocumentFieldsProps) {
  const { register, formState, control } = form
  const { errors } = formState
  const [issueDate, dueDate, parts] = useWatch({ control, name: ['issueDate', 'dueDate', 'parts'] })
  return (
    <Stack gap="2">
      {!undated && (
        <>
          <DateField
            label="Issue date"
            optional
            max={todayInIndia()}
            help="Today, unless you choose an earlier day."
            data-empty={issueDate ? undefined : ''}
            {...register('issueDate')}
            error={errors.issueDate?.message}
          />
          {(kind === 'estimate' || !parts?.length) && (
            <DateField
              label={kindWords[kind].lastDay}
              min={todayInIndia()}
              data-empty={dueDate ? undefined : ''}
              {...register('dueDate')}
              error={errors.dueDate?.message}
            />
          )}
        </>
      )}
      <SelectField
        label="Currency"
        options={currencies}
        {...register('currency')}
        error={errors.currency?.message}
      />
      <ExchangeRateField form={form} />
    </Stack>
  )
}
