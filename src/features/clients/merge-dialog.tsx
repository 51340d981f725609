import { Text } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Client } from '#domain/people/client.ts'
import { clients } from '#languages/en/screens/clients.ts'
import { useSpeech } from '#src/language/speech.ts'
import { DialogForm } from '#src/ui/form/dialogs/dialog-form.tsx'
import { useClientActions, useClientSearch } from '../../data/clients.ts'
import { useWords } from '../../language/words.ts'
import { paths } from '../../lib/paths/paths.ts'
import { showSuccess } from '../../ui/feedback/toast.tsx'
import { ComboField } from '../../ui/form/fields/combo-field.tsx'
import { useRested } from '../../ui/form/fields/use-rested.ts'
import { Dialog } from '../../ui/layout/dialog.tsx'

interface MergeDialogProps {
  client: Client
  /** The client who stays, if known; another can be chosen. */
  suggested?: Client | null
  onClose: () => void
}

/** Asks into which other client this one goes, and says what follows. */
export function MergeDialog({ client, suggested = null, onClose }: MergeDialogProps) {
  const { messageOf, messages } = useSpeech()
  const { care: words } = useWords(clients)
  const navigate = useNavigate()
  const { merge } = useClientActions()
  const [typed, setTyped] = useState(suggested?.name ?? '')
  const [asked, setAsked] = useState<string | null>(null)
  const [into, setInto] = useState<Client | null>(suggested)
  const [pending, setPending] = useState(false)
  const [error, setError] = useState('')
  const { data: found = [] } = useClientSearch(useRested(asked))
  const others = found.filter(({ id }) => id !== client.id)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!into) return setError(messages.clientSame)
    setPending(true)
    try {
      await merge(client.id, into.id)
      showSuccess(messages.clientsMerged)
      navigate(paths.client(into.id), { replace: true })
    } catch (refusal) {
      setError(messageOf(refusal, messages.clientsMergeFailed))
      setPending(false)
    }
  }

  return (
    <Dialog title={words.mergeTitle({ name: client.name })} busy={pending} onClose={onClose}>
      <DialogForm
        onSubmit={submit}
        error={error}
        pending={pending}
        pendingText={words.merging}
        saveText={words.merge}
        onCancel={onClose}
      >
        <Text overflowWrap="anywhere">{words.mergeAbout({ name: client.name })}</Text>
        <ComboField
          label={words.mergeInto}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setInto(null)
            setError('')
          }}
          suggestions={others.map((other) => ({
            key: other.id,
            text: other.name,
            detail: other.email,
          }))}
          onAsk={setAsked}
          onChoose={({ key, text }) => {
            setTyped(text)
            setInto(others.find(({ id }) => id === key) ?? null)
          }}
          help={into?.email ?? words.mergeHelp}
        />
      </DialogForm>
    </Dialog>
  )
}
