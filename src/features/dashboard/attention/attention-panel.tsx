import { Box, Button, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { dashboard } from '#languages/en/screens/dashboard.ts'
import { Writers } from '#src/data/account/writers.tsx'
import type { Attention, WaitingDue } from '#src/data/dashboard.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useDueDistance } from '#src/language/days/use-due-distance.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { reportPaths } from '#src/lib/paths/report-paths.ts'
import { askForMail } from '#src/sending/mail-asked.ts'
import { Link } from '#src/ui/layout/link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { AttentionGroup } from './attention-group.tsx'
import { AttentionRow } from './attention-row.tsx'
import { ClaimRow } from './claim-row.tsx'
import { EdfLine } from './edf-line.tsx'
import { EstimateLine } from './estimate-line.tsx'
import { ScheduleAttention, waitingSchedules } from './schedule-attention.tsx'

/** A late invoice or, of one in parts, its late instalment, with the way to remind its client. */
function LateRow({ due }: { due: WaitingDue }) {
  const { attention: words } = useWords(dashboard)
  const dates = useDates()
  const { invoiceId, clientName, number, dueDate, balance, currency, part } = due
  const late = useDueDistance({ kind: 'invoice', status: 'OVERDUE', dueDate })
  return (
    <AttentionRow
      {...{ invoiceId, clientName, currency }}
      amount={balance}
      detail={
        <>
          {[number, ...(part ? [words.instalment(part)] : []), ''].join(' · ')}
          {late ? (
            <Text as="span" color={late.tone}>
              {late.text}
            </Text>
          ) : (
            dates.day(dueDate)
          )}
        </>
      }
      action={
        <Button asChild size="xs" variant="outline">
          <Link
            to={paths.invoice(invoiceId)}
            state={askForMail('reminder')}
            aria-label={words.remindOf({ client: clientName, number })}
          >
            {words.remind}
          </Link>
        </Button>
      }
    />
  )
}

const listOf = (status: string, label: string) => ({
  to: `${paths.invoices}?status=${status}`,
  label,
})

/** The tasks that wait for the seller, the most urgent first; nothing at all when nothing waits. */
export function AttentionPanel({ attention }: { attention: Attention }) {
  const { attention: words } = useWords(dashboard)
  const { claims, overdue, edf } = attention
  const others = [claims.count, waitingSchedules(attention)]
  const beside = others.filter((count) => count > 0).length
  const { sent, accepted } = attention.estimates
  const hasLines = sent + accepted + edf.length > 0
  const lines = hasLines && (
    <Stack gap="2">
      <EdfLine edf={edf} />
      <EstimateLine estimates={attention.estimates} />
    </Stack>
  )
  if (beside === 0 && overdue.count === 0) return lines && <Panel py="3">{lines}</Panel>
  // The longest one has a column of its own; the others and the lines stand below each other.
  const isSplit = beside > 0 && overdue.count > 0
  const rows = hasLines ? beside + 1 : beside
  return (
    <Panel
      title={words.title}
      actions={
        <Writers>
          <Button asChild size="sm" variant="outline">
            <Link to={reportPaths.bank}>{words.matchBank}</Link>
          </Button>
        </Writers>
      }
    >
      <SimpleGrid
        columns={{ base: 1, lg: Math.min(overdue.count > 0 ? beside + 1 : beside, 2) }}
        columnGap="8"
        rowGap="4"
        alignItems="start"
        // The last row takes what the longest one is longer.
        templateRows={isSplit ? { lg: `${'auto '.repeat(rows - 1)}1fr` } : undefined}
      >
        {claims.count > 0 && (
          <AttentionGroup
            title={words.claims}
            tone="green"
            count={claims.count}
            shown={claims.rows.length}
          >
            {claims.rows.map((claim) => (
              <ClaimRow key={claim.id} claim={claim} />
            ))}
          </AttentionGroup>
        )}
        {overdue.count > 0 && (
          <AttentionGroup
            gridArea={isSplit ? { lg: `1 / 2 / span ${rows} / 3` } : undefined}
            title={words.overdue}
            tone="red"
            count={overdue.count}
            shown={overdue.rows.length}
            all={listOf('OVERDUE', words.allOverdue)}
          >
            {overdue.rows.map((due) => (
              <LateRow key={due.invoiceId} due={due} />
            ))}
          </AttentionGroup>
        )}
        {waitingSchedules(attention) > 0 && <ScheduleAttention attention={attention} />}
        {lines && (
          <Box pt="3" borderTopWidth="1px" gridColumn={isSplit ? undefined : '1 / -1'}>
            {lines}
          </Box>
        )}
      </SimpleGrid>
    </Panel>
  )
}
