import { Box, Flex, SimpleGrid, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { formatMoney } from '#domain/money.ts'
import type { TallyTotals } from '#domain/tally/prepare.ts'
import { tally } from '#languages/en/screens/tally.ts'
import { useWords } from '#src/language/words.ts'
import { Panel } from '#src/ui/layout/panel.tsx'

type Line = { label: string; minor: number; isSum?: true }

/** Without lines of nothing, but for the sums and what everybody has. */
const shown = (lines: (Line & { always?: true })[]): Line[] =>
  lines.filter(({ minor, always }) => always || minor !== 0)

interface TotalsPanelProps {
  totals: TallyTotals
  /** Stands above the sums. */
  children: ReactNode
}

/** The sums of the vouchers: sales with their taxes, and money. */
export function TotalsPanel({ totals, children }: TotalsPanelProps) {
  const { totals: words } = useWords(tally)
  const sales = shown([
    { label: words.value, minor: totals.valueMinor, always: true },
    { label: words.igst, minor: totals.igstMinor },
    { label: words.cgst, minor: totals.cgstMinor },
    { label: words.sgst, minor: totals.sgstMinor },
    { label: words.cess, minor: totals.cessMinor },
    { label: words.roundOff, minor: totals.roundOffMinor },
    { label: words.total, minor: totals.totalMinor, always: true, isSum: true },
  ])
  const money = shown([
    { label: words.received, minor: totals.receivedMinor, always: true },
    { label: words.refunded, minor: totals.refundedMinor },
    { label: words.tds, minor: totals.tdsMinor, always: true },
    { label: words.charges, minor: totals.chargesMinor },
    { label: words.exchange, minor: totals.exchangeMinor },
    { label: words.writtenOff, minor: totals.writtenOffMinor },
  ])
  const counts = [words.sales({ count: totals.sales }), words.notes({ count: totals.notes })]
  return (
    <Panel title={words.title}>
      {children}
      <Text textStyle="sm" color="fg.muted" mb="2">
        {counts.join(', ')}
      </Text>
      <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="10" rowGap="4">
        {[sales, money].map((lines) => (
          <Box as="dl" key={lines[0]?.label}>
            {lines.map(({ label, minor, isSum }) => (
              <Flex
                key={label}
                justify="space-between"
                gap="4"
                py="1"
                {...(isSum && { borderTopWidth: '1px', fontWeight: '600' })}
              >
                <Text as="dt" color={isSum ? 'fg' : 'fg.muted'}>
                  {label}
                </Text>
                <Text as="dd" textStyle="amount" whiteSpace="nowrap">
                  {formatMoney(minor)}
                </Text>
              </Flex>
            ))}
          </Box>
        ))}
      </SimpleGrid>
      <Text textStyle="sm" color="fg.muted" mt="3">
        {words.rupees}
      </Text>
    </Panel>
  )
}
