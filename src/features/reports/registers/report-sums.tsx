import { Box, Flex, SimpleGrid, Text } from '@chakra-ui/react'
import { formatMoney } from '#domain/money.ts'
import { reportCards, reportColumns } from '#domain/reports/columns.ts'
import type { ReportFigures, ReportKind } from '#domain/reports/registers.ts'
import { reports } from '#languages/en/names/reports.ts'
import { registers } from '#languages/en/screens/registers.ts'
import { useWords } from '#src/language/words.ts'
import { More } from '#src/ui/layout/more.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { useUnshownSums } from './use-unshown-sums.ts'

interface ReportSumsProps {
  kind: ReportKind
  figures: ReportFigures | undefined
}

/** The sums of all lines where there is no table; the taxes of documents come when they are asked for. */
export function ReportSums({ kind, figures }: ReportSumsProps) {
  const { lines: words } = useWords(registers)
  const names = useWords(reports)
  const { amount } = reportCards[kind]
  const unshown = useUnshownSums(kind, figures)
  const counted = figures ? words.sum({ count: figures.count }) : '\u00a0'
  const isTotal = reportColumns[kind].some(({ key, name }) => key === amount && name === 'total')
  const summed = reportColumns[kind]
    .filter(({ key, shown, summed }) => summed && shown && (figures?.sums[key] || key === amount))
    .map(({ key, name }) => ({
      key,
      label: name === 'total' ? counted : names.columns[name],
      minor: figures?.sums[key] ?? 0,
    }))
  const isTaxed = reportColumns[kind].some(({ key }) => key === 'cgstMinor')
  const folded = isTaxed ? summed.findIndex(({ key }) => key === amount) : 0
  return (
    <Panel mb="3">
      {!isTotal && (
        <Text mb="1" textStyle="meta" color="fg.muted">
          {counted}
        </Text>
      )}
      <SimpleGrid as="dl" columns={{ base: 2, sm: 3 }} columnGap="3" rowGap="2">
        {summed.slice(folded).map(({ key, label, minor }) => (
          <Box key={key}>
            <Text as="dt" textStyle="meta" color="fg.muted">
              {label}
            </Text>
            <Text as="dd" textStyle="amount">
              {formatMoney(minor)}
            </Text>
          </Box>
        ))}
      </SimpleGrid>
      {isTaxed && figures && (
        <Box mt="2" mb="-2">
          <More label={words.showTaxes}>
            <Box as="dl">
              {[...summed.slice(0, folded), ...unshown].map(({ label, minor }) => (
                <Flex key={label} justify="space-between" gap="3" py="0.5">
                  <Text as="dt" color="fg.muted">
                    {label}
                  </Text>
                  <Text as="dd" textStyle="amount">
                    {formatMoney(minor)}
                  </Text>
                </Flex>
              ))}
            </Box>
          </More>
        </Box>
      )}
    </Panel>
  )
}
