import { Box, Flex } from '@chakra-ui/react'
import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { LoadInvoiceScreen } from '../../data/invoices/invoice-ahead.ts'
import { FullPageLoader } from '../../ui/feedback/full-page-loader.tsx'
import { Crash } from '../crash.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { BusinessSwitch } from './business-switch.tsx'
import { LostConnection } from './lost-connection.tsx'
import { Sidebar } from './sidebar.tsx'
import { contentId, SkipLink } from './skip-link.tsx'
import { ShellTools } from './tools/shell-tools.tsx'
import { type ShellUser, TopBar } from './top-bar.tsx'

/** Ahead of time: a failure is met, and told, where the screen is drawn. */
const loadInvoiceScreen = () => {
  import('../../features/invoices/detail/invoice-detail-screen.tsx').catch(() => {})
}

/** The frame around every signed-in screen; the screen itself is the outlet. */
export function AppShell({ user }: { user: ShellUser }) {
  const { key } = useLocation()
  return (
    <Flex minH="100dvh">
      <SkipLink />
      <Sidebar />
      <Flex direction="column" flex="1" minW="0">
        <TopBar user={user} />
        {/* Where there is no sidebar. */}
        <Box hideFrom="md" px="4" pt="3" _empty={{ display: 'none' }}>
          <BusinessSwitch />
        </Box>
        <Box
          as="main"
          id={contentId}
          tabIndex={-1}
          flex="1"
          // Below the top bar the footer stays out of sight: it does not jump as the content arrives.
          minH={{ base: 'calc(100dvh - 64px)', md: 'calc(100dvh - 68px)' }}
          w="full"
          // 1120 px of content between the gutters.
          maxW={{ base: 'full', lg: 'calc(1120px + 4rem)' }}
          px={{ base: '4', md: '6', lg: '8' }}
          py={{ base: '5', md: '7' }}
          mx="auto"
        >
          <LoadInvoiceScreen value={loadInvoiceScreen}>
            <Crash place={key}>
              <LostConnection>
                <Suspense fallback={<FullPageLoader />}>
                  <Outlet />
                </Suspense>
              </LostConnection>
            </Crash>
          </LoadInvoiceScreen>
        </Box>
        <ShellTools />
        <Box
          display={{ base: 'block', md: 'none' }}
          h="calc(64px + env(safe-area-inset-bottom))"
          flexShrink="0"
        />
      </Flex>
      <BottomBar />
    </Flex>
  )
}
