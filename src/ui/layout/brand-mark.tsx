import { chakra, Flex, Text } from '@chakra-ui/react'

const Svg = chakra('svg')

/** The rupee sign on a rounded square; public/favicon.svg is the same drawing. */
function LogoTile() {
  return (
    <Svg viewBox="0 0 32 32" boxSize="7" flexShrink="0" color="neel.contrast" aria-hidden>
      <chakra.rect width="32" height="32" rx="8" fill="neel.solid" />
      <path
        d="M10.5 9h11M10.5 13.4h11M10.5 9h3.2c3 0 4.9 1.7 4.9 4.4s-1.9 4.4-4.9 4.4h-3.2l7.2 6.4"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Svg>
  )
}

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
