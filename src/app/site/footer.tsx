import { Box, chakra, Flex, Heading, SimpleGrid, Text } from '@chakra-ui/react'
import { product } from '#domain/product.ts'
import { version } from '#domain/version.ts'
import { site } from '#languages/en/screens/site.ts'
import { useWords } from '../../language/words.ts'
import { BrandMark } from '../../ui/layout/brand-mark.tsx'
import { Link } from '../../ui/layout/link.tsx'
import { footerColumns } from './footer-columns.ts'

const FooterLink = chakra(Link)

export function Footer() {
  const { tagline, footer } = useWords(site)
  return (
    <Box as="footer" borderTopWidth="1px" color="fg.muted">
      <Flex
        direction={{ base: 'column', lg: 'row' }}
        justify="space-between"
        gap={{ base: '8', lg: '16' }}
        maxW={{ base: 'full', lg: 'calc(1120px + 4rem)' }}
        mx="auto"
        py={{ base: '8', md: '10' }}
        px={{ base: '4', md: '6', lg: '8' }}
      >
        <Box color="fg">
          <BrandMark name={product.name} />
          <Text mt="2" textStyle="meta" color="fg.muted">
            {tagline}
          </Text>
          <Text mt="1" textStyle="meta" color="fg.muted">
            {`${product.name} ${version}`}
          </Text>
        </Box>
        <SimpleGrid columns={{ base: 2, sm: 4 }} columnGap={{ base: '6', lg: '14' }} rowGap="6">
          {footerColumns.map(({ title, links }) => (
            <Box key={title}>
              <Heading as="h2" textStyle="label" color="fg" fontWeight="600" mb="1">
                {footer[title]}
              </Heading>
              {links.map(({ label, to }) => (
                <FooterLink
                  key={to}
                  to={to}
                  display="flex"
                  alignItems="center"
                  minH={{ base: '11', md: '8' }}
                  minW="11"
                  textStyle="label"
                  fontWeight="400"
                  _hover={{ color: 'fg' }}
                >
                  {footer[label]}
                </FooterLink>
              ))}
            </Box>
          ))}
        </SimpleGrid>
      </Flex>
    </Box>
  )
}
