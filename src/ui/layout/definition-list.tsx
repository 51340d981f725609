import { Box, chakra, SimpleGrid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { kit } from '#languages/en/screens/kit.ts'
import { useWords } from '../../language/words.ts'

export interface DefinitionListProps {
  items: ReadonlyArray<{ label: string; value: ReactNode; wide?: boolean }>
}

const Term = chakra('dt')
const Detail = chakra('dd')

/** A form's read-only face: the same grid and the same labels, so that editing moves nothing. */
export function DefinitionList({ items }: DefinitionListProps) {
  const { notProvided } = useWords(kit)
  return (
    <SimpleGrid as="dl" columns={{ base: 1, md: 2 }} columnGap="6" rowGap="5">
      {items.map(({ label, value, wide }) => (
        <Box key={label} minW="0" {...(wide && { gridColumn: '1 / -1' })}>
          <Term textStyle="label" color="fg.muted">
            {label}
          </Term>
          <Detail mt="1" overflowWrap="anywhere" whiteSpace="pre-line" textStyle="body">
            {value || (
              <Box as="span" color="fg.muted">
                {notProvided}
              </Box>
            )}
          </Detail>
        </Box>
      ))}
    </SimpleGrid>
  )
}
