import { Box, LinkOverlay, Text } from '@chakra-ui/react'
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
import { ActionCell, ColumnCell, ColumnRow, TitleCell } from '#src/ui/layout/rows/column-list.tsx'
import { DueText } from '../due-text.tsx'

/** The client's place, as far as the book has it. */
const placeOf = ({ city, stateCode, country }: Client, places: ReturnType<typeof usePlaces>) =>
  [city, places.state(stateCode), country === 'IN' ? null : places.country(country)]
    .filter(Boolean)
    .join(', ')

export function ClientRow({ client }: { client: Client }) {
  const { list: words, page } = useWords(clients)
  const { columns: heads } = words
  const dates = useDates()
  const places = usePlaces()
  const { due, lastInvoice } = client
  return (
    <ColumnRow isLink>
      <TitleCell>
        <Text fontWeight="600" lineClamp={{ base: '2', lg: '1' }}>
          <LinkOverlay asChild>
            <Link to={paths.client(client.id)}>{client.name}</Link>
          </LinkOverlay>
        </Text>
        <Text textStyle="meta" color="fg.muted" truncate>
          {[client.contact, client.email].filter(Boolean).join(' · ') || words.noEmail}
        </Text>
        <Text hideFrom="lg" textStyle="meta" color="fg.muted" truncate>
          {lastInvoice
            ? `${lastInvoice.number} · ${dates.day(lastInvoice.issueDate)}`
            : words.noInvoice}
        </Text>
      </TitleCell>
      <ColumnCell label={heads.place} isWide>
        <Text color="fg.muted" truncate>
          {placeOf(client, places)}
        </Text>
      </ColumnCell>
      <ColumnCell label={heads.last} isWide>
        {lastInvoice ? (
          <>
            <Text whiteSpace="nowrap">{dates.day(lastInvoice.issueDate)}</Text>
            <Text textStyle="meta" color="fg.muted" whiteSpace="nowrap">
              <Text as="span" textStyle="document">
                {lastInvoice.number}
              </Text>
            </Text>
          </>
        ) : (
          <Text color="fg.muted">{words.noInvoice}</Text>
        )}
      </ColumnCell>
      <ColumnCell label={heads.owed} atEnd>
        <Box textStyle="amount" color={due.minor > 0 ? undefined : 'fg.muted'}>
          <DueText due={due} />
        </Box>
      </ColumnCell>
      <ActionCell>
        <Box position="relative" me="-2">
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
      </ActionCell>
    </ColumnRow>
  )
}
