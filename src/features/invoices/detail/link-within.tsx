import { Text } from '@chakra-ui/react'
import { Link } from '#src/ui/layout/link.tsx'

/** Draws what a muted sentence marks as a link, for `rich`. */
export const linkWithin = (path: string) => (text: string) => (
  <Link to={path}>
    <Text as="span" color="fg" textDecoration="underline">
      {text}
    </Text>
  </Link>
)
