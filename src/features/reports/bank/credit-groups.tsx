import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { useMemo } from 'react'
import { matchCredits } from '#domain/bank/match.ts'
import type { Candidate, Credit } from '#domain/bank/matching.ts'
import { bankFile } from '#languages/en/screens/bank-file.ts'
import { registers } from '#languages/en/screens/registers.ts'
import { useBankLedger, useOpenCredits } from '#src/data/bank-rows.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { RowSkeleton } from '#src/ui/feedback/row-skeleton.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { CreditGroup } from './credit-group.tsx'
import { ExactGroup } from './exact-group.tsx'
import { ExampleMatch } from './example-match.tsx'

type Listed = { credit: Credit; candidates: readonly Candidate[] }

/** The credits that wait, by what they are for; an example where no file was read yet. */
export function CreditGroups({ isFirst }: { isFirst: boolean }) {
  const { messageOf, messages } = useSpeech()
  const { groups: words } = useWords(bankFile)
  const { checkConnection } = useWords(registers)
  const { data: credits, error: creditsError, mutate: askCredits } = useOpenCredits()
  const { data: ledger, error: ledgerError, mutate: askLedger } = useBankLedger()
  const groups = useMemo(() => {
    const exact: { credit: Credit; candidate: Candidate }[] = []
    const likely: Listed[] = []
    const none: Listed[] = []
    const done: Listed[] = []
    if (credits && ledger) {
      const matches = matchCredits(credits, ledger)
      for (const credit of credits) {
        const match = matches.get(credit.id)
        if (match?.kind === 'exact') exact.push({ credit, candidate: match.candidate })
        else if (match?.kind === 'likely') likely.push({ credit, candidates: match.candidates })
        else (match?.kind === 'none' ? none : done).push({ credit, candidates: [] })
      }
    }
    return { exact, likely, none, done }
  }, [credits, ledger])
  const invoices = useMemo(
    () => new Map((ledger?.invoices ?? []).map((invoice) => [invoice.id, invoice])),
    [ledger],
  )

  const error = creditsError ?? ledgerError
  if (error && (!credits || !ledger)) {
    return (
      <Panel>
        <ErrorState
          title={messages.bankLoadFailed}
          message={messageOf(error, checkConnection)}
          onRetry={() => void Promise.all([askCredits(), askLedger()])}
        />
      </Panel>
    )
  }
  if (!credits || !ledger) {
    return (
      <Panel>
        <LoadingRegion label={words.loading}>
          <RowSkeleton />
          <RowSkeleton />
          <RowSkeleton />
        </LoadingRegion>
      </Panel>
    )
  }
  if (credits.length === 0) {
    return (
      <Stack gap="4">
        <Box>
          <Heading as="h2" textStyle="title">
            {words.nothing}
          </Heading>
          <Text mt="1" color="fg.muted">
            {words.nothingAbout}
          </Text>
        </Box>
        {isFirst && <ExampleMatch />}
      </Stack>
    )
  }
  return (
    <Flex direction="column" gap="5">
      <ExactGroup exact={groups.exact} invoices={invoices} />
      <CreditGroup
        title={words.likely}
        about={words.likelyAbout}
        credits={groups.likely}
        invoices={invoices}
      />
      <CreditGroup
        title={words.none}
        about={words.noneAbout}
        credits={groups.none}
        invoices={invoices}
        goTogether
      />
      <CreditGroup
        title={words.done}
        about={words.doneAbout}
        credits={groups.done}
        invoices={invoices}
        goTogether
      />
      {credits.length >= 1000 && (
        <Text textStyle="sm" color="fg.muted">
          {words.most}
        </Text>
      )}
    </Flex>
  )
}
