import { Text } from '@chakra-ui/react'
import { Link } from '#src/ui/layout/link.tsx'

/** Draws the link within a muted sentence, for `rich`. */
export const linkWithin = (path: string) => (text: string) => (
  <Link to={path}>
    <Text as="span" color="fg" textDecoration="underline">
      {text}
    </Text>
  </Link>
)
