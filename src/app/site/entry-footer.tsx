import { chakra, Flex } from '@chakra-ui/react'
import { site } from '#languages/en/screens/site.ts'
import { useWords } from '../../language/words.ts'
import { paths } from '../../lib/paths/paths.ts'
import { Link } from '../../ui/layout/link.tsx'

const FooterLink = chakra(Link)

/** The links that somebody may want who is about to give their address away, in one line. */
export function EntryFooter() {
  const { footer } = useWords(site)
  return (
    <Flex as="footer" justify="center" columnGap="6" px="4" py="3" color="fg.muted">
      {(['privacy', 'terms', 'support'] as const).map((page) => (
        <FooterLink
          key={page}
          to={paths[page]}
          display="inline-flex"
          alignItems="center"
          minH={{ base: '11', md: '8' }}
          minW={{ base: '11', md: 'auto' }}
          justifyContent="center"
          textStyle="meta"
          _hover={{ color: 'fg' }}
        >
          {footer[page]}
        </FooterLink>
      ))}
    </Flex>
  )
}
