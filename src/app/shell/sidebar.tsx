import { Box, Button, Flex, Icon } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import { shell } from '#languages/en/screens/shell.ts'
import { useWords } from '../../language/words.ts'
import { paths } from '../../lib/paths/paths.ts'
import { Link } from '../../ui/layout/link.tsx'
import { BrandLink } from './brand-link.tsx'
import { BusinessSwitch } from './business-switch.tsx'
import { navItems } from './nav-items.ts'
import { useOffered } from './use-offered.ts'

const sideItems = navItems.filter(({ only }) => only !== 'bar')

export function Sidebar() {
  const { ways } = useWords(shell)
  const place = useLocation()
  const offered = useOffered()
  return (
    <Flex
      as="aside"
      direction="column"
      display={{ base: 'none', md: 'flex' }}
      position="sticky"
      top="0"
      h="100dvh"
      w="240px"
      flexShrink="0"
      borderEndWidth="1px"
      px="3"
      pb="4"
      overflowY="auto"
    >
      <Flex h="68px" flexShrink="0" align="center" mb="2" px="2.5">
        <BrandLink to={paths.dashboard} />
      </Flex>
      <Box mb="3" _empty={{ display: 'none' }}>
        <BusinessSwitch />
      </Box>
      <Flex as="nav" aria-label={ways.main} direction="column" gap="1">
        {sideItems.filter(offered).map(({ label, to, icon, isActive }) => (
          <Button
            key={to}
            asChild
            variant="ghost"
            justifyContent="flex-start"
            gap="3"
            px="3"
            fontWeight="500"
            _currentPage={{ bg: 'neel.subtle', color: 'fg', fontWeight: '600' }}
          >
            <Link to={to} aria-current={isActive(place) ? 'page' : undefined}>
              <Icon as={icon} boxSize="18px" aria-hidden />
              {ways[label]}
            </Link>
          </Button>
        ))}
      </Flex>
    </Flex>
  )
}
