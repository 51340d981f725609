import { Flex } from '@chakra-ui/react'
import { monthName } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { shiftPeriod } from '#domain/periods.ts'
import type { Figures } from '../../../data/dashboard.ts'
import { amountTexts } from '../../../lib/amount-texts.ts'
import { dayText } from '../../../lib/day-text.ts'
import { paths } from '../../../lib/paths.ts'
import { todayInIndia } from '../../../lib/today.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Fact } from './fact.tsx'

function comparison({ minor, beforeMinor }: Figures['cameIn'], before: string) {
  const more = minor - beforeMinor
  if (more === 0) return `As much as in ${before}`
  return `${formatMoney(Math.abs(more))} ${more > 0 ? 'more' : 'less'} than in ${before}`
}

const claimText = ({ amount, currency, clientName }: Figures['claims']['rows'][number]) =>
  `${amountTexts(amount, currency).main} was paid, says ${clientName}`

/** What came in, what waits for a yes, and what falls due next. */
export function FactsPanel({ figures }: { figures: Figures }) {
  const { cameIn, claims, dueSoon, owed } = figures
  const today = todayInIndia()
  const weekEnd = shiftPeriod('day', today, 7)
  const [claim] = claims.rows
  return (
    <Panel py={{ base: '2', md: '2' }}>
      <Flex direction="column" h="full">
        <Fact
          label={`Received in ${monthName(today)}`}
          value={formatMoney(cameIn.minor)}
          hint={comparison(cameIn, monthName(shiftPeriod('month', today, -1)))}
        />
        <Fact
          label="To confirm"
          value={claims.count.toLocaleString('en-IN')}
          hint={claim ? claimText(claim) : 'No client says they have paid'}
          to={claim !== undefined && paths.invoice(claim.invoiceId)}
        />
        <Fact
          label="Due this week"
          value={formatMoney(owed.dueSoonMinor)}
          hint={`Until ${dayText(weekEnd)}`}
          to={
            dueSoon.count > 0 && `${paths.invoices}?status=UNPAID&dueFrom=${today}&dueTo=${weekEnd}`
          }
        />
      </Flex>
    </Panel>
  )
}
