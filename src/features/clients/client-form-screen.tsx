import { useParams } from 'react-router-dom'
import { useClient } from '../../data/clients.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { ClientForm } from './client-form.tsx'
import { ClientMissing } from './client-missing.tsx'
import { ClientSkeleton } from './client-skeleton.tsx'

/** A new client, or the one of the address. */
export function ClientFormScreen() {
  const { clientId = null } = useParams()
  const { data: client, error, isLoading, mutate } = useClient(clientId)
  if (clientId && isLoading) return <ClientSkeleton />
  if (clientId && (!client || client.mergedInto)) {
    return <ClientMissing error={error} onRetry={() => void mutate()} />
  }
  return (
    <>
      <PageHeader
        title={client ? `Edit ${client.name}` : 'Add Client'}
        subtitle="Invoices already issued keep what they were issued with."
      />
      <ClientForm client={client ?? null} />
    </>
  )
}
