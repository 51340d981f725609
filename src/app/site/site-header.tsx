import { Box, Button, chakra, Flex } from '@chakra-ui/react'
import { siteHeader } from '#languages/en/screens/site-header.ts'
import { useVisitor } from '../../data/account/visitor.ts'
import { useWords } from '../../language/words.ts'
import { paths } from '../../lib/paths/paths.ts'
import { LanguageSwitch } from '../../ui/language-switch.tsx'
import { Link } from '../../ui/layout/link.tsx'
import { PageWidth } from '../../ui/layout/page-width.tsx'
import { ThemeToggle } from '../../ui/theme/theme-toggle.tsx'
import { BrandLink } from '../shell/brand-link.tsx'

const SiteLink = chakra(Link)

const siteLinks = [
  { name: 'features', to: paths.features },
  { name: 'reviews', to: paths.reviews },
  { name: 'pricing', to: paths.pricing },
] as const

function SiteNav() {
  const header = useWords(siteHeader)
  return (
    <Flex
      as="nav"
      aria-label={header.label}
      gap={{ base: '0', md: '1' }}
      ms={{ base: '-3', md: '0' }}
      // A row of its own on phones, where one row would not hold all of it.
      order={{ base: '1', md: '0' }}
      flexBasis={{ base: 'full', md: 'auto' }}
    >
      {siteLinks.map(({ name, to }) => (
        <SiteLink
          key={to}
          to={to}
          display="inline-flex"
          alignItems="center"
          minH={{ base: '11', md: '9' }}
          px="3"
          borderRadius="l2"
          textStyle="label"
          color="fg.muted"
          _hover={{ color: 'fg' }}
        >
          {header[name]}
        </SiteLink>
      ))}
    </Flex>
  )
}

/** A stored session counts as signed in here: at worst the dashboard's guard asks to log in. */
export function SiteHeader() {
  const header = useWords(siteHeader)
  const visitor = useVisitor() === 'signed-out'
  return (
    <Box
      as="header"
      position={{ md: 'sticky' }}
      top="0"
      zIndex="sticky"
      bg="bg"
      borderBottomWidth="1px"
    >
      <PageWidth
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap={{ base: '2', md: '6' }}
        minH="16"
        pt={{ base: '2.5', md: '0' }}
        pb={{ base: visitor ? '0' : '2.5', md: '0' }}
      >
        <BrandLink to={paths.home} />
        {visitor && <SiteNav />}
        <Flex align="center" gap="2" ms="auto">
          <LanguageSwitch />
          <ThemeToggle />
          <Button asChild variant="outline" size="sm">
            {visitor ? (
              <Link to={paths.login}>{header.signIn}</Link>
            ) : (
              <Link to={paths.dashboard}>{header.dashboard}</Link>
            )}
          </Button>
        </Flex>
      </PageWidth>
    </Box>
  )
}
