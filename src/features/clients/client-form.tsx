import { valibotResolver } from '@hookform/resolvers/valibot'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { DataError } from '#data/errors.ts'
import {
  type Client,
  type ClientFields,
  type ClientInput,
  clientSchema,
} from '#domain/people/client.ts'
import { clients } from '#languages/en/screens/clients.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useClientActions } from '../../data/clients.ts'
import { useDraftForm, useDraftKey, useRequestKey } from '../../data/forms/draft-form.ts'
import { setRefusal } from '../../data/forms/set-refusal.ts'
import { useWords } from '../../language/words.ts'
import { paths } from '../../lib/paths/paths.ts'
import { showSuccess } from '../../ui/feedback/toast.tsx'
import { EditForm } from '../../ui/form/edit-form.tsx'
import { typedValues } from '../../ui/form/fields/typed-values.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { ClientFormFields } from './client-form-fields.tsx'
import { clientFieldNames, typedClient } from './client-form-values.ts'

/** Adds a client, or changes the one that is given; leads to the page of the client. */
export function ClientForm({ client }: { client: Client | null }) {
  const { messages } = useSpeech()
  const { form: words } = useWords(clients)
  const navigate = useNavigate()
  const { create, update } = useClientActions()
  const draftKey = useDraftKey('client', client?.id ?? 'new')
  const requestKey = useRequestKey(draftKey)
  const formRef = useRef<HTMLFormElement>(null)
  const { form, drop: dropDraft } = useDraftForm<ClientInput, ClientFields>({
    key: draftKey,
    resolver: (values, context, options) =>
      valibotResolver(clientSchema)(typedValues(values, formRef.current), context, options),
    values: typedClient(client),
  })
  const { errors, isSubmitting } = form.formState
  const drop = () => {
    dropDraft()
    requestKey.drop()
  }

  const submit = form.handleSubmit(async (fields) => {
    try {
      const id = client ? client.id : await create(requestKey.read(), fields)
      if (client) await update(id, fields)
      drop()
      showSuccess(client ? messages.clientSaved : messages.clientCreated)
      navigate(paths.client(id), { replace: true })
    } catch (error) {
      // The key went with an earlier client; the next attempt is another one.
      if (error instanceof DataError && error.field === 'requestKey') requestKey.drop()
      setRefusal(form.setError, clientFieldNames, error, messages.clientSaveFailed)
    }
  })

  const cancel = () => {
    drop()
    navigate(client ? paths.client(client.id) : paths.clients)
  }

  return (
    <Panel>
      <EditForm
        ref={formRef}
        onSubmit={submit}
        onCancel={cancel}
        error={errors.root?.message}
        pending={isSubmitting}
        saveText={words.save}
        pendingText={words.saving}
      >
        <ClientFormFields form={form} clientId={client?.id ?? null} />
      </EditForm>
    </Panel>
  )
}
