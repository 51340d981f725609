import { Button, Flex } from '@chakra-ui/react'
import { lateOf, type ReportLine } from '#domain/reports/registers.ts'
import { registers } from '#languages/en/screens/registers.ts'
import { useMayWrite } from '#src/data/account/businesses.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { reportPaths } from '#src/lib/paths/report-paths.ts'
import { Link } from '#src/ui/layout/link.tsx'

/** The late invoices of a client, from which all of them are reminded at once. */
const lateInvoices = (clientId: string) =>
  `${paths.invoices}?${new URLSearchParams({ status: 'OVERDUE', clientId, view: 'table' })}`

/** Whether there is something to remind a client of, by somebody who may. */
export function useReminds() {
  const writes = useMayWrite()
  return (line: ReportLine) => writes && lateOf(line) > 0
}

/** Leads from a client's debt to a reminder of it, and to their account. */
export function DebtorActions({ line }: { line: ReportLine }) {
  const { ageing: words } = useWords(registers)
  const reminds = useReminds()
  const { label, clientId } = line
  if (!clientId) return null
  const client = String(label)
  return (
    <Flex gap="2" justify="end">
      {reminds(line) && (
        <Button asChild size="xs" variant="outline">
          <Link to={lateInvoices(String(clientId))} aria-label={words.remindOf({ client })}>
            {words.remind}
          </Link>
        </Button>
      )}
      <Button asChild size="xs" variant="ghost" color="neel.fg">
        <Link
          to={reportPaths.statement(String(clientId))}
          aria-label={words.statementOf({ client })}
        >
          {words.statement}
        </Link>
      </Button>
    </Flex>
  )
}
