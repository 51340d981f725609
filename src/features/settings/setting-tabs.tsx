import { Box, chakra, Flex, Icon, Text } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { account } from '#languages/en/screens/account.ts'
import { useRole } from '#src/data/account/businesses.ts'
import { useWords } from '../../language/words.ts'
import { paths } from '../../lib/paths/paths.ts'
import { Link } from '../../ui/layout/link.tsx'

const TabLink = chakra(Link)

const groups = [
  {
    name: 'you',
    tabs: [
      { to: paths.settingProfile, name: 'profile', of: 'person' },
      { to: paths.settingSecurity, name: 'security', of: 'person' },
      { to: paths.settingNotifications, name: 'notifications' },
    ],
  },
  {
    name: 'work',
    tabs: [
      { to: paths.settingBusiness, name: 'business', of: 'partner' },
      { to: paths.settingTax, name: 'tax', of: 'partner' },
      { to: paths.settingNumbers, name: 'numbers', of: 'partner' },
      { to: paths.gettingPaid, name: 'payments' },
      { to: paths.settingMembers, name: 'members', of: 'person' },
      { to: paths.settingBilling, name: 'billing' },
    ],
  },
  {
    name: 'beyond',
    tabs: [
      { to: paths.settingConnections, name: 'connections' },
      { to: paths.settingData, name: 'data' },
    ],
  },
] as const satisfies readonly {
  name: string
  tabs: readonly { to: string; name: string; of?: 'person' | 'partner' }[]
}[]

/** A member has the tabs about themselves, a partner those of the business. */
function useOwnGroups() {
  const role = useRole()
  return groups
    .map(({ name, tabs }) => ({
      name,
      tabs: tabs.filter(
        (tab) =>
          role === 'owner' ||
          ('of' in tab && (tab.of === 'person' || (tab.of === 'partner' && role === 'partner'))),
      ),
    }))
    .filter(({ tabs }) => tabs.length > 0)
}

const arrow = {
  position: 'absolute',
  top: '3.5',
  boxSize: '4',
  color: 'fg.muted',
  pointerEvents: 'none',
  'aria-hidden': true,
} as const

/** The room of an arrow before the first tab in sight. */
const ARROW = 20

/** A fade where there are more tabs than are in sight. */
const fade = {
  // Between two tabs: up to the first one in sight.
  first: `transparent ${ARROW - 6}px, #000 ${ARROW - 2}px`,
  left: 'transparent 14px, #000 48px',
  right: '#000 calc(100% - 48px), transparent calc(100% - 14px)',
}

/**
 * The settings in their groups: a list beside the page, and where there is no room for one a row of tabs, of which
 * the one that is open is in sight.
 */
export function SettingTabs() {
  const { tabs: words, tabGroups } = useWords(account)
  const { pathname } = useLocation()
  const ownGroups = useOwnGroups()
  const tabList = useRef<HTMLDivElement>(null)
  const [more, setMore] = useState({ left: false, right: false })
  const look = useCallback(() => {
    if (!tabList.current) return
    const { scrollLeft, clientWidth, scrollWidth } = tabList.current
    setMore({ left: scrollLeft > 4, right: scrollLeft + clientWidth < scrollWidth - 4 })
  }, [])
  useEffect(() => {
    const show = () => {
      const list = tabList.current
      const tab = list?.querySelector<HTMLElement>(`[href="${pathname}"]`)
      // The row alone is scrolled: the page below stays where it is.
      // It stands first, behind the arrow: no word is cut off before it.
      if (list && tab) list.scrollLeft = tab.offsetLeft - ARROW
      look()
    }
    show()
    window.addEventListener('resize', show)
    return () => window.removeEventListener('resize', show)
  }, [pathname, look])
  return (
    <Box position="relative" mb={{ base: '5', md: '6', xl: '0' }}>
      <Flex
        ref={tabList}
        as="nav"
        aria-label={words.label}
        direction={{ base: 'row', xl: 'column' }}
        gap={{ base: '3', md: '5', xl: '5' }}
        borderBottomWidth={{ base: '1px', xl: '0' }}
        overflowX="auto"
        scrollbarWidth="none"
        onScroll={look}
        maskImage={`linear-gradient(to right, ${more.left ? fade[more.right ? 'first' : 'left'] : '#000'}, ${more.right ? fade.right : '#000'})`}
        scrollSnapType={{ base: 'x proximity', xl: 'none' }}
        scrollPaddingInlineStart={`${ARROW}px`}
      >
        {ownGroups.map((group) => (
          <Box
            key={group.name}
            display={{ base: 'contents', xl: 'flex' }}
            flexDirection="column"
            gap="0.5"
          >
            <Text hideBelow="xl" textStyle="meta" color="fg.muted" px="3" mb="1" aria-hidden>
              {tabGroups[group.name]}
            </Text>
            {group.tabs.map(({ to, name }) => (
              <TabLink
                key={to}
                to={to}
                aria-current={matchPath({ path: to, end: false }, pathname) ? 'page' : undefined}
                display="inline-flex"
                alignItems="center"
                justifyContent={{ base: 'center', xl: 'flex-start' }}
                h={{ base: '11', xl: '9' }}
                px={{ xl: '3' }}
                minW={{ base: '11', md: 'auto' }}
                flexShrink="0"
                scrollSnapAlign="start"
                borderBottomWidth={{ base: '2px', xl: '0' }}
                borderRadius={{ xl: 'l2' }}
                borderColor="transparent"
                textStyle={{ base: 'label', md: 'body' }}
                fontWeight="500"
                color="fg.muted"
                outlineOffset="-3px"
                transition="color 120ms ease-out"
                _hover={{ color: 'fg' }}
                _currentPage={{
                  color: 'fg',
                  fontWeight: '600',
                  borderColor: 'neel.focusRing',
                  bg: { xl: 'neel.subtle' },
                }}
              >
                {words[name]}
              </TabLink>
            ))}
          </Box>
        ))}
      </Flex>
      {more.left && <Icon as={ChevronLeft} {...arrow} left="-1" />}
      {more.right && <Icon as={ChevronRight} {...arrow} right="-1" />}
    </Box>
  )
}
