import { Box, Flex, Text } from '@chakra-ui/react'
import { useContext } from 'react'
import { formatMoney } from '#domain/money.ts'
import type { ClientCredit } from '#domain/tds/credit.ts'
import { tdsCredit } from '#languages/en/screens/tds-credit.ts'
import { useBy } from '#src/language/use-by.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { Link } from '#src/ui/layout/link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { QuarterPart } from './quarter-part.tsx'
import { FileRead, StateBadge } from './state-badge.tsx'

/** A client's quarters, those alone in which something is. */
export function ClientPanel({ credit }: { credit: ClientCredit }) {
  const { client: words } = useWords(tdsCredit)
  const by = useBy()
  const isRead = useContext(FileRead)
  const { client, saidBy, deductedMinor, finalMinor, state, quarters } = credit
  const filled = quarters.filter(
    ({ deductions, unexplained }) => deductions.length + unexplained.length > 0,
  )
  const amounts = { deducted: formatMoney(deductedMinor), final: formatMoney(finalMinor) }
  const sums = isRead ? words.sums(amounts) : words.deducted({ amount: amounts.deducted })
  return (
    <Panel as="section" aria-label={words.list({ name: client.name })}>
      <Flex gap="3" wrap="wrap" justify="space-between" align="flex-start" mb="2">
        <Box minW="0">
          <Text fontWeight="600" overflowWrap="anywhere">
            <Link to={paths.client(client.id)}>{client.name}</Link>
          </Text>
          <Text textStyle="meta" color="fg.muted">
            {[
              client.tan && [words.tan({ tan: client.tan }), by(saidBy)].filter(Boolean).join(', '),
              deductedMinor + finalMinor > 0 ? sums : words.nothing,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Box>
        {state && <StateBadge state={state} />}
      </Flex>
      {quarters.map((quarter) => (
        <QuarterPart
          key={quarter.quarter.firstDay}
          {...{ client, quarter }}
          isOnly={filled.length === 1}
        />
      ))}
    </Panel>
  )
}
