import { Box, Flex, Text } from '@chakra-ui/react'
import { formatInstant } from '#domain/instants.ts'
import { periodText } from '#domain/reports/statement.ts'
import type { StatementKey, StatementMail } from '#domain/reports/statement-mail.ts'
import { reportPaths } from '../lib/report-paths.ts'
import { Link } from '../ui/layout/link.tsx'

/** "Apr 1, 2026 to Mar 31, 2027 · USD". */
export const statementName = (key: StatementKey) =>
  [periodText(key), ...(key.currency === 'INR' ? [] : [key.currency])].join(' · ')

function outcome({ isUnsure, to, missed }: StatementMail): string {
  const who = to.join(', ')
  if (isUnsure) return `Perhaps sent to ${who}: the mail server broke off`
  return missed.length > 0
    ? `Sent to ${who || 'nobody'}, not to ${missed.join(', ')}`
    : `Sent to ${who}`
}

/** Which statements were mailed to a client, when and to whom, each leading to what it shows today. */
export function StatementMails({ clientId, mails }: { clientId: string; mails: StatementMail[] }) {
  return (
    <Box as="ul" listStyleType="none">
      {mails.map((mail) => (
        <Flex
          as="li"
          key={mail.id}
          justify="space-between"
          gap="4"
          wrap="wrap"
          py="2.5"
          borderTopWidth="1px"
          _first={{ borderTopWidth: '0' }}
        >
          <Box minW="0">
            <Link to={reportPaths.statementOf(clientId, mail)}>{statementName(mail)}</Link>
            <Text textStyle="meta" color="fg.muted" overflowWrap="anywhere">
              {outcome(mail)}
            </Text>
          </Box>
          <Text textStyle="meta" color="fg.muted">
            {formatInstant(mail.at)}
          </Text>
        </Flex>
      ))}
    </Box>
  )
}
