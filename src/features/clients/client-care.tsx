import { Button, Flex } from '@chakra-ui/react'
import { Archive, ArchiveRestore, Merge } from 'lucide-react'
import { useState } from 'react'
import type { Client } from '#domain/people/client.ts'
import { clients } from '#languages/en/screens/clients.ts'
import { documents } from '#languages/en/screens/documents.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useClientActions, useSameGstin } from '../../data/clients.ts'
import { useWords } from '../../language/words.ts'
import { paths } from '../../lib/paths/paths.ts'
import { LinkedWarning } from '../../ui/feedback/linked-warning.tsx'
import { showError, showSuccess } from '../../ui/feedback/toast.tsx'
import { useFocusReturn } from '../../ui/layout/use-focus-return.ts'
import { MergeDialog } from './merge-dialog.tsx'

/** Putting a client away, and making one of two. */
export function ClientCare({ client }: { client: Client }) {
  const { messageOf, messages } = useSpeech()
  const { care: words } = useWords(clients)
  const { sameGstin } = useWords(documents)
  const { archive } = useClientActions()
  const [pending, setPending] = useState(false)
  const [merging, setMerging] = useState(false)
  const mergeButton = useFocusReturn(merging)
  const twin = useSameGstin(client.gstin, client)

  const move = async () => {
    setPending(true)
    try {
      await archive(client.id, !client.archived)
      showSuccess(client.archived ? messages.clientRestored : messages.clientArchived)
    } catch (error) {
      showError(messageOf(error, messages.clientArchiveFailed))
    } finally {
      setPending(false)
    }
  }

  return (
    <Flex mt="5" gap="2" wrap="wrap">
      {twin && (
        <LinkedWarning
          flexBasis="full"
          sentence={sameGstin({ name: twin.name })}
          to={paths.client(twin.id)}
        />
      )}
      <Button size="sm" variant="outline" disabled={pending} onClick={move}>
        {client.archived ? (
          <>
            <ArchiveRestore aria-hidden /> {pending ? words.restoring : words.restore}
          </>
        ) : (
          <>
            <Archive aria-hidden /> {pending ? words.archiving : words.archive}
          </>
        )}
      </Button>
      <Button ref={mergeButton} size="sm" variant="outline" onClick={() => setMerging(true)}>
        <Merge aria-hidden /> {words.merge}
      </Button>
      {merging && (
        <MergeDialog client={client} suggested={twin} onClose={() => setMerging(false)} />
      )}
    </Flex>
  )
}
