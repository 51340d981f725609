import { Box, Text } from '@chakra-ui/react'
import type { PlainDate } from '#domain/dates.ts'
import { payWithin } from '#domain/law/entries/late-payment.ts'
import { ruleOn } from '#domain/law/evaluate.ts'
import { yearlyRate } from '#domain/law/interest-statement.ts'
import type { LatePayment, LateStanding } from '#domain/law/late-payment.ts'
import { formatMoney } from '#domain/money.ts'
import { latePayment } from '#languages/en/screens/late-payment.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { DefinitionList } from '#src/ui/layout/definition-list.tsx'

interface InterestFactsProps {
  late: LatePayment
  standing: Extract<LateStanding, { state: 'known' }>
  asOf: PlainDate
}

/** The interest so far, and the days that it follows from. */
export function InterestFacts({ late, standing, asOf }: InterestFactsProps) {
  const { panel: words } = useWords(latePayment)
  const dates = useDates()
  const { interest, lastDay } = standing
  const { agreedDays } = late
  const most = ruleOn(payWithin, late.acceptedOn ?? asOf)?.mostDays ?? agreedDays ?? 0
  const rates = [
    ...new Set(interest.rests.flatMap(({ lines }) => lines.map(({ rate }) => yearlyRate(rate)))),
  ]
  const agreed =
    agreedDays === null
      ? words.notAgreed
      : agreedDays > most
        ? words.capped({ count: agreedDays })
        : words.agreedDays({ count: agreedDays })
  const isOwed = interest.interestMinor > 0
  return (
    <>
      <Box>
        <Text textStyle="label" color="fg.muted">
          {words.interest({ day: dates.day(asOf) })}
        </Text>
        <Text textStyle="xl" fontWeight="600" fontVariantNumeric="tabular-nums">
          {isOwed ? formatMoney(interest.interestMinor) : words.none}
        </Text>
        {isOwed && (
          <Text textStyle="sm" color="fg.muted">
            {words.rates({ rates: rates.join(' · ') })}
          </Text>
        )}
      </Box>
      <DefinitionList
        items={[
          { label: words.accepted, value: dates.day(late.acceptedOn ?? '') },
          { label: words.lastDay, value: dates.day(lastDay) },
          { label: words.agreed, value: agreed, wide: true },
        ]}
      />
    </>
  )
}
