import { Box, Flex, Skeleton, Text } from '@chakra-ui/react'
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
import { Panel } from '#src/ui/layout/panel.tsx'

/** Whether the documents of the file add up to GSTR-1 of the same days. */
export function ComparedPanel({ prepared, period }: { prepared: Prepared; period: Period }) {
  const { messageOf } = useSpeech()
  const { tie: words, checkConnection } = useWords(tally)
  const { data, error, mutate } = useReturned(period, keptFiling() ?? 'monthly')
  const compared = useMemo(() => (data ? compareWith(prepared, data) : null), [prepared, data])
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
        <Panel>
          <Skeleton h="12" />
        </Panel>
      </LoadingRegion>
    )
  }
  if (compared === null) return <Text color="fg.muted">{words.none}</Text>

  const { ties, inside, outside, returned } = compared
  const amounts = {
    file: formatMoney(inside.totalMinor),
    fileTax: formatMoney(chargedTax(inside)),
    returned: formatMoney(returned.totalMinor),
    returnedTax: formatMoney(returned.taxMinor),
  }
  const beside = [
    ...(outside.count > 0
      ? [words.outside({ count: outside.count, amount: formatMoney(outside.totalMinor) })]
      : []),
    ...(returned.advanceTaxMinor !== 0
      ? [words.advances({ amount: formatMoney(returned.advanceTaxMinor) })]
      : []),
  ]
  // Both are nothing: that they are equal says nothing.
  const isEmpty = ties && inside.count === 0 && returned.totalMinor === 0
  const said = ties ? words.ties({ amount: amounts.file, tax: amounts.fileTax }) : words.differs
  const title = isEmpty ? words.neither : said
  const [Icon, color] = isEmpty
    ? [CircleMinus, 'fg.muted']
    : ties
      ? [CircleCheck, 'fg.success']
      : [CircleAlert, 'fg.error']
  const help = isEmpty ? [] : [ties ? words.tiesHelp : words.differsHelp(amounts)]
  return (
    // A file that must not be imported says so above its buttons.
    <Panel role={ties ? 'status' : 'alert'} order={ties ? undefined : '-1'}>
      <Flex gap="3" align="flex-start">
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
    </Panel>
  )
}
