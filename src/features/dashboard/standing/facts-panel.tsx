import { Link as ChakraLink, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { formatDay, monthName, shiftPeriod } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import type { Figures } from '../../../data/dashboard.ts'
import { amountTexts } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { todayInIndia } from '../../../lib/today.ts'
import { Link } from '../../../ui/layout/link.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Fact } from './fact.tsx'

const More = ({ to, children }: { to: string; children: ReactNode }) => (
  <ChakraLink asChild color="neel.fg" display="block" truncate>
    <Link to={to}>{children}</Link>
  </ChakraLink>
)

function comparison({ minor, beforeMinor }: Figures['cameIn'], before: string) {
  const more = minor - beforeMinor
  if (more === 0) return `As much as in ${before}`
  return `${formatMoney(Math.abs(more))} ${more > 0 ? 'more' : 'less'} than in ${before}`
}

function Claimed({ claims }: Pick<Figures, 'claims'>) {
  const [first] = claims.rows
  if (!first) return 'No client says they have paid'
  return (
    <More to={paths.invoice(first.invoiceId)}>
      {amountTexts(first.amount, first.currency).main} was paid, says {first.clientName}
    </More>
  )
}

/** What came in, what waits for a yes, and what falls due next. */
export function FactsPanel({ figures }: { figures: Figures }) {
  const { cameIn, claims, dueSoon, owed } = figures
  const today = todayInIndia()
  const weekEnd = shiftPeriod('day', today, 7)
  return (
    <Panel py={{ base: '2', md: '2' }}>
      <Flex direction="column" h="full">
        <Fact label={`Received in ${monthName(today)}`} value={formatMoney(cameIn.minor)}>
          {comparison(cameIn, monthName(shiftPeriod('month', today, -1)))}
        </Fact>
        <Fact label="To confirm" value={claims.count.toLocaleString('en-IN')}>
          <Claimed claims={claims} />
        </Fact>
        <Fact label="Due this week" value={formatMoney(owed.dueSoonMinor)}>
          {dueSoon.count > 0 ? (
            <More to={`${paths.invoices}?status=UNPAID&dueFrom=${today}&dueTo=${weekEnd}`}>
              Until {formatDay(weekEnd)}
            </More>
          ) : (
            `Until ${formatDay(weekEnd)}`
          )}
        </Fact>
      </Flex>
    </Panel>
  )
}
