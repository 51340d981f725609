import { Box, Button, Text } from '@chakra-ui/react'
import { shell } from '#languages/en/screens/shell.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import type { LineGroup } from './found-groups.ts'
import { LineGroups } from './line-groups.tsx'

interface SearchSuggestionsProps {
  id: string
  text: string
  /** Undefined when they could not be asked for. */
  groups: LineGroup[] | undefined
  /** The one that the arrow keys have reached; -1 for none. */
  active: number
  onChoose: (address: string) => void
  onShowAll: () => void
}

/** The matches under the search box; the focus stays in the box. */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  const { messages } = useSpeech()
  const { id, text, groups, active, onChoose, onShowAll } = props
  const words = useWords(shell).search
  const any = groups !== undefined && groups.length > 0
  const nothing = groups ? words.nothing({ text }) : messages.searchFailed

  return (
    <Box
      // On phones it spans the screen below the top bar.
      position={{ base: 'fixed', sm: 'absolute' }}
      top={{ base: '60px', sm: 'calc(100% + 6px)' }}
      insetStart={{ base: '4', sm: '0' }}
      w={{ base: 'calc(100vw - 2rem)', sm: 'full' }}
      minW={{ sm: '360px' }}
      // Clear of the bar at the foot of a phone.
      maxH={{
        base: 'calc(100dvh - 60px - var(--bahi-bottom-bar, 64px) - 0.75rem)',
        md: 'calc(100dvh - 5rem)',
      }}
      overflowY="auto"
      zIndex="dropdown"
      p="1.5"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l2"
      boxShadow="lg"
      // A press must not take the focus off the box: the list would close under the pointer.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Text role="status" textStyle="meta" color="fg.muted" px="2.5" py="1.5" hidden={any}>
        {any ? '' : nothing}
      </Text>
      <LineGroups
        id={id}
        label={words.found}
        groups={groups ?? []}
        active={active}
        onChoose={onChoose}
      />
      {any && (
        <Button size="sm" variant="ghost" w="full" mt="1" onClick={onShowAll}>
          {words.all({ text })}
        </Button>
      )}
    </Box>
  )
}
