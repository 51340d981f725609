import { Box, Flex, type FlexProps, Skeleton, Text } from '@chakra-ui/react'
import { CircleAlert, CircleCheck, CircleMinus } from 'lucide-react'
import { useMemo } from 'react'
import { formatMoney } from '#domain/money.ts'
import type { Period } from '#domain/periods.ts'
import { chargedTax, compareWith } from '#domain/tally/compare.ts'
import type { Prepared } from '#domain/tally/prepare.ts'
import { tally } from '#languages/en/screens/tally.ts'
import { useReturned } from '#src/data/reports/tally.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { keptFiling } from '#src/lib/gst-filing.ts'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'

interface ComparedLineProps {
  prepared: Prepared
  period: Period
  /** A file that must not be imported says so above its buttons, any other beside its sums. */
  place: 'above' | 'beside'
}

const frames: Record<ComparedLineProps['place'], FlexProps> = {
  above: { role: 'alert', p: '4', borderWidth: '1px', borderRadius: 'l3', bg: 'bg.panel' },
  beside: { role: 'status', pb: '4', mb: '4', borderBottomWidth: '1px' },
}

/** Whether the documents of the file add up to GSTR-1 of the same days. */
export function ComparedLine({ prepared, period, place }: ComparedLineProps) {
  const { messageOf } = useSpeech()
  const { tie: words, checkConnection } = useWords(tally)
  const { data, error, mutate } = useReturned(period, keptFiling() ?? 'monthly')
  const compared = useMemo(() => (data ? compareWith(prepared, data) : null), [prepared, data])
  const differs = compared !== null && !compared.ties
  if (differs !== (place === 'above')) return null
  if (error && data === undefined) {
    return (
      <PanelError
        message={`${words.failed} ${messageOf(error, checkConnection)}`}
        onRetry={() => void mutate()}
      />
    )
  }
  if (data === undefined) {
    return (
      <LoadingRegion label={words.comparing}>
        <Skeleton h="12" mb="4" />
      </LoadingRegion>
    )
  }
  if (compared === null) {
    return (
      <Text mb="3" color="fg.muted">
        {words.none}
      </Text>
    )
  }

  const { ties, inside, outside, returned } = compared
  const amounts = {
    file: formatMoney(inside.totalMinor),
    fileTax: formatMoney(chargedTax(inside)),
    returned: formatMoney(returned.totalMinor),
    returnedTax: formatMoney(returned.taxMinor),
  }
  const others = {
    ...{ count: outside.count, notes: outside.notes },
    amount: formatMoney(outside.totalMinor),
  }
  // Both are nothing: that they are equal says nothing.
  const isEmpty = ties && inside.count === 0 && returned.totalMinor === 0
  const beside = [
    ...(outside.count > 0 ? [words[isEmpty ? 'neitherWhy' : 'outside'](others)] : []),
    ...(returned.advanceTaxMinor !== 0
      ? [words.advances({ amount: formatMoney(returned.advanceTaxMinor) })]
      : []),
  ]
  const said = ties ? words.ties({ amount: amounts.file, tax: amounts.fileTax }) : words.differs
  const title = isEmpty ? words.neither : said
  const [Icon, color] = isEmpty
    ? [CircleMinus, 'fg.muted']
    : ties
      ? [CircleCheck, 'fg.success']
      : [CircleAlert, 'fg.error']
  const help = isEmpty ? [] : [ties ? words.tiesHelp : words.differsHelp(amounts)]
  return (
    <Flex gap="3" align="flex-start" {...frames[place]}>
      <Box color={color} pt="0.5" flexShrink="0">
        <Icon size={20} aria-hidden />
      </Box>
      <Box minW="0">
        <Text fontWeight="600">{title}</Text>
        {[...help, ...beside].map((sentence) => (
          <Text key={sentence} mt="1" textStyle="sm" color="fg.muted">
            {sentence}
          </Text>
        ))}
      </Box>
    </Flex>
  )
}
