import { Flex } from '@chakra-ui/react'
import { formatMoney } from '#domain/money.ts'
import { shiftPeriod } from '#domain/periods.ts'
import { dashboard } from '#languages/en/screens/dashboard.ts'
import type { Words } from '#languages/words.ts'
import type { Figures } from '#src/data/dashboard.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import { Fact } from './fact.tsx'

type StandingWords = Words<typeof dashboard>['standing']

function comparison(
  { minor, beforeMinor }: Figures['cameIn'],
  month: string,
  words: StandingWords,
) {
  const more = minor - beforeMinor
  if (more === 0) return words.same({ month })
  const amount = formatMoney(Math.abs(more))
  return more > 0 ? words.more({ amount, month }) : words.less({ amount, month })
}

/** The tax that settles beside the money, and the part of the money that waits. */
const besideText = ({ tdsMinor, advanceMinor }: Figures['cameIn'], words: StandingWords) =>
  [
    ...(tdsMinor > 0 ? [words.tds({ amount: formatMoney(tdsMinor) })] : []),
    ...(advanceMinor > 0 ? [words.advances({ amount: formatMoney(advanceMinor) })] : []),
  ].join(' · ')

/** Money received, and the invoices due next. */
export function FactsPanel({ figures }: { figures: Figures }) {
  const { standing: words } = useWords(dashboard)
  const dates = useDates()
  const { cameIn, dueSoon, owed } = figures
  const today = todayInIndia()
  const weekEnd = shiftPeriod('day', today, 7)
  return (
    <Panel py={{ base: '2', md: '2' }}>
      <Flex direction="column" h="full">
        <Fact
          label={words.received({ month: dates.monthName(today) })}
          value={formatMoney(cameIn.minor)}
          beside={besideText(cameIn, words)}
          hint={comparison(cameIn, dates.monthName(shiftPeriod('month', today, -1)), words)}
        />
        <Fact
          label={words.dueSoon}
          value={formatMoney(owed.dueSoonMinor)}
          hint={words.until({ count: dueSoon.count, day: dates.day(weekEnd) })}
          to={
            dueSoon.count > 0 && `${paths.invoices}?status=UNPAID&dueFrom=${today}&dueTo=${weekEnd}`
          }
        />
      </Flex>
    </Panel>
  )
}
