import { Box, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { contentId, SkipLink } from '../shell/skip-link.tsx'
import { Footer } from './footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** Around the pages that anyone may read, signed in or not; each takes the width it needs. */
export function SiteLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <Flex direction="column" minH="100dvh">
      <SkipLink />
      <SiteHeader />
      <Box as="main" id={contentId} tabIndex={-1} flex="1">
        {children}
      </Box>
      <Footer />
    </Flex>
  )
}
