import { Flex, Text } from '@chakra-ui/react'
import { LogoTile } from './logo-tile.tsx'

export interface BrandMarkProps {
  name: string
  /** Only the tile is drawn; the name stays for a reader. */
  compact?: boolean
}

export function BrandMark({ name, compact = false }: BrandMarkProps) {
  return (
    <Flex display="inline-flex" align="center" gap="2.5">
      <LogoTile />
      <Text
        as="span"
        fontSize="1.125rem"
        lineHeight="1.5rem"
        fontWeight="650"
        letterSpacing="-0.02em"
        {...(compact && { srOnly: true })}
      >
        {name}
      </Text>
    </Flex>
  )
}
