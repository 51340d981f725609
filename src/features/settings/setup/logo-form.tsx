import { Text } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { businessSchema } from '#domain/people/business.ts'
import type { Business } from '#domain/people/kept-business.ts'
import { setup } from '#languages/en/screens/setup.ts'
import { useSavePart } from '#src/data/business.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { EditForm } from '#src/ui/form/edit-form.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { LogoField } from '../logo-field.tsx'
import { useSettingsForm } from '../use-settings-form.ts'

const logoSchema = v.pick(businessSchema, ['logo'])
type LogoInput = v.InferInput<typeof logoSchema>
type LogoOutput = v.InferOutput<typeof logoSchema>

interface LogoFormProps {
  business: Business
  onClose: () => void
  onSaved: () => void
}

/** The logo alone, which the form of the whole profile has, too. */
export function LogoForm({ business, onClose, onSaved }: LogoFormProps) {
  const { messages } = useSpeech()
  const words = useWords(setup)
  const { form, shell } = useSettingsForm<LogoInput, LogoOutput>({
    name: 'logo',
    resolver: valibotResolver(logoSchema),
    stored: { logo: business.logo ?? '' },
    first: null,
    save: useSavePart(business),
    saved: messages.businessUpdated,
    failed: messages.businessUpdateFailed,
    onSaved,
    onCancelled: onClose,
  })
  const logo = useWatch({ control: form.control, name: 'logo' })
  return (
    <Panel title={words.logo} mt="4">
      <EditForm {...shell} saveText={words.saveLogo} pendingText={words.saving}>
        <Text color="fg.muted">{words.logoAbout}</Text>
        <LogoField
          value={logo ?? ''}
          error={form.formState.errors.logo?.message}
          onChange={(picture) => {
            form.clearErrors('logo')
            form.setValue('logo', picture, { shouldDirty: true })
          }}
          onRefuse={(message) => form.setError('logo', { message })}
        />
      </EditForm>
    </Panel>
  )
}
