import { Button, Menu, Text } from '@chakra-ui/react'
import { Check, ChevronDown } from 'lucide-react'
import { formatWhole } from '#domain/money.ts'
import { lists } from '#languages/en/screens/lists.ts'
import { useWords } from '#src/language/words.ts'
import type { SegmentedOption } from '#src/ui/form/fields/segmented-toggle.tsx'
import { menuSlotRecipe } from '#src/ui/theme/menu.ts'

const Count = ({ count = 0 }: { count?: number | undefined }) =>
  count > 0 && (
    <Text as="span" color="fg.muted" fontWeight="400" fontSize="xs">
      {formatWhole(count)}
    </Text>
  )

interface RareStatusesProps<View extends string> {
  options: SegmentedOption<View>[]
  /** The view in use, which may be none of these. */
  value: View | null
  onChange: (view: View | null) => void
}

/** The statuses that few look for, behind a button that says which one is in use. */
export function RareStatuses<View extends string>(props: RareStatusesProps<View>) {
  const { options, value, onChange } = props
  const words = useWords(lists)
  const chosen = options.find((option) => option.value === value)
  return (
    <Menu.Root
      recipe={menuSlotRecipe}
      positioning={{ placement: 'bottom-start' }}
      lazyMount
      unmountOnExit
    >
      <Menu.Trigger asChild>
        <Button size="sm" variant={chosen ? 'subtle' : 'outline'} gap="1.5" flexShrink="0">
          {chosen ? chosen.label : words.more}
          {chosen && <Count count={chosen.count} />}
          <ChevronDown aria-hidden />
        </Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
          <Menu.RadioItemGroup
            value={chosen?.value ?? ''}
            onValueChange={({ value: next }) =>
              onChange(options.find((option) => option.value === next)?.value ?? null)
            }
          >
            {options.map(({ value: view, label, count }) => (
              <Menu.RadioItem key={view} value={view}>
                <Menu.ItemIndicator>
                  <Check size={16} aria-hidden />
                </Menu.ItemIndicator>
                <Menu.ItemText>
                  {label} <Count count={count} />
                </Menu.ItemText>
              </Menu.RadioItem>
            ))}
          </Menu.RadioItemGroup>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}
