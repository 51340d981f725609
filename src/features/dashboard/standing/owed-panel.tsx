import { chakra, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { formatMoney, formatWhole } from '#domain/money.ts'
import { money } from '#languages/en/names/money.ts'
import { dashboard } from '#languages/en/screens/dashboard.ts'
import type { Owed } from '#src/data/dashboard.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { Link } from '#src/ui/layout/link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { OwedBar } from './owed-bar.tsx'
import { overdueOf, spansOf } from './owed-spans.ts'

/** Wide enough for a finger, without taking more than its line. */
const Late = chakra(Link, {
  base: { display: 'inline-block', py: '3.5', my: '-3.5', _hover: { textDecoration: 'underline' } },
})

/** The unpaid sum, the late part of it, and its age. */
export function OwedPanel({ owed }: { owed: Owed }) {
  const words = useWords(dashboard)
  const { standing } = words
  const { ages } = useWords(money)
  const labelId = useId()
  const overdue = overdueOf(owed)
  return (
    <Panel role="group" aria-labelledby={labelId}>
      <Text id={labelId} textStyle="label" color="fg.muted" fontWeight="400">
        {standing.owed}
      </Text>
      <Text mt="1" textStyle="amount.xl">
        {formatMoney(owed.minor)}
      </Text>
      {/* Keeps its line when it has nothing to say. */}
      <Text mt="1" minH="4.5" textStyle="meta" color="fg.muted">
        {overdue > 0 && (
          <Late to={`${paths.invoices}?status=OVERDUE`} color="fg.error" fontWeight="600">
            {standing.overdue({ amount: formatMoney(overdue) })}
          </Late>
        )}
        {overdue > 0 && owed.withoutRate > 0 && ' · '}
        {owed.withoutRate > 0 && words.withoutRate({ count: formatWhole(owed.withoutRate) })}
      </Text>
      <OwedBar spans={spansOf(owed, todayInIndia(), ages)} />
    </Panel>
  )
}
