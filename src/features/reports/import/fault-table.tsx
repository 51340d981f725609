import { Box, Table, Text } from '@chakra-ui/react'
import type { ImportFault } from '#domain/import/read-rows.ts'
import { tableSlotRecipe } from '../../../ui/theme/table.ts'

/** More are told as a number: the file is mended before all of them were read. */
const MOST_SHOWN = 100

/** What is wrong in which row of the file. */
export function FaultTable({ faults }: { faults: readonly ImportFault[] }) {
  const shown = faults.slice(0, MOST_SHOWN)
  return (
    <Box mt="6">
      <Text fontWeight="600">What is left out</Text>
      <Text textStyle="sm" color="fg.muted" mb="3">
        Mend the file and choose it again, or go on without these rows.
      </Text>
      <Box overflowX="auto" tabIndex={0} role="region" aria-label="What is left out">
        <Table.Root recipe={tableSlotRecipe}>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>Row</Table.ColumnHeader>
              <Table.ColumnHeader>Column</Table.ColumnHeader>
              <Table.ColumnHeader>In the file</Table.ColumnHeader>
              <Table.ColumnHeader>What is wrong</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {shown.map(({ line, label, cell, message }) => (
              <Table.Row key={`${line} ${label}`}>
                <Table.Cell fontVariantNumeric="tabular-nums">{line}</Table.Cell>
                <Table.Cell>{label}</Table.Cell>
                <Table.Cell minW="6rem" maxW="14rem" overflowWrap="anywhere">
                  {cell.slice(0, 100) || '–'}
                </Table.Cell>
                <Table.Cell minW="12rem">{message}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
      {faults.length > MOST_SHOWN && (
        <Text mt="2" textStyle="sm" color="fg.muted">
          And {(faults.length - MOST_SHOWN).toLocaleString('en-IN')} more.
        </Text>
      )}
    </Box>
  )
}
