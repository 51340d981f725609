import { Box, SimpleGrid, Text } from '@chakra-ui/react'
import type { ImportKind } from '#domain/import/import-fields.ts'
import type { ImportFault } from '#domain/import/read-rows.ts'
import { formatMoney, formatWhole } from '#domain/money.ts'
import { importing } from '#languages/en/screens/importing.ts'
import type { ImportPreview } from '#src/data/imports.ts'
import { useWords } from '#src/language/words.ts'

interface LookedOverProps {
  preview: ImportPreview
  faults: readonly ImportFault[]
  kind: ImportKind
}

/** Counts the records that a file would make. */
export function LookedOver({ preview, faults, kind }: LookedOverProps) {
  const { figures: words } = useWords(importing)
  const wrong = new Set(faults.map(({ line }) => line)).size
  const figures = [
    { label: words.fresh[kind], count: preview.made },
    { label: words.there, count: preview.alreadyThere },
    { label: words.twice, count: preview.repeated },
    { label: words.leftOut, count: wrong, isBad: wrong > 0 },
  ]
  return (
    <>
      <SimpleGrid columns={{ base: 2, md: 4 }} gap="4" as="dl">
        {figures.map(({ label, count, isBad }) => (
          <Box key={label}>
            <Text as="dt" textStyle="label" color="fg.muted" fontWeight="400">
              {label}
            </Text>
            <Text as="dd" mt="1" textStyle="amount.lg" color={isBad ? 'fg.error' : undefined}>
              {formatWhole(count)}
            </Text>
          </Box>
        ))}
      </SimpleGrid>
      {preview.totalMinor > 0 && (
        <Text mt="4">{words.together({ amount: formatMoney(preview.totalMinor) })}</Text>
      )}
    </>
  )
}
