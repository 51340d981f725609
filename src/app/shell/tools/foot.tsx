import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { product } from '#domain/product.ts'
import { version } from '#domain/version.ts'
import { shell } from '#languages/en/screens/shell.ts'
import { site } from '#languages/en/screens/site.ts'
import { useWords } from '#src/language/words.ts'
import { Link } from '#src/ui/layout/link.tsx'
import { PageWidth } from '#src/ui/layout/page-width.tsx'
import { footerColumns } from '../../site/footer-columns.ts'

const FootLink = chakra(Link)
const links = footerColumns.flatMap((column) => column.links)

/** The public pages' links in one quiet line below a signed-in screen; folded on phones. */
export function Foot({ onCommands }: { onCommands: () => void }) {
  const { about, palette } = useWords(shell)
  const { footer } = useWords(site)
  const [open, setOpen] = useState(false)
  return (
    // The line goes from edge to edge, the links keep to the width of the content.
    <Box as="footer" borderTopWidth="1px" color="fg.muted" w="full">
      <PageWidth py={{ base: '1', md: '2' }}>
        <Button
          hideFrom="md"
          variant="plain"
          size="sm"
          minH="11"
          px="0"
          color="fg.muted"
          fontWeight="400"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {about({ product: product.name })}
        </Button>
        <Flex
          display={{ base: open ? 'grid' : 'none', md: 'flex' }}
          gridTemplateColumns="1fr 1fr"
          align="center"
          // Two lines where the sidebar leaves too little room for one.
          wrap="wrap"
          columnGap="5"
          minH={{ md: '10' }}
        >
          {links.map(({ label, to }) => (
            <FootLink
              key={to}
              to={to}
              display="inline-flex"
              alignItems="center"
              minH={{ base: '11', md: '7' }}
              textStyle="meta"
              _hover={{ color: 'fg' }}
            >
              {footer[label]}
            </FootLink>
          ))}
          <Text textStyle="meta" alignSelf="center">{`${product.name} ${version}`}</Text>
          <Button
            hideBelow="md"
            ms="auto"
            variant="ghost"
            size="xs"
            color="fg.muted"
            fontWeight="400"
            aria-keyshortcuts="Control+K Meta+K"
            onClick={onCommands}
          >
            {palette.open}
          </Button>
        </Flex>
      </PageWidth>
    </Box>
  )
}
