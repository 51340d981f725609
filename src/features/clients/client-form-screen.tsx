import { useParams } from 'react-router-dom'
import { clients } from '#languages/en/screens/clients.ts'
import { useClient } from '../../data/clients.ts'
import { useWords } from '../../language/words.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { ClientForm } from './client-form.tsx'
import { ClientMissing } from './client-missing.tsx'
import { ClientFormSkeleton } from './client-skeleton.tsx'

/** A new client, or the one of the address. */
export function ClientFormScreen() {
  const { form: words } = useWords(clients)
  const { clientId = null } = useParams()
  const { data: client, error, isLoading, mutate } = useClient(clientId)
  if (clientId && isLoading) return <ClientFormSkeleton />
  if (clientId && (!client || client.mergedInto)) {
    return <ClientMissing error={error} onRetry={() => void mutate()} />
  }
  return (
    <>
      <PageHeader
        title={client ? words.edit({ name: client.name }) : words.add}
        subtitle={client ? words.about : words.aboutNew}
      />
      <ClientForm client={client ?? null} />
    </>
  )
}
