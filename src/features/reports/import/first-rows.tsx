import { Box, Table, Text } from '@chakra-ui/react'
import { stateNameOf } from '#domain/gst/states.ts'
import type { ImportRow } from '#domain/import/cells.ts'
import type { ImportFieldName } from '#domain/import/import-field.ts'
import type { ImportKind } from '#domain/import/import-fields.ts'
import { currencies, formatMoney, formatRate } from '#domain/money.ts'
import { imports } from '#languages/en/names/imports.ts'
import { importing } from '#languages/en/screens/importing.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { tableSlotRecipe } from '#src/ui/theme/table.ts'

const MOST_SHOWN = 5

type Shown = readonly [field: ImportFieldName, key: string]

/** The fields that are looked at, and where a read row has them. */
const shown: Record<ImportKind, readonly Shown[]> = {
  clients: [
    ['name', 'name'],
    ['email', 'email'],
    ['phone', 'phone'],
    ['gstin', 'gstin'],
    ['city', 'city'],
    ['state', 'stateCode'],
  ],
  items: [
    ['description', 'description'],
    ['rate', 'rate'],
    ['unit', 'unit'],
    ['hsnSac', 'hsnSac'],
    ['gstRate', 'gstRate'],
  ],
  invoices: [
    ['number', 'number'],
    ['issueDate', 'issueDate'],
    ['clientName', 'clientName'],
    ['dueDate', 'dueDate'],
    ['total', 'totalMinor'],
  ],
}

const numeric = new Set(['rate', 'gstRate', 'totalMinor'])

interface FirstRowsProps {
  kind: ImportKind
  rows: readonly ImportRow[]
  /** Where in the file each begins. */
  lines: readonly number[]
}

/** The first rows of a file as they were read, also those that are there already. */
export function FirstRows({ kind, rows, lines }: FirstRowsProps) {
  const { first: words } = useWords(importing)
  const { fields } = useWords(imports)
  const dates = useDates()
  const textOf = (row: ImportRow, key: string) => {
    const value = row[key]
    const currency = currencies.find((known) => known === row.currency) ?? 'INR'
    if (typeof value === 'number') {
      return key === 'gstRate' ? `${value / 100}%` : formatMoney(value, currency)
    }
    if (typeof value !== 'string' || value === '') return '–'
    if (key === 'rate') return formatRate(value, currency)
    if (key === 'stateCode') return stateNameOf(value) ?? value
    return key === 'issueDate' || key === 'dueDate' ? dates.day(value) : value
  }
  if (rows.length === 0) return null
  return (
    <Box mt="6">
      <Text fontWeight="600" mb="3">
        {words}
      </Text>
      <Box overflowX="auto" tabIndex={0} role="region" aria-label={words}>
        <Table.Root recipe={tableSlotRecipe}>
          <Table.Header>
            <Table.Row>
              {shown[kind].map(([field, key]) => (
                <Table.ColumnHeader key={key} textAlign={numeric.has(key) ? 'end' : undefined}>
                  {fields[field]}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {rows.slice(0, MOST_SHOWN).map((row, place) => (
              <Table.Row key={lines[place]}>
                {shown[kind].map(([, key]) => (
                  <Table.Cell
                    key={key}
                    minW="6rem"
                    maxW="16rem"
                    overflowWrap="anywhere"
                    fontVariantNumeric="tabular-nums"
                    textAlign={numeric.has(key) ? 'end' : undefined}
                  >
                    {textOf(row, key)}
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
    </Box>
  )
}
