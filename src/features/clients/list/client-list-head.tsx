import { Button, Grid, Text } from '@chakra-ui/react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ClientSort } from '#domain/people/client.ts'
import { clients } from '#languages/en/screens/clients.ts'
import { useWords } from '#src/language/words.ts'
import type { ClientListState } from './use-client-list.ts'

/** The columns of the list, which its rows and its head share. */
export const clientColumns = {
  base: 'minmax(0, 1fr) auto 2rem',
  lg: 'minmax(0, 1fr) minmax(0, 12rem) 10rem 9rem 2.5rem',
} as const

/** The height of a row and of its skeleton: two lines, and a third where there are no columns. */
export const clientRowHeight = { base: '24', lg: '70px' } as const

/** The heads of the columns where there is room for them; three of them sort the list. */
export function ClientListHead({ list }: { list: ClientListState }) {
  const { columns: words } = useWords(clients).list
  const sorter = (sort: ClientSort, atEnd = false) => {
    const isCurrent = sort === list.sort
    const Arrow = sort === 'name' ? ArrowUp : ArrowDown
    return (
      <Button
        size="xs"
        variant="ghost"
        px="2"
        mx="-2"
        gap="1"
        justifySelf={atEnd ? 'end' : 'start'}
        color={isCurrent ? 'fg' : 'fg.muted'}
        fontWeight="500"
        aria-pressed={isCurrent}
        onClick={() => list.setSort(sort)}
      >
        {words[sort]}
        {isCurrent && <Arrow size={14} aria-hidden />}
      </Button>
    )
  }
  return (
    <Grid
      role="group"
      aria-label={words.label}
      hideBelow="lg"
      templateColumns={clientColumns}
      columnGap="4"
      alignItems="center"
      // As far from the edge as the text of a row.
      px="calc(1.25rem + 1px)"
      mb="1"
    >
      {sorter('name')}
      <Text textStyle="meta" color="fg.muted">
        {words.place}
      </Text>
      {sorter('last')}
      {sorter('owed', true)}
    </Grid>
  )
}
