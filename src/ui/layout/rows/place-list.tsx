import { Box, chakra, Flex, Icon, Skeleton, Text } from '@chakra-ui/react'
import { ChevronRight, type LucideIcon } from 'lucide-react'
import { Link } from '../link.tsx'

const PlaceLink = chakra(Link)

export interface Place {
  label: string
  /** Describes the place in a sentence. */
  about?: string
  to: string
  icon: LucideIcon
  /** How it stands there now; null until that is known, undefined where there is nothing to say. */
  figure?: { text: string; isLate?: boolean; isNothing?: boolean } | null | undefined
}

/** Links to other screens, one below the other on a phone, side by side where there is room. */
export function PlaceList({ label, places }: { label: string; places: readonly Place[] }) {
  return (
    <Box
      as="nav"
      aria-label={label}
      display="grid"
      gap="3"
      gridTemplateColumns={{
        base: '1fr',
        lg: '1fr 1fr',
      }}
    >
      {places.map(({ label: name, about, to, icon, figure }) => (
        <PlaceLink
          key={to}
          to={to}
          display="flex"
          alignItems="start"
          gap="4"
          minH="14"
          p={{ base: '4', md: '5' }}
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="l3"
          _hover={{ borderColor: 'neel.focusRing' }}
        >
          <Icon as={icon} boxSize="5" color="neel.fg" aria-hidden />
          <Flex direction="column" gap="0.5" flex="1" minW="0">
            <Text as="span" fontWeight="600">
              {name}
            </Text>
            {about && (
              <Text as="span" color="fg.muted" textStyle="sm">
                {about}
              </Text>
            )}
            {figure !== undefined && (
              <Text
                as="span"
                mt="1"
                textStyle="sm"
                fontWeight="500"
                fontVariantNumeric="tabular-nums"
                color={figure?.isLate ? 'fg.error' : figure?.isNothing ? 'fg.muted' : 'neel.fg'}
              >
                {figure ? (
                  figure.text
                ) : (
                  <Skeleton
                    aria-hidden
                    h="3.5"
                    my="calc((1lh - 0.875rem) / 2)"
                    w="40"
                    maxW="full"
                  />
                )}
              </Text>
            )}
          </Flex>
          <Icon as={ChevronRight} boxSize="4" color="fg.muted" alignSelf="center" aria-hidden />
        </PlaceLink>
      ))}
    </Box>
  )
}
