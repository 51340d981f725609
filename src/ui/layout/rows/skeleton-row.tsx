import { Box, Flex, Skeleton } from '@chakra-ui/react'
import { ColumnCell, type ColumnHead, ColumnRow, TitleCell } from './column-list.tsx'

interface SkeletonRowProps {
  heads: readonly ColumnHead[]
  /** Whether a second line stands below the title. */
  hasSecondLine?: boolean
  /** Whether a phone has one more line there. */
  hasPhoneLine?: boolean
}

const line = { h: '3', my: '3px', w: '28', maxW: 'full' } as const

/** A row of a `ColumnList` while it loads: its title, and a bar in each column. */
export const SkeletonRow = ({
  heads,
  hasSecondLine = false,
  hasPhoneLine = false,
}: SkeletonRowProps) => (
  <ColumnRow>
    <TitleCell>
      {/* The space around each line is its own: in a block it would be shared. */}
      <Flex direction="column">
        <Skeleton h="4" my="3px" w="40" maxW="full" />
        {hasSecondLine && <Skeleton {...line} />}
        {hasPhoneLine && <Skeleton {...line} hideFrom="lg" />}
      </Flex>
    </TitleCell>
    {heads.slice(1).map(({ text, atEnd = false, isWide = false }) => (
      <ColumnCell key={text} {...{ label: text, atEnd, isWide }}>
        <Flex justify={{ base: 'flex-end', lg: atEnd ? 'flex-end' : 'flex-start' }}>
          <Skeleton h="3" my="5px" w="20" maxW="full" />
        </Flex>
      </ColumnCell>
    ))}
    <Box hideBelow="lg" w="8" />
  </ColumnRow>
)
