import { Box, Button, Grid, Stack } from '@chakra-ui/react'
import { Pencil } from 'lucide-react'
import { Navigate, useParams } from 'react-router-dom'
import { clients } from '#languages/en/screens/clients.ts'
import { useClientChange } from '#src/data/account/changes.ts'
import { Writers } from '#src/data/account/writers.tsx'
import { useClient } from '../../data/clients.ts'
import { useWords } from '../../language/words.ts'
import { paths } from '../../lib/paths/paths.ts'
import { ChangedBy } from '../../ui/layout/changed-by.tsx'
import { Link } from '../../ui/layout/link.tsx'
import { BackLink, PageHeader } from '../../ui/layout/page-header.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { ClientAccountPanels } from './client-account.tsx'
import { ClientActions } from './client-actions.tsx'
import { ClientCare } from './client-care.tsx'
import { ClientDetails } from './client-details.tsx'
import { ClientMissing } from './client-missing.tsx'
import { ClientSkeleton } from './client-skeleton.tsx'
import { ClientStatements } from './client-statements.tsx'
import { ClientDocuments } from './documents/client-documents.tsx'

/** A client as an account: what they owe, their documents and payments, and what the book says of them. */
export function ClientScreen() {
  const { page: words } = useWords(clients)
  const { clientId = '' } = useParams()
  const { data: client, error, isLoading, mutate } = useClient(clientId)
  const change = useClientChange(clientId)
  const back = <BackLink to={paths.clients}>{words.back}</BackLink>
  if (isLoading) {
    return (
      <>
        {back}
        <ClientSkeleton />
      </>
    )
  }
  if (!client) return <ClientMissing error={error} onRetry={() => void mutate()} />
  if (client.mergedInto) return <Navigate to={paths.client(client.mergedInto)} replace />

  return (
    <>
      {back}
      <PageHeader
        title={client.name}
        subtitle={client.archived ? words.archived : client.email}
        actions={<ClientActions client={client} />}
      />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' }}
        gap="5"
        alignItems="start"
      >
        <Stack gap="5" minW="0">
          <ClientAccountPanels client={client} documents={<ClientDocuments client={client} />} />
          <ClientStatements clientId={client.id} />
        </Stack>
        <Box minW="0">
          <Panel
            title={words.details}
            actions={
              <Writers>
                <Button asChild size="sm" variant="outline">
                  <Link to={paths.clientEdit(client.id)}>
                    <Pencil aria-hidden /> {words.edit}
                  </Link>
                </Button>
              </Writers>
            }
          >
            <ClientDetails client={client} />
            <ChangedBy change={change} />
            <Writers>
              <ClientCare client={client} />
            </Writers>
          </Panel>
        </Box>
      </Grid>
    </>
  )
}
