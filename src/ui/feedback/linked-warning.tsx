import { Text, type TextProps } from '@chakra-ui/react'
import { rich } from '../../language/rich.tsx'
import { Link } from '../layout/link.tsx'

interface LinkedWarningProps extends Omit<TextProps, 'children'> {
  /** The text, with the link's words in `<link>`. */
  sentence: string
  to: string
}

/** A warning that leads to where it can be mended. */
export function LinkedWarning({ sentence, to, ...text }: LinkedWarningProps) {
  return (
    <Text textStyle="sm" color="fg.warning" overflowWrap="anywhere" {...text}>
      {rich(sentence, {
        link: (name) => (
          <Text as="span" textDecoration="underline">
            <Link to={to}>{name}</Link>
          </Text>
        ),
      })}
    </Text>
  )
}
