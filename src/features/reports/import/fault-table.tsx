import { Box, Button, Flex, Table, Text } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import type { ImportFault } from '#domain/import/read-rows.ts'
import { formatWhole } from '#domain/money.ts'
import { imports } from '#languages/en/names/imports.ts'
import { importing } from '#languages/en/screens/importing.ts'
import { nameOf } from '#languages/name-of.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { tableSlotRecipe } from '#src/ui/theme/table.ts'

/** More are told as a number: the file is mended before all of them were read. */
const MOST_SHOWN = 100

interface FaultTableProps {
  faults: readonly ImportFault[]
  onDownload: () => void
}

/** Lists the faults of a file, row by row. */
export function FaultTable({ faults, onDownload }: FaultTableProps) {
  const { faults: words } = useWords(importing)
  const { fields } = useWords(imports)
  const { say } = useSpeech()
  const shown = faults.slice(0, MOST_SHOWN)
  return (
    <Box mt="6">
      <Flex mb="3" gap="3" wrap="wrap" align="center" justify="space-between">
        <Box flex="1 1 16rem">
          <Text fontWeight="600">{words.title}</Text>
          <Text textStyle="sm" color="fg.muted">
            {words.about}
          </Text>
        </Box>
        <Button size="sm" variant="outline" onClick={onDownload}>
          <Download aria-hidden /> {words.download}
        </Button>
      </Flex>
      <Box overflowX="auto" tabIndex={0} role="region" aria-label={words.title}>
        <Table.Root recipe={tableSlotRecipe}>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>{words.row}</Table.ColumnHeader>
              <Table.ColumnHeader>{words.column}</Table.ColumnHeader>
              <Table.ColumnHeader>{words.cell}</Table.ColumnHeader>
              <Table.ColumnHeader>{words.wrong}</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {shown.map(({ line, field, cell, message }) => (
              <Table.Row key={`${line} ${field}`}>
                <Table.Cell fontVariantNumeric="tabular-nums">{line}</Table.Cell>
                <Table.Cell>{nameOf(fields, field)}</Table.Cell>
                <Table.Cell minW="6rem" maxW="14rem" overflowWrap="anywhere">
                  {cell.slice(0, 100) || '–'}
                </Table.Cell>
                <Table.Cell minW="12rem">{say(message)}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
      {faults.length > MOST_SHOWN && (
        <Text mt="2" textStyle="sm" color="fg.muted">
          {words.more({ count: formatWhole(faults.length - MOST_SHOWN) })}
        </Text>
      )}
    </Box>
  )
}
