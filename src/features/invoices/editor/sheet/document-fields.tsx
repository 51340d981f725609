import { Box, Stack } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import { isPlainDate } from '#domain/dates.ts'
import { type DraftKind, kinds as domainKinds } from '#domain/document/kinds.ts'
import { daysUntil } from '#domain/document/new/due-choices.ts'
import { reasonsOf } from '#domain/document/new/reasons.ts'
import { currencies } from '#domain/money.ts'
import { financialYearOf } from '#domain/periods.ts'
import { editor } from '#languages/en/screens/editor.ts'
import { kit } from '#languages/en/screens/kit.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { DateField } from '#src/ui/form/fields/date-field.tsx'
import { SelectField } from '#src/ui/form/fields/select-field.tsx'
import { TextField } from '#src/ui/form/fields/text-field.tsx'
import { useReplaced } from '../draft/use-replaced.ts'
import { DueChips } from '../due/due-chips.tsx'
import { ExchangeRateField } from '../exchange-rate-field.tsx'
import type { InvoiceFormApi } from '../invoice-form-values.ts'

interface DocumentFieldsProps {
  form: InvoiceFormApi
  kind: DraftKind
  /** Set for a schedule: each issue has days of its own. */
  undated: boolean
  originalId: string | null
}

/** The days of issue and of payment, the currency, and the client's own number. */
export function DocumentFields({ form, kind, undated, originalId }: DocumentFieldsProps) {
  const { buyer, due, facts: words, kinds } = useWords(editor)
  const { dates } = useWords(kit)
  const { day } = useDates()
  const { register, formState, control } = form
  const { errors } = formState
  const { day: lastDay } = domainKinds[kind]
  const reasons = reasonsOf(kind).map((value) => ({ value, label: words.reasons[value] }))
  const [issueDate, dueDate, parts, clientId] = useWatch({
    control,
    name: ['issueDate', 'dueDate', 'parts', 'clientId'],
  })
  const { original, isFiled } = useReplaced(originalId)
  const dueDay = dueDate ?? ''
  const inDays = daysUntil(dueDay, todayInIndia())
  const away =
    inDays === null || inDays < 0
      ? null
      : ([due.today, due.tomorrow][inDays] ?? due.away({ days: inDays }))
  const year = issueDate && isPlainDate(issueDate) ? financialYearOf(issueDate) : null
  const isOfYearBefore = year !== null && year < financialYearOf(todayInIndia())
  return (
    <Stack gap="2">
      {!undated && (
        <>
          {original && isFiled ? (
            <TextField
              label={words.issued}
              readOnly
              value={day(original.issueDate)}
              help={words.issuedKept}
            />
          ) : (
            <DateField
              label={words.issued}
              optional
              max={todayInIndia()}
              help={isOfYearBefore ? words.yearBefore({ year }) : words.issuedHelp}
              usual={todayInIndia()}
              {...register('issueDate')}
              error={errors.issueDate?.message}
            />
          )}
          {lastDay !== null && (lastDay === 'holds' || !parts?.length) && (
            <Box>
              <DateField
                label={kinds[kind].lastDay}
                min={todayInIndia()}
                note={(isWritten) => (away && !isWritten ? `${day(dueDay)} · ${away}` : away)}
                data-empty={dueDate ? undefined : ''}
                placeholder={dates.choose}
                {...register('dueDate')}
                error={errors.dueDate?.message}
              />
              <DueChips
                issueDate={issueDate && isPlainDate(issueDate) ? issueDate : todayInIndia()}
                dueDate={dueDay}
                clientId={lastDay === 'holds' ? null : (clientId ?? null)}
                onChoose={(chosen) =>
                  form.setValue('dueDate', chosen, {
                    shouldDirty: true,
                    shouldValidate: formState.isSubmitted,
                  })
                }
              />
            </Box>
          )}
        </>
      )}
      {reasons.length > 0 && (
        <SelectField
          label={words.reason}
          placeholder={words.reasonPlaceholder}
          options={reasons}
          {...register('reason')}
          error={errors.reason?.message}
        />
      )}
      <SelectField
        label={words.currency}
        options={currencies}
        {...register('currency')}
        error={errors.currency?.message}
      />
      <ExchangeRateField form={form} />
      <TextField
        label={buyer.order}
        optional
        placeholder={buyer.orderPlaceholder}
        autoComplete="off"
        help={buyer.orderHelp}
        {...register('poNumber')}
        error={errors.poNumber?.message}
      />
    </Stack>
  )
}
