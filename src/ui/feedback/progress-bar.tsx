import { Box, Text } from '@chakra-ui/react'

interface ProgressBarProps {
  label: string
  done: number
  total: number
}

const grouped = new Intl.NumberFormat('en-IN')

/** How far something has come that takes a while, in words beneath it. */
export function ProgressBar({ label, done, total }: ProgressBarProps) {
  const share = total > 0 ? Math.min(1, done / total) : 0
  return (
    <Box>
      <Box
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(share * 100)}
        h="2"
        bg="bg.subtle"
        borderRadius="full"
        overflow="hidden"
      >
        <Box
          h="full"
          w="full"
          bg="neel.focusRing"
          transformOrigin="left"
          transition="transform 200ms ease-out"
          style={{ transform: `scaleX(${share})` }}
        />
      </Box>
      <Text mt="2" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {label}: {grouped.format(done)} of {grouped.format(total)}
      </Text>
    </Box>
  )
}
