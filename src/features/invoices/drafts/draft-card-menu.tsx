import { IconButton, Menu } from '@chakra-ui/react'
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Draft } from '#domain/document/draft.ts'
import { drafts } from '#languages/en/screens/drafts.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { menuSlotRecipe } from '#src/ui/theme/menu.ts'
import { useDiscard } from './use-discard.ts'

interface DraftCardMenuProps {
  draft: Pick<Draft, 'id' | 'kind'>
  name: string
}

export function DraftCardMenu({ draft: { id, kind }, name }: DraftCardMenuProps) {
  const { card: words } = useWords(drafts)
  const navigate = useNavigate()
  const discard = useDiscard()
  const trigger = useRef<HTMLButtonElement>(null)

  return (
    <Menu.Root
      recipe={menuSlotRecipe}
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
    >
      <Menu.Trigger asChild>
        <IconButton ref={trigger} variant="ghost" size="sm" aria-label={words.actions({ name })}>
          <EllipsisVertical aria-hidden />
        </IconButton>
      </Menu.Trigger>
      {/* Beside its button, not at the end of the page: it stays within the main landmark. */}
      <Menu.Positioner>
        <Menu.Content>
          <Menu.Item
            value="edit"
            onSelect={() => navigate(paths.invoiceDraft(id), { state: { kind } })}
          >
            <Pencil size={16} aria-hidden /> {words.edit}
          </Menu.Item>
          <Menu.Item
            value="discard"
            color="fg.error"
            onSelect={async () => {
              const content = trigger.current?.closest('main')
              await discard(id)
              // The card left the list with its menu: the focus stays in the content.
              if (!trigger.current?.isConnected) content?.focus()
            }}
          >
            <Trash2 size={16} aria-hidden /> {words.discard}
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}
