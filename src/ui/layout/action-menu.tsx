import { IconButton, Menu } from '@chakra-ui/react'
import { EllipsisVertical, type LucideIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { menuSlotRecipe } from '../theme/menu.ts'
import { Link } from './link.tsx'

export type Action = {
  value: string
  icon: LucideIcon
  text: string
  /** Where it leads; the others run something. */
  to?: string
  run?: () => void
}

interface ActionMenuProps {
  label: string
  actions: readonly Action[]
  outlined?: boolean
}

/** A few actions behind one button. */
export function ActionMenu(props: ActionMenuProps) {
  const [asked, setAsked] = useState(false)
  if (asked) return <OpenedMenu {...props} />
  const { label, outlined = false } = props
  // The menus of a long list would take longer than all the rest of it: each is made when it is first opened.
  return (
    <IconButton
      variant={outlined ? 'outline' : 'ghost'}
      size={outlined ? 'md' : 'sm'}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setAsked(true)}
    >
      <EllipsisVertical aria-hidden />
    </IconButton>
  )
}

function OpenedMenu({ label, actions, outlined = false }: ActionMenuProps) {
  const [open, setOpen] = useState(false)
  // A menu that opens takes the focus; one that is open from its beginning does not.
  useEffect(() => setOpen(true), [])
  return (
    <Menu.Root
      recipe={menuSlotRecipe}
      open={open}
      onOpenChange={(details) => setOpen(details.open)}
      positioning={{ placement: 'bottom-end', strategy: 'fixed' }}
      lazyMount
      unmountOnExit
    >
      <Menu.Trigger asChild>
        <IconButton
          variant={outlined ? 'outline' : 'ghost'}
          size={outlined ? 'md' : 'sm'}
          aria-label={label}
        >
          <EllipsisVertical aria-hidden />
        </IconButton>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
          {actions.map(({ value, icon: Icon, text, to, run }) =>
            to ? (
              <Menu.Item key={value} value={value} asChild>
                <Link to={to}>
                  <Icon size={16} aria-hidden /> {text}
                </Link>
              </Menu.Item>
            ) : (
              <Menu.Item key={value} value={value} onSelect={run}>
                <Icon size={16} aria-hidden /> {text}
              </Menu.Item>
            ),
          )}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}
