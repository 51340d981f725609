import { chakra, Flex } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { Link } from '../../ui/layout/link.tsx'

const TabLink = chakra(Link)

const tabs = [
  { to: paths.settingProfile, label: 'Profile' },
  { to: paths.settingBusiness, label: 'Business' },
  { to: paths.gettingPaid, label: 'Payments' },
  { to: paths.settingBilling, label: 'Billing' },
  { to: paths.settingNotifications, label: 'Notifications' },
  { to: paths.settingSecurity, label: 'Security' },
  { to: paths.settingData, label: 'Your data' },
]

/** Links that look like tabs: each has its own address. Not all fit on a phone: the one that is open is in sight. */
export function SettingTabs() {
  const { pathname } = useLocation()
  const tabList = useRef<HTMLDivElement>(null)
  useEffect(() => {
    tabList.current
      ?.querySelector(`[href="${pathname}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pathname])
  return (
    <Flex
      ref={tabList}
      as="nav"
      aria-label="Settings"
      gap={{ base: '3', md: '6', lg: '7' }}
      mb={{ base: '5', md: '6' }}
      borderBottomWidth="1px"
      overflowX="auto"
      scrollbarWidth="none"
      // Faded where more of them may be.
      css={{
        lgDown: {
          maskImage: 'linear-gradient(to right, #000 calc(100% - 32px), transparent)',
          paddingInlineEnd: '24px',
        },
      }}
    >
      {tabs.map(({ to, label }) => (
        <TabLink
          key={to}
          to={to}
          aria-current={matchPath({ path: to, end: false }, pathname) ? 'page' : undefined}
          display="inline-flex"
          alignItems="center"
          justifyContent="center"
          h="11"
          minW={{ base: '11', md: 'auto' }}
          flexShrink="0"
          borderBottomWidth="2px"
          borderColor="transparent"
          textStyle={{ base: 'label', md: 'body' }}
          fontWeight="500"
          color="fg.muted"
          outlineOffset="-3px"
          transition="color 120ms ease-out"
          _hover={{ color: 'fg' }}
          _currentPage={{ color: 'fg', fontWeight: '600', borderColor: 'neel.focusRing' }}
        >
          {label}
        </TabLink>
      ))}
    </Flex>
  )
}
