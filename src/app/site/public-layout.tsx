import { Flex } from '@chakra-ui/react'
import { Outlet } from 'react-router-dom'
import { paths } from '../../lib/paths/paths.ts'
import { LanguageSwitch } from '../../ui/language-switch.tsx'
import { PageWidth } from '../../ui/layout/page-width.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { ThemeToggle } from '../../ui/theme/theme-toggle.tsx'
import { BrandLink } from '../shell/brand-link.tsx'
import { contentId, SkipLink } from '../shell/skip-link.tsx'
import { EntryFooter } from './entry-footer.tsx'

/** One card in the middle of the page: signing in, up, and finding the way back. */
export function PublicLayout() {
  return (
    <Flex direction="column" minH="100dvh">
      <SkipLink />
      {/* Where the brand stands on all pages of the site. */}
      <PageWidth
        as="header"
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        h="16"
      >
        <BrandLink to={paths.home} />
        <Flex align="center" gap="2">
          <LanguageSwitch />
          <ThemeToggle />
        </Flex>
      </PageWidth>
      <Flex
        as="main"
        id={contentId}
        tabIndex={-1}
        flex="1"
        align={{ base: 'flex-start', md: 'center' }}
        justify="center"
        px="4"
        py={{ base: '4', md: '10' }}
      >
        <Panel w="full" maxW="420px" p={{ base: '5', md: '8' }} boxShadow="md">
          <Outlet />
        </Panel>
      </Flex>
      <EntryFooter />
    </Flex>
  )
}
