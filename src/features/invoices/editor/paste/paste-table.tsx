import { Box, chakra, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { pastedFields } from '#domain/document/new/row-fields.ts'
import { editor } from '#languages/en/screens/editor.ts'
import { useWords } from '#src/language/words.ts'
import { SelectField } from '#src/ui/form/fields/select-field.tsx'
import type { Column } from './columns.ts'

/** This many lines suffice to see whether the columns are right. */
const SHOWN = 5

const Table = chakra('table')
const Cell = chakra('td')

const right: Column[] = ['quantity', 'rate', 'discount', 'gstRate', 'amount']

interface PasteTableProps {
  lines: string[][]
  columns: Column[]
  onChoose: (place: number, column: Column) => void
}

/** The first of what was pasted, each column under the field that it fills. */
export function PasteTable({ lines, columns, onChoose }: PasteTableProps) {
  const { paste: words, rows, amount } = useWords(editor)
  const names = { ...rows, hsnSac: rows.code, gstRate: rows.gst, amount }
  const choices = pastedFields.map(({ field }) => ({ value: field, label: names[field] }))
  const id = useId()
  const places = columns.map((column, place) => ({ key: `${id}-${place}`, column, place }))
  const shown = lines.slice(0, SHOWN).map((line, place) => ({ key: `${id}-line-${place}`, line }))
  const rest = lines.length - shown.length
  return (
    <Box>
      <Box overflowX="auto">
        <Table w="full" textStyle="sm" borderCollapse="collapse">
          <thead>
            <tr>
              {places.map(({ key, column, place }) => (
                <Cell
                  as="th"
                  key={key}
                  pb="2"
                  px="1"
                  minW={place === 0 ? '11rem' : '7.5rem'}
                  textAlign="start"
                >
                  <SelectField
                    label={words.column({ number: place + 1 })}
                    placeholder={words.leftOut}
                    options={choices}
                    value={column}
                    onChange={({ target }) => {
                      const chosen = choices.find(({ value }) => value === target.value)
                      onChoose(place, (chosen?.value ?? '') as Column)
                    }}
                  />
                </Cell>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, line }) => (
              <tr key={key}>
                {places.map(({ key, column, place }) => (
                  <Cell
                    key={key}
                    py="2"
                    px="1"
                    maxW={{ base: '11rem', md: '16rem' }}
                    borderBottomWidth="1px"
                    overflow="hidden"
                    textOverflow="ellipsis"
                    whiteSpace="nowrap"
                    color={column ? 'fg' : 'fg.muted'}
                    textAlign={right.includes(column) ? 'end' : 'start'}
                  >
                    {line[place]}
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Box>
      {rest > 0 && (
        <Text mt="2" textStyle="meta" color="fg.muted">
          {words.more({ count: rest })}
        </Text>
      )}
    </Box>
  )
}
