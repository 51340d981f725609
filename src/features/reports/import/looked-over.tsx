import { Box, SimpleGrid, Text } from '@chakra-ui/react'
import type { ImportFault } from '#domain/import/read-rows.ts'
import { formatMoney } from '#domain/money.ts'
import type { ImportPreview } from '../../../data/imports.ts'

interface LookedOverProps {
  preview: ImportPreview
  faults: readonly ImportFault[]
  noun: string
}

const grouped = new Intl.NumberFormat('en-IN')

/** What a file would make, in figures. */
export function LookedOver({ preview, faults, noun }: LookedOverProps) {
  const wrong = new Set(faults.map(({ line }) => line)).size
  const figures = [
    { label: `New ${noun}`, count: preview.made },
    { label: 'There already', count: preview.alreadyThere },
    { label: 'Twice in the file', count: preview.repeated },
    { label: 'Rows left out', count: wrong, isBad: wrong > 0 },
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
              {grouped.format(count)}
            </Text>
          </Box>
        ))}
      </SimpleGrid>
      {preview.totalMinor > 0 && (
        <Text mt="4">Together {formatMoney(preview.totalMinor)} in rupees.</Text>
      )}
    </>
  )
}
