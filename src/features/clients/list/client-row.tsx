import { Box, Grid, LinkBox, LinkOverlay, Text } from '@chakra-ui/react'
import { FilePlus2, FileText } from 'lucide-react'
import type { Client } from '#domain/people/client.ts'
import { clients } from '#languages/en/screens/clients.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { usePlaces } from '#src/language/places.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { reportPaths } from '#src/lib/paths/report-paths.ts'
import { ActionMenu } from '#src/ui/layout/action-menu.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { DueText } from '../due-text.tsx'
import { clientColumns, clientRowHeight } from './client-list-head.tsx'

/** The client's place, as far as the book has it. */
const placeOf = ({ city, stateCode, country }: Client, places: ReturnType<typeof usePlaces>) =>
  [city, places.state(stateCode), country === 'IN' ? null : places.country(country)]
    .filter(Boolean)
    .join(', ')

export function ClientRow({ client }: { client: Client }) {
  const { list: words, page } = useWords(clients)
  const dates = useDates()
  const places = usePlaces()
  const { due, lastInvoice } = client
  return (
    <LinkBox asChild>
      <Panel
        as="li"
        display="grid"
        alignItems="center"
        minH={clientRowHeight}
        py={{ base: '3.5', md: '3.5' }}
        _hover={{ borderColor: 'border.emphasized' }}
      >
        <Grid
          templateColumns={clientColumns}
          alignItems="center"
          columnGap={{ base: '2', lg: '4' }}
          rowGap="1"
        >
          <Box minW="0">
            <Text fontWeight="600" lineClamp={{ base: '2', lg: '1' }} overflowWrap="anywhere">
              <LinkOverlay asChild>
                <Link to={paths.client(client.id)}>{client.name}</Link>
              </LinkOverlay>
            </Text>
            <Text textStyle="meta" color="fg.muted" truncate>
              {[client.contact, client.email].filter(Boolean).join(' · ') || words.noEmail}
            </Text>
          </Box>
          <Text hideBelow="lg" textStyle="meta" color="fg.muted" truncate>
            {placeOf(client, places)}
          </Text>
          <Text hideBelow="lg" textStyle="meta" color="fg.muted">
            {lastInvoice ? (
              <>
                {lastInvoice.number}
                <br />
                {dates.day(lastInvoice.issueDate)}
              </>
            ) : (
              words.noInvoice
            )}
          </Text>
          <Box textAlign="end" textStyle="amount" color={due.minor > 0 ? undefined : 'fg.muted'}>
            <DueText due={due} />
          </Box>
          <Box display="flex" justifySelf="end" me={{ base: '-2', lg: '0' }}>
            <ActionMenu
              label={words.actions({ name: client.name })}
              actions={[
                {
                  ...{ value: 'invoice', icon: FilePlus2, text: page.newInvoice },
                  to: paths.invoiceFor(client.id),
                },
                {
                  ...{ value: 'statement', icon: FileText, text: page.statement },
                  to: reportPaths.statement(client.id),
                },
              ]}
            />
          </Box>
          <Text hideFrom="lg" gridColumn="1 / -1" textStyle="meta" color="fg.muted" truncate>
            {lastInvoice
              ? `${lastInvoice.number} · ${dates.day(lastInvoice.issueDate)}`
              : words.noInvoice}
          </Text>
        </Grid>
      </Panel>
    </LinkBox>
  )
}
