import { SimpleGrid } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import type { EdfMonth } from '#domain/exports/edf.ts'
import { type EdfInput, edfSchema, type NewEdf } from '#domain/exports/typed.ts'
import { exports } from '#languages/en/screens/exports.ts'
import { fieldOf } from '#src/data/forms/field-of.ts'
import { setRefusal } from '#src/data/forms/set-refusal.ts'
import { useExportNotes } from '#src/data/reports/exports.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { FormDialog } from '#src/ui/form/dialogs/form-dialog.tsx'
import { DateField } from '#src/ui/form/fields/date-field.tsx'
import { TextField } from '#src/ui/form/fields/text-field.tsx'

const fields = ['filedOn', 'formNumber', 'dueOn', 'mode', 'thirdParty'] as const

/** When a month's declaration was filed, and what its first part says. */
export function EdfDialog({ month, onClose }: { month: EdfMonth; onClose: () => void }) {
  const { edf: words, form: buttons } = useWords(exports)
  const dates = useDates()
  const { noteEdf } = useExportNotes()
  const { note, period } = month
  const form = useForm<EdfInput, unknown, NewEdf>({
    // Built at each check: the form may stay open over midnight.
    resolver: (values, context, options) =>
      valibotResolver(edfSchema(todayInIndia()))(values, context, options),
    defaultValues: {
      filedOn: note === null ? todayInIndia() : (note.filedOn ?? ''),
      formNumber: note?.formNumber ?? '',
      dueOn: note?.dueOn ?? '',
      mode: note?.mode ?? '',
      thirdParty: note?.thirdParty ?? '',
    },
  })
  const field = fieldOf(form)
  return (
    <FormDialog
      title={words.dialog({ month: dates.month(period.firstDay) })}
      form={form}
      save={(typed) => noteEdf(period.firstDay, typed)}
      saved={words.saved}
      onRefused={(error) => setRefusal(form.setError, fields, error, words.saveFailed)}
      saveText={buttons.save}
      pendingText={buttons.saving}
      onClose={onClose}
    >
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <DateField
          optional
          clears
          label={words.filedOn}
          help={words.filedOnHelp}
          max={todayInIndia()}
          {...field('filedOn')}
        />
        <TextField optional label={words.formNumber} autoComplete="off" {...field('formNumber')} />
        <DateField optional clears label={words.dueOn} help={words.dueOnHelp} {...field('dueOn')} />
        <TextField optional label={words.mode} help={words.modeHelp} {...field('mode')} />
      </SimpleGrid>
      <TextField
        optional
        label={words.thirdParty}
        help={words.thirdPartyHelp}
        {...field('thirdParty')}
      />
    </FormDialog>
  )
}
