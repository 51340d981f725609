import { Box, Button, Center, Flex, LinkBox, LinkOverlay, Skeleton, Text } from '@chakra-ui/react'
import { ChevronRight, FileSearch, Users } from 'lucide-react'
import { formatMoney } from '#domain/money.ts'
import type { Client } from '#domain/people/client.ts'
import type { Period } from '#domain/periods.ts'
import { statements } from '#languages/en/screens/statements.ts'
import type { Words } from '#languages/words.ts'
import { Writers } from '#src/data/account/writers.tsx'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { reportPaths } from '#src/lib/paths/report-paths.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import type { ClientChoice } from './use-client-choice.ts'

const addressOf = (client: Client, { firstDay, lastDay }: Period) =>
  `${reportPaths.statement(client.id)}?${new URLSearchParams({ from: firstDay, to: lastDay })}`

function dueText({ minor, withoutRate }: Client['due'], words: Words<typeof statements>['choice']) {
  if (minor > 0) return words.due({ amount: formatMoney(minor) })
  return withoutRate > 0 ? words.dueElsewhere : words.nothingDue
}

function ClientChoiceRow({ client, period }: { client: Client; period: Period }) {
  const { choice: words } = useWords(statements)
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
        <LinkOverlay asChild fontWeight="600" display="block" overflowWrap="anywhere">
          <Link to={addressOf(client, period)}>{client.name}</Link>
        </LinkOverlay>
        {/* On a phone too little of it would be left to tell clients apart. */}
        <Text textStyle="meta" color="fg.muted" truncate hideBelow="sm">
          {client.email ?? client.contact ?? words.noEmail}
        </Text>
      </Box>
      <Box textStyle="sm" textAlign="end" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        <Text
          fontWeight={client.due.minor > 0 ? '600' : undefined}
          color={client.due.minor > 0 ? undefined : 'fg.muted'}
        >
          {dueText(client.due, words)}
        </Text>
        {client.due.overdueMinor > 0 && (
          <Text textStyle="meta" color="fg.error">
            {words.overdue({ amount: formatMoney(client.due.overdueMinor) })}
          </Text>
        )}
      </Box>
      <Box color="fg.muted" aria-hidden>
        <ChevronRight size={16} />
      </Box>
    </LinkBox>
  )
}

function Nobody({ choice }: { choice: ClientChoice }) {
  const { choice: words } = useWords(statements)
  if (choice.search !== '') {
    return (
      <EmptyState
        icon={FileSearch}
        title={words.noMatch({ text: choice.search })}
        action={
          <Button variant="outline" onClick={() => choice.setTyped('')}>
            {words.clear}
          </Button>
        }
      />
    )
  }
  if (choice.archived) {
    return <EmptyState icon={Users} title={words.noArchived} description={words.noArchivedAbout} />
  }
  return (
    <EmptyState
      icon={Users}
      title={words.none}
      description={words.noneAbout}
      action={
        <Writers>
          <Button asChild>
            <Link to={paths.invoiceCreate}>{words.create}</Link>
          </Button>
        </Writers>
      }
    />
  )
}

const skeletons = ['first', 'second', 'third', 'fourth']

/** The clients that a text leaves, each leading to their statement of these days. */
export function ClientChoices({ choice, period }: { choice: ClientChoice; period: Period }) {
  const { messageOf, messages } = useSpeech()
  const { checkConnection, choice: words } = useWords(statements)
  const { clients, total, error } = choice
  if (error !== undefined && !clients) {
    return (
      <Panel>
        <ErrorState
          title={messages.clientListFailed}
          message={messageOf(error, checkConnection)}
          onRetry={choice.retry}
        />
      </Panel>
    )
  }
  if (!clients) {
    return (
      <LoadingRegion label={words.loading}>
        <Panel p="0">
          {skeletons.map((row) => (
            <Flex
              key={row}
              align="center"
              justify="space-between"
              gap="8"
              minH={{ base: '12', sm: '16' }}
              px={{ base: '4', md: '5' }}
              py="3"
              borderTopWidth="1px"
              _first={{ borderTopWidth: '0' }}
            >
              <Box flex="1" minW="0">
                <Skeleton h="4" my="3px" w="40" maxW="full" />
                <Skeleton h="3" my="3px" w="52" maxW="full" hideBelow="sm" />
              </Box>
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
      <Panel as="ul" p="0" overflow="hidden" listStyleType="none" aria-label={words.clients}>
        {clients.map((client) => (
          <ClientChoiceRow key={client.id} client={client} period={period} />
        ))}
      </Panel>
      {clients.length < total && (
        <Center mt="4">
          <Button variant="outline" disabled={choice.loading} onClick={choice.showMore}>
            {choice.loading ? words.loadingMore : words.more}
          </Button>
        </Center>
      )}
    </>
  )
}
