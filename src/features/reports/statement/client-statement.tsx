import { Box, Link as ChakraLink, Flex, Skeleton } from '@chakra-ui/react'
import { Navigate } from 'react-router-dom'
import { isMissing } from '#data/errors.ts'
import type { DocumentView } from '#domain/document/view/viewed.ts'
import { payToOf } from '#domain/payment/payment-details.ts'
import type { Period } from '#domain/periods.ts'
import { type StatementLine, statementView } from '#domain/reports/statement.ts'
import { statements } from '#languages/en/screens/statements.ts'
import { useBusiness } from '#src/data/business.ts'
import { useClient } from '#src/data/clients.ts'
import { useStatement } from '#src/data/reports.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { reportPaths } from '#src/lib/paths/report-paths.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { PayTo } from '#src/sheet/pay-to.tsx'
import { Sheet } from '#src/sheet/sheet.tsx'
import { StatementEntry } from '#src/sheet/statement-entry.tsx'
import { useDocumentWords } from '#src/sheet/use-document-words.ts'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { RowSkeleton } from '#src/ui/feedback/row-skeleton.tsx'
import { SegmentedToggle } from '#src/ui/form/fields/segmented-toggle.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { LoadFailed } from '#src/ui/layout/load-failed.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { RangeFields } from '../range-fields.tsx'
import { useReportAddress } from '../use-report-address.ts'
import { StatementActions } from './statement-actions.tsx'
import { StatementHistory } from './statement-history.tsx'
import '#src/sheet/sheet.css'

/** As wide as the sheet that comes. */
const paper = {
  maxW: '840px',
  mx: 'auto',
  px: { base: '5', md: '12' },
  py: { base: '7', md: '12' },
}
const lines = ['opening', 'first', 'second', 'third', 'fourth']

/** The choice of another client, for the same days. */
const choiceOf = ({ firstDay, lastDay }: Period) =>
  `${reportPaths.statements}?${new URLSearchParams({ from: firstDay, to: lastDay })}`

function StatementSheet({ view, lines }: { view: DocumentView; lines: StatementLine[] }) {
  return (
    <Sheet
      view={view}
      // The first row is the opening balance.
      textOf={(position, text) => <StatementEntry text={text} line={lines[position - 2]} />}
    >
      <PayTo pay={view.pay} />
    </Sheet>
  )
}

/** The account of a client between two days, as it goes to them; with documents in several currencies one for each. */
export function ClientStatement({ clientId }: { clientId: string }) {
  const { messageOf, messages } = useSpeech()
  const words = useWords(statements)
  const address = useReportAddress('year')
  const { period } = address
  const known = useClient(clientId)
  const own = useBusiness()
  const asked = useStatement(clientId, period)
  const client = known.data
  const error = known.error ?? own.error ?? asked.error
  const spoken = useDocumentWords(client?.language ?? 'en')

  if (client?.mergedInto) return <Navigate to={reportPaths.statement(client.mergedInto)} replace />
  const accounts = asked.data?.of === clientId ? asked.data.accounts : undefined
  const account =
    accounts?.find(({ currency }) => currency === address.asked('currency')) ??
    accounts?.find(({ currency }) => currency === client?.currency) ??
    accounts?.[0]
  const nothing = client && {
    ...{ currency: client.currency, openingMinor: 0, closingMinor: 0, lines: [] },
  }
  const shown = account ?? (accounts && nothing)
  const statement = client &&
    own.data &&
    shown &&
    spoken && {
      ...{ period, today: todayInIndia(), client, business: own.data, account: shown },
      payTo: payToOf(own.data.paymentDetails),
    }

  return (
    <>
      <PageHeader
        title={words.title}
        subtitle={
          client && (
            <>
              <Link to={paths.client(client.id)}>{client.name}</Link> ·{' '}
              <ChakraLink asChild variant="underline">
                <Link to={choiceOf(period)}>{words.anotherClient}</Link>
              </ChakraLink>
            </>
          )
        }
        actions={statement && <StatementActions client={statement.client} statement={statement} />}
      />
      <Flex mb="4" gap="4" wrap="wrap" align="flex-end" justify="space-between">
        <RangeFields address={address} />
        {accounts && accounts.length > 1 && (
          <SegmentedToggle
            label={words.currency}
            options={accounts.map(({ currency }) => currency)}
            value={shown?.currency ?? null}
            onChange={(next) => next && address.ask({ currency: next })}
          />
        )}
      </Flex>
      {error !== undefined && !statement ? (
        <LoadFailed
          headingLevel="h2"
          title={messages.statementFailed}
          missingTitle={words.missing}
          message={messageOf(error, words.checkConnection)}
          isMissing={isMissing(known.error)}
          onRetry={() => void Promise.all([known.mutate(), own.mutate(), asked.mutate()])}
          back={{ to: choiceOf(period), text: words.chooseClient }}
        />
      ) : statement && spoken ? (
        <>
          <StatementSheet view={statementView(statement, spoken)} lines={statement.account.lines} />
          <StatementHistory clientId={statement.client.id} />
        </>
      ) : (
        <LoadingRegion label={words.loading}>
          <Panel {...paper}>
            <Skeleton h="6" my="1" w="44" maxW="full" />
            <Skeleton h="4" w="64" maxW="full" />
            <Skeleton h="7" mt="8" ms="auto" w="36" />
            <Box mt="8">
              {lines.map((line) => (
                <RowSkeleton key={line} />
              ))}
            </Box>
          </Panel>
        </LoadingRegion>
      )}
    </>
  )
}
