import { Box, chakra, Flex, Icon } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { account } from '#languages/en/screens/account.ts'
import { useRole } from '#src/data/account/businesses.ts'
import { useWords } from '../../language/words.ts'
import { paths } from '../../lib/paths/paths.ts'
import { Link } from '../../ui/layout/link.tsx'

const TabLink = chakra(Link)

const tabs = [
  { to: paths.settingProfile, name: 'profile', of: 'person' },
  { to: paths.settingBusiness, name: 'business', of: 'partner' },
  { to: paths.settingTax, name: 'tax', of: 'partner' },
  { to: paths.settingNumbers, name: 'numbers', of: 'partner' },
  { to: paths.gettingPaid, name: 'payments' },
  { to: paths.settingBilling, name: 'billing' },
  { to: paths.settingNotifications, name: 'notifications' },
  { to: paths.settingSecurity, name: 'security', of: 'person' },
  { to: paths.settingMembers, name: 'members', of: 'person' },
  { to: paths.settingConnections, name: 'connections' },
  { to: paths.settingData, name: 'data' },
] as const satisfies readonly { to: string; name: string; of?: 'person' | 'partner' }[]

/** A member has the tabs about themselves, a partner those of the business. */
function useOwnTabs() {
  const role = useRole()
  return tabs.filter(
    (tab) =>
      role === 'owner' ||
      ('of' in tab && (tab.of === 'person' || (tab.of === 'partner' && role === 'partner'))),
  )
}

const arrow = {
  position: 'absolute',
  top: '3.5',
  boxSize: '4',
  color: 'fg.muted',
  pointerEvents: 'none',
  'aria-hidden': true,
} as const

/** A fade where there are more tabs than are in sight. */
const fade = {
  left: 'transparent 14px, #000 48px',
  right: '#000 calc(100% - 48px), transparent calc(100% - 14px)',
}

/** Links that look like tabs: each has its own address. Not all fit on a phone: the one that is open is in sight. */
export function SettingTabs() {
  const { tabs: words } = useWords(account)
  const { pathname } = useLocation()
  const ownTabs = useOwnTabs()
  const tabList = useRef<HTMLDivElement>(null)
  const [more, setMore] = useState({ left: false, right: false })
  const look = useCallback(() => {
    if (!tabList.current) return
    const { scrollLeft, clientWidth, scrollWidth } = tabList.current
    setMore({ left: scrollLeft > 4, right: scrollLeft + clientWidth < scrollWidth - 4 })
  }, [])
  useEffect(() => {
    const show = () => {
      tabList.current
        ?.querySelector(`[href="${pathname}"]`)
        ?.scrollIntoView({ block: 'nearest', inline: 'center' })
      look()
    }
    show()
    window.addEventListener('resize', show)
    return () => window.removeEventListener('resize', show)
  }, [pathname, look])
  return (
    <Box position="relative" mb={{ base: '5', md: '6' }}>
      <Flex
        ref={tabList}
        as="nav"
        aria-label={words.label}
        gap={{ base: '3', md: '5', lg: '6' }}
        borderBottomWidth="1px"
        overflowX="auto"
        scrollbarWidth="none"
        onScroll={look}
        maskImage={`linear-gradient(to right, ${more.left ? fade.left : '#000'}, ${more.right ? fade.right : '#000'})`}
      >
        {ownTabs.map(({ to, name }) => (
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
            {words[name]}
          </TabLink>
        ))}
      </Flex>
      {more.left && <Icon as={ChevronLeft} {...arrow} left="-1" />}
      {more.right && <Icon as={ChevronRight} {...arrow} right="-1" />}
    </Box>
  )
}
