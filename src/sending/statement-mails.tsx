import { Box, Flex, Text } from '@chakra-ui/react'
import type { StatementKey, StatementMail } from '#domain/reports/statement-mail.ts'
import { statementMails } from '#languages/en/screens/statement-mails.ts'
import type { Words } from '#languages/words.ts'
import { useDates } from '../language/days/use-dates.ts'
import { useBy } from '../language/use-by.ts'
import { useWords } from '../language/words.ts'
import { reportPaths } from '../lib/paths/report-paths.ts'
import { Link } from '../ui/layout/link.tsx'

/** "1 Apr 2026 to 31 Mar 2027 · USD". */
export function useStatementName() {
  const words = useWords(statementMails)
  const dates = useDates()
  return ({ firstDay, lastDay, currency }: StatementKey) => {
    const name = words.name({ first: dates.day(firstDay), last: dates.day(lastDay) })
    return currency === 'INR' ? name : `${name} · ${currency}`
  }
}

function outcome(words: Words<typeof statementMails>, mail: StatementMail): string {
  const [who, missed] = [mail.to.join(', '), mail.missed.join(', ')]
  if (mail.isUnsure) return words.unsure({ who })
  if (!missed) return words.sent({ who })
  return who ? words.missed({ who, missed }) : words.nobody({ missed })
}

/**
 * Lists the statements mailed to a client, when and to whom, each with a link to its figures of
 * today.
 */
export function StatementMails({ clientId, mails }: { clientId: string; mails: StatementMail[] }) {
  const words = useWords(statementMails)
  const dates = useDates()
  const statementName = useStatementName()
  const by = useBy()
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
              {outcome(words, mail)}
            </Text>
          </Box>
          <Text textStyle="meta" color="fg.muted">
            {[dates.instant(mail.at), by(mail.byName)].filter(Boolean).join(' · ')}
          </Text>
        </Flex>
      ))}
    </Box>
  )
}
