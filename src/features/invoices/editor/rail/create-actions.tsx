import { Flex, IconButton, Menu } from '@chakra-ui/react'
import { ChevronDown, FileText, Repeat, Send } from 'lucide-react'
import { useId } from 'react'
import type { DraftKind } from '#domain/document/kinds.ts'
import { editor } from '#languages/en/screens/editor.ts'
import { useBusiness } from '#src/data/business.ts'
import { useWords } from '#src/language/words.ts'
import { SubmitButton } from '#src/ui/form/submit-button.tsx'
import { menuSlotRecipe } from '#src/ui/theme/menu.ts'
import { useSellerUnknown } from '../use-seller-unknown.ts'
import { WaitsForSeller } from './waits-for-seller.tsx'

interface CreateActionsProps {
  kind: DraftKind
  pending: boolean
  onSend: () => void
  onSaveDraft: () => void
  /** Missing where nothing repeats. */
  onRepeat: (() => void) | undefined
}

/** The one thing to do with the sheet, and behind the arrow the others. */
export function CreateActions(props: CreateActionsProps) {
  const { kinds, rail: words } = useWords(editor)
  const { kind, pending, onSend, onSaveDraft, onRepeat } = props
  // Without a business, to set it up comes first.
  const isEarly = useBusiness().data === null
  const variant = isEarly ? 'outline' : 'solid'
  const waits = useSellerUnknown()
  const waitsId = useId()
  return (
    <>
      <Flex flex="1 0 auto">
        <SubmitButton
          variant={variant}
          flex="1"
          minW="0"
          px={{ base: '2', sm: '3' }}
          borderEndRadius="0"
          {...{ pending }}
          disabled={waits}
          aria-describedby={waits ? waitsId : undefined}
          pendingText={kinds[kind].creating}
        >
          {kinds[kind].create}
        </SubmitButton>
        <Menu.Root
          recipe={menuSlotRecipe}
          positioning={{ placement: 'bottom-end' }}
          lazyMount
          unmountOnExit
        >
          <Menu.Trigger asChild>
            <IconButton
              // Not live as a whole: what is left behind the arrow is quiet.
              variant={waits ? 'outline' : variant}
              aria-label={words.more}
              disabled={pending}
              borderStartRadius="0"
              ms={isEarly ? '-1px' : '1px'}
              minW={{ base: '11', md: '9' }}
              px="0"
            >
              <ChevronDown aria-hidden />
            </IconButton>
          </Menu.Trigger>
          <Menu.Positioner>
            <Menu.Content>
              <Menu.Item value="send" disabled={waits} onSelect={onSend}>
                <Send size={16} aria-hidden /> {words.send}
              </Menu.Item>
              <Menu.Item value="draft" onSelect={onSaveDraft}>
                <FileText size={16} aria-hidden /> {words.draft}
              </Menu.Item>
              {onRepeat && (
                <Menu.Item value="repeat" onSelect={onRepeat}>
                  <Repeat size={16} aria-hidden /> {words.repeat}
                </Menu.Item>
              )}
            </Menu.Content>
          </Menu.Positioner>
        </Menu.Root>
      </Flex>
      {waits && <WaitsForSeller id={waitsId} />}
    </>
  )
}
