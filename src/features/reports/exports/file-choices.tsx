import { Button, Menu } from '@chakra-ui/react'
import { ChevronDown, Download } from 'lucide-react'
import { menuSlotRecipe } from '#src/ui/theme/menu.ts'

interface FileChoicesProps {
  text: string
  /** Says of what, where there are several. */
  label?: string
  disabled: boolean
  small?: boolean
  choices: readonly { value: string; label: string; onSelect: () => void }[]
}

/** The files that there are, behind one button. */
export function FileChoices({ text, label, disabled, small = false, choices }: FileChoicesProps) {
  return (
    <Menu.Root
      recipe={menuSlotRecipe}
      positioning={{ placement: 'bottom-end', strategy: 'fixed' }}
      lazyMount
      unmountOnExit
    >
      <Menu.Trigger asChild>
        <Button
          variant="outline"
          disabled={disabled}
          {...(small && { size: 'sm' })}
          {...(label && { 'aria-label': label })}
        >
          <Download aria-hidden /> {text}
          <ChevronDown aria-hidden />
        </Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
          {choices.map((choice) => (
            <Menu.Item key={choice.value} value={choice.value} onSelect={choice.onSelect}>
              {choice.label}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}
