import { Box, Button, Flex, SimpleGrid, Skeleton, Text } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import {
  documentNumber,
  type Numbering,
  type NumberingFields,
  type NumberingInput,
  nextYearStart,
  numberingSchema,
  seriesSize,
} from '#domain/document/numbering.ts'
import { formatWhole } from '#domain/money.ts'
import { account } from '#languages/en/screens/account.ts'
import { businessSettings } from '#languages/en/screens/business-settings.ts'
import { useNumberingChange } from '#src/data/account/changes.ts'
import { useNumbering, useSaveNumbering } from '#src/data/business.ts'
import { setRefusal } from '#src/data/forms/set-refusal.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { showSuccess } from '#src/ui/feedback/toast.tsx'
import { EditForm } from '#src/ui/form/edit-form.tsx'
import { NumberField } from '#src/ui/form/fields/number-field.tsx'
import { TextField } from '#src/ui/form/fields/text-field.tsx'
import { ChangedBy } from '#src/ui/layout/changed-by.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { useFocusReturn } from '#src/ui/layout/use-focus-return.ts'

const fields = ['invoicePrefix', 'invoicePadding', 'nextInvoiceNumber'] as const

function Preview({ number, prefix }: { number: string; prefix: string }) {
  const { numbers } = useWords(businessSettings)
  return (
    <Flex gap="3" align="baseline" wrap="wrap">
      <Text color="fg.muted">{numbers.next}</Text>
      <Text textStyle="document" fontWeight="600" aria-live="polite">
        {number}
      </Text>
      <Text color="fg.muted">{numbers.holds({ count: formatWhole(seriesSize(prefix)) })}</Text>
    </Flex>
  )
}

/** The series as it stands; bars until it is known. */
function NumberingFacts({ numbering }: { numbering: Numbering | null | undefined }) {
  const { numbers: words } = useWords(businessSettings)
  const { day } = useDates()
  const facts = [
    [words.series, numbering && `${numbering.prefix}/${numbering.financialYear}`],
    [words.anew, numbering && day(nextYearStart(numbering))],
    [words.room, numbering && formatWhole(seriesSize(numbering.prefix))],
  ] as const
  return (
    <Flex wrap="wrap" align="end" columnGap="10" rowGap="4">
      <Box>
        <Text textStyle="label" color="fg.muted">
          {words.next}
        </Text>
        <Text mt="1" textStyle="document" fontSize="xl" fontWeight="600">
          {numbering ? (
            documentNumber(numbering, numbering.nextSequence)
          ) : (
            <Skeleton as="span" aria-hidden display="block" h="4" my="1.5" w="36" />
          )}
        </Text>
      </Box>
      {facts.map(([label, value]) => (
        <Box key={label}>
          <Text textStyle="label" color="fg.muted">
            {label}
          </Text>
          <Text mt="1">
            {value ?? <Skeleton as="span" aria-hidden display="block" h="4" my="3px" w="20" />}
          </Text>
        </Box>
      ))}
    </Flex>
  )
}

function NumberingForm({ numbering, onClose }: { numbering: Numbering; onClose: () => void }) {
  const { messages } = useSpeech()
  const { numbers: words, saving } = useWords(businessSettings)
  const save = useSaveNumbering()
  const schema = numberingSchema(numbering.financialYear)
  const ownNext = String(numbering.nextSequence)
  const { control, register, setError, setValue, handleSubmit, formState } = useForm<
    NumberingInput,
    unknown,
    NumberingFields
  >({
    resolver: valibotResolver(schema),
    defaultValues: {
      invoicePrefix: numbering.prefix,
      invoicePadding: String(numbering.padding),
      nextInvoiceNumber: ownNext,
    },
  })
  const { errors, isSubmitting } = formState
  const isOfSeries = (typed: string) => typed.trim().toUpperCase() === numbering.prefix
  const [prefix, padding, next] = useWatch({
    control,
    name: ['invoicePrefix', 'invoicePadding', 'nextInvoiceNumber'],
  })
  const fixed = isOfSeries(prefix) && numbering.started

  const submit = handleSubmit(async (numbers) => {
    try {
      await save(numbers)
    } catch (error) {
      setRefusal(setError, fields, error, messages.numberingSaveFailed)
      return
    }
    showSuccess(messages.numberingSaved)
    onClose()
  })

  return (
    <EditForm
      onSubmit={submit}
      onCancel={onClose}
      error={errors.root?.message}
      pending={isSubmitting}
      saveText={words.save}
      pendingText={saving}
    >
      <SimpleGrid columns={{ base: 1, md: 3 }} columnGap="6" rowGap="5">
        <TextField
          label={words.prefix}
          autoCapitalize="characters"
          autoComplete="off"
          autoFocus
          help={words.prefixHelp}
          {...register('invoicePrefix', {
            onChange: ({ target }) =>
              setValue('nextInvoiceNumber', isOfSeries(target.value) ? ownNext : ''),
          })}
          error={errors.invoicePrefix?.message}
        />
        <NumberField
          label={words.digits}
          inputMode="numeric"
          min={1}
          max={8}
          step={1}
          help={words.digitsHelp}
          {...register('invoicePadding')}
          error={errors.invoicePadding?.message}
        />
        <NumberField
          label={words.nextNumber}
          inputMode="numeric"
          min={1}
          step={1}
          readOnly={fixed}
          placeholder="1"
          help={fixed ? words.seriesGoesOn : words.fromElsewhere}
          {...register('nextInvoiceNumber')}
          error={errors.nextInvoiceNumber?.message}
        />
      </SimpleGrid>
      <Preview
        prefix={prefix.trim()}
        number={documentNumber(
          {
            prefix: prefix.trim().toUpperCase(),
            padding: Number(padding),
            financialYear: numbering.financialYear,
          },
          Number(next) || 1,
        )}
      />
    </EditForm>
  )
}

/** Sets the form of the next numbers; existing numbers do not change. */
export function NumberingPanel() {
  const { messageOf, messages } = useSpeech()
  const { numbers: words, edit } = useWords(businessSettings)
  const { checkConnection } = useWords(account)
  const { data: numbering, error, mutate } = useNumbering()
  const change = useNumberingChange()
  const [editing, setEditing] = useState(false)
  const editButton = useFocusReturn(editing)
  if (error && !numbering) {
    return (
      <Panel>
        <ErrorState
          title={messageOf(error, messages.numberingLoadFailed)}
          message={checkConnection}
          onRetry={() => mutate()}
        />
      </Panel>
    )
  }
  return (
    <Panel
      title={words.title}
      actions={
        !editing && (
          <Button
            ref={editButton}
            size="sm"
            variant="outline"
            aria-label={words.edit}
            disabled={!numbering}
            onClick={() => setEditing(true)}
          >
            <Pencil aria-hidden /> {edit}
          </Button>
        )
      }
    >
      <Text mb="5" color="fg.muted">
        {words.about}
      </Text>
      {numbering && editing ? (
        <NumberingForm numbering={numbering} onClose={() => setEditing(false)} />
      ) : (
        <>
          <NumberingFacts numbering={numbering} />
          <ChangedBy change={change} />
        </>
      )}
    </Panel>
  )
}
