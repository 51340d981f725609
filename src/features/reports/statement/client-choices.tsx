import { Box, Button, Center, Flex, LinkBox, LinkOverlay, Skeleton, Text } from '@chakra-ui/react'
import { ChevronRight, FileSearch, Users } from 'lucide-react'
import { messageOf } from '#data/errors.ts'
import type { Client } from '#domain/client.ts'
import { messages } from '#domain/messages.ts'
import { formatMoney } from '#domain/money.ts'
import type { Period } from '#domain/periods.ts'
import { paths } from '../../../lib/paths.ts'
import { reportPaths } from '../../../lib/report-paths.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingRegion } from '../../../ui/feedback/loading-region.tsx'
import { Link } from '../../../ui/layout/link.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import type { ClientChoice } from './use-client-choice.ts'

const addressOf = (client: Client, { firstDay, lastDay }: Period) =>
  `${reportPaths.statement(client.id)}?${new URLSearchParams({ from: firstDay, to: lastDay })}`

function dueText({ minor, withoutRate }: Client['due']) {
  if (minor > 0) return `${formatMoney(minor)} due`
  return withoutRate > 0 ? 'Due in another currency' : 'Nothing due'
}

function ClientChoiceRow({ client, period }: { client: Client; period: Period }) {
  return (
    <LinkBox
      as="li"
      display="flex"
      alignItems="center"
      gap="3"
      px={{ base: '4', md: '5' }}
      py="3"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
      _hover={{ bg: 'bg.subtle' }}
    >
      <Box flex="1" minW="0">
        <LinkOverlay asChild fontWeight="600" display="block" truncate>
          <Link to={addressOf(client, period)}>{client.name}</Link>
        </LinkOverlay>
        <Text textStyle="meta" color="fg.muted" truncate>
          {client.email ?? client.contact ?? 'No email yet'}
        </Text>
      </Box>
      <Text textStyle="meta" color={client.due.minor > 0 ? undefined : 'fg.muted'}>
        {dueText(client.due)}
      </Text>
      <Box color="fg.muted" aria-hidden>
        <ChevronRight size={16} />
      </Box>
    </LinkBox>
  )
}

function Nobody({ choice }: { choice: ClientChoice }) {
  if (choice.search !== '') {
    return (
      <EmptyState
        icon={FileSearch}
        title={`No client matches “${choice.search}”`}
        action={
          <Button variant="outline" onClick={() => choice.setTyped('')}>
            Clear Search
          </Button>
        }
      />
    )
  }
  if (choice.archived) {
    return (
      <EmptyState
        icon={Users}
        title="No archived clients"
        description="Whom you archive is found here, with their account."
      />
    )
  }
  return (
    <EmptyState
      icon={Users}
      title="No clients yet"
      description="Whoever gets an invoice joins your clients by themselves, and has a statement from then on."
      action={
        <Button asChild>
          <Link to={paths.invoiceCreate}>Create an Invoice</Link>
        </Button>
      }
    />
  )
}

const skeletons = ['first', 'second', 'third', 'fourth']

/** The clients that a text leaves, each leading to their statement of these days. */
export function ClientChoices({ choice, period }: { choice: ClientChoice; period: Period }) {
  const { clients, total, error } = choice
  if (error !== undefined && !clients) {
    return (
      <Panel>
        <ErrorState
          title={messages.clientListFailed}
          message={messageOf(error, 'Check your connection, then try again.')}
          onRetry={choice.retry}
        />
      </Panel>
    )
  }
  if (!clients) {
    return (
      <LoadingRegion label="Loading the clients">
        <Panel display="grid" gap="5">
          {skeletons.map((row) => (
            <Flex key={row} justify="space-between" gap="8">
              <Skeleton h="9" w="52" />
              <Skeleton h="4" w="20" />
            </Flex>
          ))}
        </Panel>
      </LoadingRegion>
    )
  }
  if (clients.length === 0) {
    return (
      <Panel>
        <Nobody choice={choice} />
      </Panel>
    )
  }
  return (
    <>
      <Panel as="ul" p="0" overflow="hidden" listStyleType="none" aria-label="Clients">
        {clients.map((client) => (
          <ClientChoiceRow key={client.id} client={client} period={period} />
        ))}
      </Panel>
      {clients.length < total && (
        <Center mt="4">
          <Button variant="outline" disabled={choice.loading} onClick={choice.showMore}>
            {choice.loading ? 'Loading...' : 'Show more'}
          </Button>
        </Center>
      )}
    </>
  )
}
