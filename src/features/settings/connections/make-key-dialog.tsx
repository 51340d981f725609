import { Text } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { keySchema, keyScopes, type NewKey } from '#domain/people/keys.ts'
import { shiftPeriod } from '#domain/periods.ts'
import { connections } from '#languages/en/screens/connections.ts'
import { useApiKeyChanges } from '#src/data/account/api-keys.ts'
import { fieldOf } from '#src/data/forms/field-of.ts'
import { setRefusal } from '#src/data/forms/set-refusal.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { DialogForm } from '#src/ui/form/dialogs/dialog-form.tsx'
import { SelectField } from '#src/ui/form/fields/select-field.tsx'
import { TextField } from '#src/ui/form/fields/text-field.tsx'
import { Dialog } from '#src/ui/layout/dialog.tsx'
import { ShownOnce } from '../shown-once.tsx'
import { useProof } from '../two-step/use-proof.tsx'
import { ChoiceSwitches } from './choice-switches.tsx'

/** Lives that are offered, in days. */
const lives = [30, 90]
const YEAR = 365

/** Two steps: what the key is for and may do, then the key, this once. */
export function MakeKeyDialog({ onClose }: { onClose: () => void }) {
  const { making, made } = useWords(connections)
  const { proven, dialog } = useProof()
  const [key, setKey] = useState<string | null>(null)
  if (key !== null) {
    return (
      <ShownOnce
        title={made.title}
        leads={[made.lead]}
        label={made.key}
        value={key}
        words={made}
        onKept={onClose}
      />
    )
  }
  return (
    <>
      <Dialog key="making" title={making.title} onClose={onClose}>
        <KeyForm proven={proven} onMade={setKey} onCancel={onClose} />
      </Dialog>
      {dialog}
    </>
  )
}

interface KeyFormProps {
  proven: ReturnType<typeof useProof>['proven']
  onMade: (key: string) => void
  onCancel: () => void
}

const nothing: NewKey = { name: '', scopes: [], expiresOn: null }

function KeyForm({ proven, onMade, onCancel }: KeyFormProps) {
  const { making: words, scopes: names } = useWords(connections)
  const { make } = useApiKeyChanges()
  const [firstDay] = useState(todayInIndia)
  const form = useForm({
    resolver: valibotResolver(keySchema),
    defaultValues: { ...nothing, expiresOn: shiftPeriod('day', firstDay, YEAR) },
  })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  const scopes = form.watch('scopes')
  useEffect(() => setFocus('name'), [setFocus])

  const submit = form.handleSubmit(async (key) => {
    try {
      onMade(await proven(() => make(key)))
    } catch (error) {
      setRefusal(form.setError, ['name', 'expiresOn'], error, words.failed)
    }
  })
  const until = (days: number) => shiftPeriod('day', firstDay, days)

  return (
    <DialogForm
      onSubmit={submit}
      error={errors.root?.message}
      saveText={words.make}
      pending={isSubmitting}
      pendingText={words.making}
      onCancel={onCancel}
    >
      <Text>{words.lead}</Text>
      <TextField label={words.name} help={words.nameHelp} {...fieldOf(form)('name')} />
      <ChoiceSwitches
        legend={words.scopes}
        choices={keyScopes}
        names={names}
        help={words}
        chosen={scopes}
        onChange={(chosen) => form.setValue('scopes', chosen)}
      />
      <SelectField
        label={words.until}
        options={[
          ...lives.map((days) => ({ value: until(days), label: words.days({ days }) })),
          { value: until(YEAR), label: words.year },
          { value: '', label: words.forGood },
        ]}
        {...fieldOf(form)('expiresOn', { setValueAs: (day: string | null) => day || null })}
      />
      <Text textStyle="sm" color="fg.muted">
        {words.never}
      </Text>
    </DialogForm>
  )
}
