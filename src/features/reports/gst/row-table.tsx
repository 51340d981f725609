import { Box, Table } from '@chakra-ui/react'
import { formatMoney, parseMinor } from '#domain/money.ts'
import { gstReturns } from '#languages/en/screens/gst-returns.ts'
import { useWords } from '#src/language/words.ts'
import { tableSlotRecipe } from '#src/ui/theme/table.ts'
import type { Column, Table as Rows } from '#tables/table.ts'

const isNumber = ({ kind }: Column) => kind === 'amount' || kind === 'number'

const shown = (cell: string | null, column: Column | undefined) => {
  const minor = cell !== null && column?.kind === 'amount' ? parseMinor(cell) : null
  return minor === null ? (cell ?? '') : formatMoney(minor)
}

/** Columns in which no row has anything are left out. */
function filled({ columns, rows }: Rows) {
  const places = columns.flatMap((column, at) =>
    rows.some((row) => (row[at] ?? '') !== '') ? [{ column, at }] : [],
  )
  return {
    columns: places.map(({ column }) => column),
    rows: rows.map((row) => places.map(({ at }) => row[at] ?? null)),
  }
}

/** The rows of a section as the offline tool has them. */
export function RowTable({ title, table }: { title: string; table: Rows }) {
  const { sections: words } = useWords(gstReturns)
  const { columns, rows } = filled(table)
  return (
    // Wider than a phone: it scrolls by itself, by touch and by keys.
    <Box role="region" aria-label={words.rows({ title })} tabIndex={0} overflowX="auto">
      <Table.Root recipe={tableSlotRecipe} aria-label={words.rows({ title })}>
        <Table.Header>
          <Table.Row>
            {columns.map((column) => (
              <Table.ColumnHeader
                key={column.label}
                whiteSpace="nowrap"
                textAlign={isNumber(column) ? 'end' : 'start'}
              >
                {column.label}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row) => (
            <Table.Row key={row.join('|')}>
              {row.map((cell, at) => {
                const column = columns[at]
                return (
                  <Table.Cell
                    key={column?.label}
                    whiteSpace="nowrap"
                    textAlign={column && isNumber(column) ? 'end' : 'start'}
                  >
                    {shown(cell, column)}
                  </Table.Cell>
                )
              })}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  )
}
