import { Box, Center, Flex, Text } from '@chakra-ui/react'
import { paths } from '../../lib/paths/paths.ts'
import { LanguageSwitch } from '../../ui/language-switch.tsx'
import { ThemeToggle } from '../../ui/theme/theme-toggle.tsx'
import { BrandLink } from './brand-link.tsx'
import { ClientSearch } from './search/client-search.tsx'

export interface ShellUser {
  name: string
  email: string
}

export function TopBar({ user }: { user: ShellUser }) {
  return (
    <Box as="header" position="sticky" top="0" zIndex="sticky" bg="bg" borderBottomWidth="1px">
      <Flex
        align="center"
        gap={{ base: '2', md: '4' }}
        h={{ base: '63px', md: '67px' }}
        maxW={{ base: 'full', lg: 'calc(1120px + 4rem)' }}
        mx="auto"
        px={{ base: '4', md: '6', lg: '8' }}
      >
        <Box display={{ base: 'block', md: 'none' }}>
          <BrandLink to={paths.dashboard} compact />
        </Box>
        <ClientSearch />
        <Flex align="center" gap={{ base: '1', md: '3' }} ms="auto" minW="0">
          <LanguageSwitch />
          <ThemeToggle />
          <Box display={{ base: 'none', lg: 'block' }} textAlign="end" minW="0" maxW="220px">
            <Text textStyle="sm" lineHeight="1.125rem" fontWeight="600" truncate>
              {user.name}
            </Text>
            <Text textStyle="meta" color="fg.muted" truncate>
              {user.email}
            </Text>
          </Box>
          <Center
            // A phone has the search in its place, whole.
            hideBelow="md"
            boxSize="9"
            flexShrink="0"
            borderRadius="full"
            bg="neel.muted"
            color="neel.fg"
            fontWeight="650"
            title={`${user.name}, ${user.email}`}
            aria-hidden
          >
            {(user.name || user.email).slice(0, 1).toUpperCase()}
          </Center>
        </Flex>
      </Flex>
    </Box>
  )
}
