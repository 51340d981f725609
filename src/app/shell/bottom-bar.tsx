import { chakra, Flex, Icon } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import { shell } from '#languages/en/screens/shell.ts'
import { useWords } from '../../language/words.ts'
import { paths } from '../../lib/paths/paths.ts'
import { Link } from '../../ui/layout/link.tsx'
import { amongInvoices, navItems } from './nav-items.ts'
import { useOffered } from './use-offered.ts'

const NavLink = chakra(Link)

const barItems = navItems.filter(({ only }) => only !== 'sidebar')

export function BottomBar() {
  const { ways } = useWords(shell)
  const place = useLocation()
  const offered = useOffered()
  return (
    <Flex
      as="nav"
      aria-label={ways.bottom}
      display={{ base: 'flex', md: 'none' }}
      position="fixed"
      insetX="0"
      bottom="0"
      zIndex="docked"
      bg="bg.panel"
      borderTopWidth="1px"
      pb="env(safe-area-inset-bottom)"
    >
      {barItems.filter(offered).map(({ shortLabel, to, icon, isActive }) => (
        <NavLink
          key={to}
          to={to}
          aria-current={
            isActive(place) || (to === paths.invoices && amongInvoices(place)) ? 'page' : undefined
          }
          flex="1"
          minW="0"
          h="16"
          display="flex"
          flexDirection="column"
          alignItems="center"
          justifyContent="center"
          gap="1"
          color="fg.muted"
          fontSize="0.75rem"
          lineHeight="1rem"
          fontWeight="500"
          outlineOffset="-3px"
          _currentPage={{ color: 'neel.fg', fontWeight: '600' }}
        >
          <Icon as={icon} boxSize="5" aria-hidden />
          <chakra.span maxW="full" truncate>
            {ways[shortLabel]}
          </chakra.span>
        </NavLink>
      ))}
    </Flex>
  )
}
