import { Button } from '@chakra-ui/react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ClientSort } from '#domain/people/client.ts'
import { clients } from '#languages/en/screens/clients.ts'
import { useWords } from '#src/language/words.ts'
import type { ColumnHead } from '#src/ui/layout/rows/column-list.tsx'
import type { ClientListState } from './use-client-list.ts'

/** The tracks of the list: name, place, last invoice, what is owed, and the menu. */
export const clientColumns =
  'minmax(10rem, 1fr) minmax(0, 11rem) minmax(8rem, auto) minmax(8rem, auto) auto'

interface SorterProps {
  sort: ClientSort
  list: ClientListState
}

function Sorter({ sort, list }: SorterProps) {
  const { columns: words } = useWords(clients).list
  const isCurrent = sort === list.sort
  const Arrow = sort === 'name' ? ArrowUp : ArrowDown
  return (
    <Button
      size="xs"
      variant="ghost"
      px="2"
      mx="-2"
      // As high as the heads of lists that do not sort.
      my="-1.5"
      gap="1"
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

/** The heads of the columns; three of them sort the list. */
export function useClientHeads(list: ClientListState): ColumnHead[] {
  const { columns: words } = useWords(clients).list
  return [
    { text: words.name, sorter: <Sorter sort="name" list={list} /> },
    { text: words.place, isWide: true },
    { text: words.last, isWide: true, sorter: <Sorter sort="last" list={list} /> },
    { text: words.owed, atEnd: true, sorter: <Sorter sort="owed" list={list} /> },
  ]
}
