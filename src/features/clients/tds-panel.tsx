import { Skeleton, Stack, Text } from '@chakra-ui/react'
import { tdsNameOn } from '#domain/law/tds-due.ts'
import { formatMoney } from '#domain/money.ts'
import type { Client } from '#domain/people/client.ts'
import { tdsAhead } from '#domain/tds/threshold.ts'
import { tds } from '#languages/en/names/tds.ts'
import { tdsCredit } from '#languages/en/screens/tds-credit.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useTdsAheadText, useTdsCheck } from '#src/language/tds-ahead.ts'
import { useClientTds } from '../../data/invoices/tds.ts'
import { useWords } from '../../language/words.ts'
import { reportPaths } from '../../lib/paths/report-paths.ts'
import { todayInIndia } from '../../lib/today.ts'
import { PanelError } from '../../ui/feedback/panel-error.tsx'
import { Link } from '../../ui/layout/link.tsx'
import { Panel } from '../../ui/layout/panel.tsx'

/** What a client deducts, and where the year stands beside the limit; nothing of one who deducts none. */
export function TdsPanel({ client }: { client: Client }) {
  const { messageOf, messages } = useSpeech()
  const { ahead: words, client: clientWords } = useWords(tdsCredit)
  const { kinds } = useWords(tds)
  const text = useTdsAheadText()
  const check = useTdsCheck()
  const today = todayInIndia()
  const isAsked = client.tdsKind !== null
  const { data, error, mutate } = useClientTds(isAsked ? client.id : null, isAsked ? today : null)
  const { tdsKind, tan } = client
  if (tdsKind === null) return null
  const code = tdsNameOn(tdsKind, today)?.name ?? null
  const ahead = data && tdsAhead(tdsKind, data, { day: today, valueMinor: 0 })
  const deducted = data?.payments.reduce((sum, { taxMinor }) => sum + taxMinor, 0) ?? 0
  return (
    <Panel title={words.title} actions={<Link to={reportPaths.tds}>{words.open}</Link>}>
      <Stack gap="1">
        <Text fontWeight="500">
          {code ? words.usual({ code, kind: kinds[tdsKind] }) : kinds[tdsKind]}
        </Text>
        {tan && <Text textStyle="meta">{clientWords.tan({ tan })}</Text>}
        {error !== undefined && !data && (
          <PanelError
            message={messageOf(error, messages.tdsLoadFailed)}
            onRetry={() => void mutate()}
          />
        )}
        {ahead ? (
          <>
            <Text>{text(ahead)}</Text>
            {deducted > 0 && <Text>{words.deducted({ amount: formatMoney(deducted) })}</Text>}
            <Text textStyle="meta" color="fg.muted">
              {check(today)}
            </Text>
          </>
        ) : (
          error === undefined && <Skeleton h="10" />
        )}
      </Stack>
    </Panel>
  )
}
