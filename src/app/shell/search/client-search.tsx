import { Box, Icon } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { type FormEvent, useId } from 'react'
import { shell } from '#languages/en/screens/shell.ts'
import { useWords } from '#src/language/words.ts'
import { Input } from '#src/ui/form/input.ts'
import { SearchSuggestions } from './search-suggestions.tsx'
import { useClientSearch } from './use-client-search.ts'

/** Offers clients and invoices while one types; Enter opens the chosen one, or the list filtered by the text. */
export function ClientSearch() {
  const { label } = useWords(shell).search
  const listId = useId()
  const search = useClientSearch()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    search.submit()
  }

  return (
    <Box
      role="search"
      flex="1"
      minW="0"
      maxW="360px"
      position="relative"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) search.close()
      }}
    >
      <form onSubmit={submit}>
        <Icon
          as={Search}
          boxSize="4"
          position="absolute"
          insetStart="3"
          top="50%"
          transform="translateY(-50%)"
          color="fg.muted"
          pointerEvents="none"
          zIndex="1"
          aria-hidden
        />
        <Input
          type="search"
          name="client"
          value={search.typed}
          onChange={(event) => search.type(event.target.value)}
          onKeyDown={search.onKeyDown}
          placeholder={label}
          textOverflow="ellipsis"
          aria-label={label}
          aria-keyshortcuts="/"
          aria-autocomplete="list"
          aria-controls={search.groups ? listId : undefined}
          aria-activedescendant={search.active < 0 ? undefined : `${listId}-${search.active}`}
          autoComplete="off"
          enterKeyHint="search"
          ps="9"
          pe={{ base: '3', md: '10' }}
        />
        <Box
          as="kbd"
          display={{ base: 'none', md: 'block' }}
          position="absolute"
          insetEnd="2.5"
          top="50%"
          transform="translateY(-50%)"
          px="1.5"
          borderWidth="1px"
          borderColor="border.emphasized"
          borderRadius="l1"
          color="fg.muted"
          fontFamily="body"
          fontSize="0.75rem"
          lineHeight="1.125rem"
          pointerEvents="none"
          aria-hidden
        >
          /
        </Box>
      </form>
      {(search.groups || search.failed) && (
        <SearchSuggestions
          id={listId}
          text={search.text}
          groups={search.groups}
          active={search.active}
          onChoose={search.go}
          onShowAll={search.showList}
        />
      )}
    </Box>
  )
}
