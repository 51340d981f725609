import { Box, Button, Center, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react'
import { ScrollText } from 'lucide-react'
import { useMemo, useState } from 'react'
import { formatMoney } from '#domain/money.ts'
import type { Period } from '#domain/periods.ts'
import { type ClientCredit, type TdsBooks, tdsCreditOf } from '#domain/tds/credit.ts'
import { tdsCredit } from '#languages/en/screens/tds-credit.ts'
import { useTdsBooks } from '#src/data/invoices/tds.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useBy } from '#src/language/use-by.ts'
import { useWords } from '#src/language/words.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { RowSkeleton } from '#src/ui/feedback/row-skeleton.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { StatCard } from '#src/ui/layout/stat-card.tsx'
import { AskedDeductors } from './asked-deductors.tsx'
import { ClientPanel } from './client-panel.tsx'
import { OtherDeductors } from './other-deductors.tsx'
import { FileRead } from './state-badge.tsx'

/** So many clients are drawn at first, and more by a button. */
const PAGE = 20

const sumOf = (clients: readonly ClientCredit[], minor: (client: ClientCredit) => number) =>
  clients.reduce((sum, client) => sum + minor(client), 0)

function Sums({ clients, isRead }: { clients: readonly ClientCredit[]; isRead: boolean }) {
  const { sums: words } = useWords(tdsCredit)
  const deducted = sumOf(clients, ({ deductedMinor }) => deductedMinor)
  const final = sumOf(clients, ({ finalMinor }) => finalMinor)
  const waiting = sumOf(clients, ({ waitingMinor }) => waitingMinor)
  const lacking = sumOf(clients, ({ lackingMinor }) => lackingMinor)
  const byBooks = (hint: string) => (
    <StatCard label={words.deducted} value={formatMoney(deducted)} hint={hint} />
  )
  if (!isRead) return byBooks(words.notReadHint)
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, xl: 4 }} gap="3">
      {byBooks(words.deductedHint)}
      <StatCard label={words.final} value={formatMoney(final)} hint={words.finalHint} />
      <StatCard label={words.waiting} value={formatMoney(waiting)} hint={words.waitingHint} />
      <StatCard
        label={words.lacking}
        value={formatMoney(lacking)}
        hint={words.lackingHint}
        tone={lacking > 0 ? 'red' : undefined}
      />
    </SimpleGrid>
  )
}

/** Names the statement that the figures go by, where somebody else read it in. */
function ReadBy({ statement }: { statement: TdsBooks['statement'] | undefined }) {
  const words = useWords(tdsCredit)
  const dates = useDates()
  const by = useBy()(statement?.changedByName)
  if (!statement || by === null) return null
  return (
    <Text textStyle="meta" color="fg.muted" overflowWrap="anywhere">
      {words.statement({ day: dates.day(statement.toldOn) })} · {by}
    </Text>
  )
}

/** The year's credit by client and quarter, and the deductors who are not known yet. */
export function TdsBody({ year }: { year: Period }) {
  const { messageOf, messages } = useSpeech()
  const words = useWords(tdsCredit)
  const { data: books, error, mutate } = useTdsBooks(year)
  const [shown, setShown] = useState(PAGE)
  const { firstDay, lastDay } = year
  const credit = useMemo(
    () => books && tdsCreditOf(books, { firstDay, lastDay }),
    [books, firstDay, lastDay],
  )
  if (error !== undefined && !books) {
    return (
      <Panel>
        <ErrorState
          title={messages.tdsLoadFailed}
          message={messageOf(error, words.checkConnection)}
          onRetry={() => void mutate()}
        />
      </Panel>
    )
  }
  if (!books || !credit) {
    return (
      <LoadingRegion label={words.loading}>
        <Stack gap="5">
          {/* One, until a file of the department is read. */}
          <Panel px="4" py="3">
            <Skeleton h="3.5" my="2px" w="24" />
            <Skeleton h="5" my="5px" w="28" />
            <Skeleton h="3" my="3px" w="32" maxW="full" />
          </Panel>
          <Panel>
            <RowSkeleton />
            <RowSkeleton />
          </Panel>
        </Stack>
      </LoadingRegion>
    )
  }
  const { clients, asked, others } = credit
  const isRead = books.rows.some(({ day }) => day >= firstDay && day <= lastDay)
  return (
    <>
      <AskedDeductors deductors={asked} clients={books.clients} />
      {clients.length === 0 ? (
        <Panel>
          <EmptyState
            isLow
            icon={ScrollText}
            title={words.none.title}
            description={words.none.about}
          />
        </Panel>
      ) : (
        <>
          <Sums clients={clients} isRead={isRead} />
          <ReadBy statement={books.statement} />
          <FileRead value={isRead}>
            <Stack gap="4">
              {clients.slice(0, shown).map((client) => (
                <ClientPanel key={client.client.id} credit={client} />
              ))}
            </Stack>
          </FileRead>
          {clients.length > shown && (
            <Center>
              <Button variant="outline" onClick={() => setShown(shown + PAGE)}>
                {words.client.more}
              </Button>
            </Center>
          )}
        </>
      )}
      <Box _empty={{ display: 'none' }}>
        <OtherDeductors deductors={others} />
      </Box>
    </>
  )
}
