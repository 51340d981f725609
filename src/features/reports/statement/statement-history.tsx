import { Box, Flex, Text } from '@chakra-ui/react'
import { statements } from '#languages/en/screens/statements.ts'
import { useStatementSharing } from '#src/data/statement-sharing.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useBy } from '#src/language/use-by.ts'
import { useWords } from '#src/language/words.ts'
import { reportPaths } from '#src/lib/paths/report-paths.ts'
import { StatementMails, useStatementName } from '#src/sending/statement-mails.tsx'
import { useViewsText } from '#src/sending/views-text.ts'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

/** Lists the shared statements of a client and their mails; nothing where there are none. */
export function StatementHistory({ clientId }: { clientId: string }) {
  const { messageOf, messages } = useSpeech()
  const { history: words } = useWords(statements)
  const dates = useDates()
  const statementName = useStatementName()
  const viewsText = useViewsText()
  const by = useBy()
  const { data, error, mutate } = useStatementSharing(clientId)
  if (error && !data) {
    return (
      <Panel mt="5">
        <PanelError
          message={messageOf(error, messages.sharingFailed)}
          onRetry={() => void mutate()}
        />
      </Panel>
    )
  }
  if (!data || data.links.length + data.mails.length === 0) return null
  return (
    <Flex mt="5" gap="5" direction={{ base: 'column', lg: 'row' }} align="stretch">
      {data.mails.length > 0 && (
        <Panel title={words.mailed} flex="1">
          <StatementMails clientId={clientId} mails={data.mails} />
        </Panel>
      )}
      {data.links.length > 0 && (
        <Panel title={words.shared} flex="1">
          <Box as="ul" listStyleType="none">
            {data.links.map((link) => (
              <Flex
                as="li"
                key={link.token}
                justify="space-between"
                gap="4"
                wrap="wrap"
                py="2.5"
                borderTopWidth="1px"
                _first={{ borderTopWidth: '0' }}
              >
                <Link to={reportPaths.statementOf(clientId, link)}>{statementName(link)}</Link>
                <Text textStyle="meta" color="fg.muted">
                  {[
                    words.since({ instant: dates.instant(link.createdAt), views: viewsText(link) }),
                    by(link.changedByName),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </Flex>
            ))}
          </Box>
        </Panel>
      )}
    </Flex>
  )
}
