import { Center, chakra, Flex, Menu, Text, VisuallyHidden } from '@chakra-ui/react'
import { ChevronsUpDown, CircleCheck } from 'lucide-react'
import { ownBusinesses } from '#languages/en/screens/own-businesses.ts'
import {
  useBusinesses,
  useChooseBusiness,
  useOtherBusiness,
} from '../../data/account/businesses.ts'
import { useWords } from '../../language/words.ts'
import { paths } from '../../lib/paths/paths.ts'
import { Link } from '../../ui/layout/link.tsx'
import { menuSlotRecipe } from '../../ui/theme/menu.ts'

const Trigger = chakra('button')

/** Names the business of this tab, always in sight, and leads to another; nothing where a person has but their own. */
export function BusinessSwitch() {
  const words = useWords(ownBusinesses)
  const other = useOtherBusiness()
  const choose = useChooseBusiness()
  const { data: all = [] } = useBusinesses()
  const own = all.find(({ role }) => role === 'owner')
  const here = other ?? own
  if (other === null && all.every(({ role }) => role === 'owner')) return null
  const name = here?.name ?? words.title
  return (
    <Menu.Root
      recipe={menuSlotRecipe}
      positioning={{ placement: 'bottom-start' }}
      lazyMount
      unmountOnExit
    >
      <Menu.Trigger asChild>
        <Trigger
          type="button"
          display="flex"
          alignItems="center"
          gap="2.5"
          w="full"
          minH="11"
          px="2.5"
          textAlign="start"
          borderRadius="l2"
          borderWidth="1px"
          bg="bg.panel"
          cursor="pointer"
          _hover={{ borderColor: 'neel.focusRing' }}
        >
          <Center
            boxSize="7"
            flexShrink="0"
            borderRadius="l1"
            bg="neel.muted"
            color="neel.fg"
            fontWeight="650"
            aria-hidden
          >
            {name.slice(0, 1).toUpperCase()}
          </Center>
          <Flex direction="column" flex="1" minW="0" lineHeight="1.15">
            <Text as="span" textStyle="sm" fontWeight="600" truncate>
              {name}
            </Text>
            {here && (
              <>
                <Text as="span" textStyle="meta" color="fg.muted" truncate>
                  {words.roles[other?.role ?? 'owner']}
                </Text>
                <VisuallyHidden>{words.switch}</VisuallyHidden>
              </>
            )}
          </Flex>
          <ChevronsUpDown size={16} aria-hidden />
        </Trigger>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content maxW="20rem">
          <Menu.RadioItemGroup
            value={here?.id ?? ''}
            onValueChange={({ value }) => {
              const next = all.find(({ id }) => id === value)
              if (next) choose(next)
            }}
          >
            {all.map(({ id, name: label, role }) => (
              <Menu.RadioItem key={id} value={id}>
                <Menu.ItemIndicator>
                  <CircleCheck size={16} aria-hidden />
                </Menu.ItemIndicator>
                <Menu.ItemText>
                  {label}
                  <Text as="span" display="block" textStyle="meta" color="fg.muted">
                    {words.roles[role]}
                  </Text>
                </Menu.ItemText>
              </Menu.RadioItem>
            ))}
          </Menu.RadioItemGroup>
          <Menu.Item value="all" asChild>
            <Link to={paths.businesses}>{words.all}</Link>
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}
