import { Button, Flex } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { paths } from '../../lib/paths.ts'
import { reportPaths } from '../../lib/report-paths.ts'
import { SegmentedToggle } from '../../ui/form/segmented-toggle.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Link } from '../../ui/layout/link.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { ClientListBody } from './client-list-body.tsx'
import { useClientList } from './use-client-list.ts'

const shown = [
  { value: 'active', label: 'Active' },
  { value: 'archived', label: 'Archived' },
] as const

export function ClientListScreen() {
  const list = useClientList()
  const { total } = list
  return (
    <>
      <PageHeader
        title="Clients"
        subtitle={
          total === undefined
            ? '\u00a0'
            : `${list.uncounted ? 'More than ' : ''}${total.toLocaleString('en-IN')} ${total === 1 ? 'client' : 'clients'}`
        }
        actions={
          <>
            <Button asChild variant="outline">
              <Link to={reportPaths.importOf('clients')}>Import</Link>
            </Button>
            <Button asChild>
              <Link to={paths.clientCreate}>
                <Plus aria-hidden /> Add Client
              </Link>
            </Button>
          </>
        }
      />
      <Flex mb="4" gap="3" wrap="wrap" align="flex-end" justify="space-between">
        <Flex flex="1" minW="14rem" maxW="24rem">
          <TextField
            label="Search clients"
            type="search"
            autoComplete="off"
            placeholder="Name, contact or GSTIN"
            value={list.typed}
            onChange={(event) => list.setTyped(event.target.value)}
          />
        </Flex>
        <SegmentedToggle
          label="Which clients"
          options={shown}
          value={list.archived ? 'archived' : 'active'}
          onChange={(chosen) => list.setArchived(chosen === 'archived')}
        />
      </Flex>
      <ClientListBody list={list} />
    </>
  )
}
