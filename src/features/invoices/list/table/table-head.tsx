import { Box, Button, Table } from '@chakra-ui/react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Fragment } from 'react'
import { table } from '#languages/en/screens/table.ts'
import { useWords } from '#src/language/words.ts'
import type { ListAddress } from '../use-list-address.ts'
import { ChooseBox } from './choose-box.tsx'
import { type Column, columns, newestFirst, yieldMark } from './columns.ts'
import { SortChoice } from './sort-choice.tsx'

interface TableHeadProps {
  address: ListAddress
  /** Counts only the invoices on the page. */
  chosen: 'none' | 'some' | 'all'
  onChoose: (chosen: boolean) => void
}

export function TableHead({ address, chosen, onChoose }: TableHeadProps) {
  const words = useWords(table)
  const { sort: current, descending } = address.order ?? newestFirst
  const Arrow = descending ? ArrowDown : ArrowUp
  const sorter = ({ column, descendingFirst }: Column) => (
    <Button
      size="xs"
      variant="ghost"
      px="2"
      gap="1"
      color={column === current ? 'fg' : 'fg.muted'}
      fontWeight="500"
      onClick={() => {
        const next = column === current ? !descending : descendingFirst
        address.ask({ sort: column, dir: next ? 'desc' : 'asc' })
      }}
    >
      {words.columns[column]}
      {column === current && <Arrow size={14} aria-hidden />}
    </Button>
  )
  const way = descending ? 'descending' : 'ascending'
  return (
    <Table.Header>
      <Table.Row>
        <Table.ColumnHeader p="0" w="11">
          <ChooseBox
            label={words.choosePage}
            checked={chosen === 'all'}
            partly={chosen === 'some'}
            onChange={onChoose}
          />
        </Table.ColumnHeader>
        <Table.ColumnHeader data-phone="" colSpan={2} py="0" px="0">
          <SortChoice address={address} />
        </Table.ColumnHeader>
        {columns.map((shown) => {
          const { column, amount, yields, takes, isTakenAbove } = shown
          const below = columns.find((other) => other.column === takes)
          const head = {
            ...yieldMark(yields),
            py: '1',
            px: '0',
            textAlign: amount ? 'end' : 'start',
          } as const
          return (
            <Fragment key={column}>
              <Table.ColumnHeader
                {...head}
                {...(below && { 'data-wide': '' })}
                aria-sort={column === current ? way : undefined}
              >
                {sorter(shown)}
              </Table.ColumnHeader>
              {/* The one that stands in its place with what moved below it: whichever of both is the order, the column is in it. */}
              {below && (
                <Table.ColumnHeader
                  {...head}
                  data-narrow=""
                  aria-sort={column === current || takes === current ? way : undefined}
                >
                  {sorter(isTakenAbove ? below : shown)}
                  <Box>{sorter(isTakenAbove ? shown : below)}</Box>
                </Table.ColumnHeader>
              )}
            </Fragment>
          )
        })}
        <Table.ColumnHeader p="0" w="11">
          <Box as="span" srOnly>
            {words.columns.actions}
          </Box>
        </Table.ColumnHeader>
      </Table.Row>
    </Table.Header>
  )
}
