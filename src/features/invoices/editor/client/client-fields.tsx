import { GridItem, SimpleGrid } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import type { DraftKind } from '#domain/draft.ts'
import { currencies } from '#domain/money.ts'
import { todayInIndia } from '../../../../lib/today.ts'
import { ComboField } from '../../../../ui/form/combo-field.tsx'
import { DateField } from '../../../../ui/form/date-field.tsx'
import { SelectField } from '../../../../ui/form/select-field.tsx'
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { ExchangeRateField } from '../exchange-rate-field.tsx'
import type { InvoiceFormApi } from '../invoice-form-values.ts'
import { kindWords } from '../kind-words.ts'
import { DueParts } from '../parts/due-parts.tsx'
import { ClientJoining } from './client-joining.tsx'
import { ClientMore } from './client-more.tsx'
import { ClientTaxFields } from './client-tax-fields.tsx'
import { useBuyer } from './use-buyer.ts'
import { useClientChoice } from './use-client-choice.ts'

interface ClientFieldsProps {
  form: InvoiceFormApi
  kind: DraftKind
  /** Of what repeats: its days are those of each issue. */
  undated?: boolean
}

export function ClientFields({ form, kind, undated = false }: ClientFieldsProps) {
  const { register, formState } = form
  const { errors } = formState
  const choice = useClientChoice(form, undated)
  const buyer = useBuyer(form)
  const inParts = useWatch({ control: form.control, name: 'parts' })?.length
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="4" rowGap="5">
      <ComboField
        label="Client name"
        {...register('clientName', { onChange: choice.leave })}
        error={errors.clientName?.message}
        suggestions={choice.suggestions}
        onAsk={choice.ask}
        onChoose={({ key }) => choice.choose(key)}
      />
      <TextField
        label="Client email"
        type="email"
        autoComplete="off"
        {...register('clientEmail')}
        error={errors.clientEmail?.message}
      />
      <GridItem colSpan={{ md: 2 }}>
        <ClientJoining kind={kind} form={form} known={choice.known} />
      </GridItem>
      {buyer.taxFirst && <ClientTaxFields form={form} buyer={buyer} />}
      {!undated && (
        <>
          <DateField
            label="Issue date"
            optional
            max={todayInIndia()}
            help="Today, unless you choose an earlier day."
            {...register('issueDate')}
            error={errors.issueDate?.message}
          />
          {(kind === 'estimate' || !inParts) && (
            <DateField
              label={kindWords[kind].lastDay}
              min={todayInIndia()}
              {...register('dueDate')}
              error={errors.dueDate?.message}
            />
          )}
        </>
      )}
      <DueParts form={form} byDays={undated || kind === 'estimate'} />
      <SelectField
        label="Currency"
        options={currencies}
        {...register('currency')}
        error={errors.currency?.message}
      />
      <ExchangeRateField form={form} />
      <GridItem colSpan={{ md: 2 }}>
        <TextAreaField
          label="Notes"
          optional
          rows={2}
          help="Printed below the total."
          {...register('notes')}
          error={errors.notes?.message}
        />
      </GridItem>
      <ClientMore form={form} buyer={buyer} />
    </SimpleGrid>
  )
}
