import { Box, Flex, Table, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { ImportFieldName } from '#domain/import/import-field.ts'
import type { ImportKind } from '#domain/import/import-fields.ts'
import { imports } from '#languages/en/names/imports.ts'
import { bankFile } from '#languages/en/screens/bank-file.ts'
import { importing } from '#languages/en/screens/importing.ts'
import { useWords } from '#src/language/words.ts'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'
import { More } from '#src/ui/layout/more.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { tableSlotRecipe } from '#src/ui/theme/table.ts'
import { KnownColumns } from './known-columns.tsx'

const examples: Record<ImportKind, { fields: ImportFieldName[]; rows: string[][] }> = {
  clients: {
    fields: ['name', 'gstin', 'email', 'city'],
    rows: [
      ['Kaveri Interiors', '29AABCR1718E1ZL', 'billing@kaveri.example', 'Bengaluru'],
      ['Neel Studio', '27AAPFU0939F1ZV', 'accounts@neel.example', 'Pune'],
      ['Tapti Textiles', '', 'pay@tapti.example', 'Surat'],
    ],
  },
  items: {
    fields: ['description', 'rate', 'unit', 'hsnSac'],
    rows: [
      ['Logo design', '1500', 'hours', '998391'],
      ['Website', '45000', '', '998314'],
      ['Brand guide', '18000', '', '998391'],
    ],
  },
  invoices: {
    fields: ['number', 'issueDate', 'clientName', 'total'],
    rows: [
      ['INV-042', '2025-06-14', 'Kaveri Interiors', '17700'],
      ['INV-043', '2025-06-20', 'Neel Studio', '53100'],
      ['INV-044', '2025-07-01', 'Tapti Textiles', '21240'],
    ],
  },
}

interface ExampleRowsProps {
  kind: ImportKind
  /** The button that saves an empty file of this form. */
  template: ReactNode
}

/** Rows of a made-up file, so that one sees how a file looks before there is one. */
export function ExampleRows({ kind, template }: ExampleRowsProps) {
  const { example: words } = useWords(importing)
  const { mark } = useWords(bankFile).example
  const { fields: names } = useWords(imports)
  const { fields, rows } = examples[kind]
  return (
    <Panel>
      <Flex gap="3" align="center" wrap="wrap" mb="2">
        <StatusBadge tone="gray">{mark}</StatusBadge>
        <Text textStyle="sm" color="fg.muted">
          {words.about}
        </Text>
        <Box ms={{ sm: 'auto' }}>{template}</Box>
      </Flex>
      <Box overflowX="auto" tabIndex={0} role="region" aria-label={mark}>
        <Table.Root recipe={tableSlotRecipe}>
          <Table.Header>
            <Table.Row>
              {fields.map((field) => (
                <Table.ColumnHeader key={field}>{names[field]}</Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body lang="en">
            {rows.map(([first = '', ...rest]) => (
              <Table.Row key={first}>
                {[first, ...rest].map((cell, place) => (
                  <Table.Cell
                    key={fields[place]}
                    whiteSpace="nowrap"
                    fontVariantNumeric="tabular-nums"
                  >
                    {cell || '–'}
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
      <Box mt="3">
        <More label={words.all}>
          <KnownColumns kind={kind} />
        </More>
      </Box>
    </Panel>
  )
}
