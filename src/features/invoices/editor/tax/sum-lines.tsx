import { Flex, Stack, Text } from '@chakra-ui/react'
import { hasUtgst } from '#domain/gst/states.ts'
import type { Calculation } from '#domain/gst/tax.ts'
import { type Currency, formatMoney } from '#domain/money.ts'
import { editor } from '#languages/en/screens/editor.ts'
import type { Words } from '#languages/words.ts'
import { useWords } from '#src/language/words.ts'

interface SumLinesProps {
  sums: Calculation
  currency: Currency
  placeOfSupply: string | null
}

/** Returns the lines between the rows and the total; none where the total is their plain sum. */
export function linesOf(
  { tax, rows }: Words<typeof editor>,
  sums: Calculation,
  placeOfSupply: string | null,
): [string, number][] {
  const { taxableMinor, cgstMinor, sgstMinor, igstMinor, cessMinor, roundOffMinor } = sums
  const lines: [label: string, minor: number][] = [
    ['CGST', cgstMinor],
    [hasUtgst(placeOfSupply) ? 'UTGST' : 'SGST', sgstMinor],
    ['IGST', igstMinor],
    [rows.cess, cessMinor],
    [tax.roundOff, roundOffMinor],
  ]
  const told = lines.filter(([, minor]) => minor !== 0)
  return told.length === 0 ? [] : [[tax.taxable, taxableMinor], ...told]
}

export function SumLines({ sums, currency, placeOfSupply }: SumLinesProps) {
  const lines = linesOf(useWords(editor), sums, placeOfSupply)
  if (lines.length === 0) return null
  return (
    <Stack as="dl" gap="1" textStyle="sm" color="fg.muted">
      {lines.map(([label, minor]) => (
        <Flex key={label} justify="space-between" gap="3">
          <Text as="dt">{label}</Text>
          <Text as="dd" fontVariantNumeric="tabular-nums">
            {formatMoney(minor, currency)}
          </Text>
        </Flex>
      ))}
    </Stack>
  )
}
