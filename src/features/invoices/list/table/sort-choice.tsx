import { chakra, Flex, IconButton } from '@chakra-ui/react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { table } from '#languages/en/screens/table.ts'
import { useWords } from '#src/language/words.ts'
import { BareSelect } from '#src/ui/form/bare-select.tsx'
import type { ListAddress } from '../use-list-address.ts'
import { columns, newestFirst } from './columns.ts'

const Select = chakra(BareSelect)

/** The order of the table on a phone, where the head has no room for its columns. */
export function SortChoice({ address }: { address: ListAddress }) {
  const words = useWords(table)
  const { sort, descending } = address.order ?? newestFirst
  const order = (column: string, down: boolean) =>
    address.ask({ sort: column, dir: down ? 'desc' : 'asc' })
  return (
    <Flex align="center" justify="space-between">
      <Select
        aria-label={words.orderBy}
        h="11"
        ps="1"
        bg="transparent"
        fontWeight="500"
        value={sort}
        onChange={({ target }) => {
          const chosen = columns.find(({ column }) => column === target.value)
          if (chosen) order(chosen.column, chosen.descendingFirst)
        }}
      >
        {columns.map(({ column }) => (
          <option key={column} value={column}>
            {words.columns[column]}
          </option>
        ))}
      </Select>
      <IconButton
        size="xs"
        variant="ghost"
        color="fg.muted"
        aria-label={descending ? words.ascending : words.descending}
        onClick={() => order(sort, !descending)}
      >
        {descending ? <ArrowDown aria-hidden /> : <ArrowUp aria-hidden />}
      </IconButton>
    </Flex>
  )
}
