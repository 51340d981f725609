import { Box, Text } from '@chakra-ui/react'
import { kit } from '#languages/en/screens/kit.ts'
import { useWords } from '../../language/words.ts'

interface ProgressBarProps {
  label: string
  done: number
  /** 0 as long as nobody has counted. */
  total: number
}

/** The progress of something that takes a while, with words beneath it. */
export function ProgressBar({ label, done, total }: ProgressBarProps) {
  const { progress, preparing } = useWords(kit)
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
        {total > 0 ? progress({ label, done, total }) : preparing}
      </Text>
    </Box>
  )
}
