import { Button, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { type BankField, columnsOf } from '#domain/bank/columns.ts'
import { FormError } from '../../../ui/feedback/form-error.tsx'
import { ColumnMapping, type MappedField } from '../../../ui/form/column-mapping.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import type { UnknownTable } from './use-bank-file.ts'

const fields: MappedField<BankField>[] = [
  { field: 'day', label: 'Date', isRequired: true },
  { field: 'narration', label: 'Narration', isRequired: true },
  { field: 'deposit', label: 'Deposits', help: 'What came in, where it has a column of its own' },
  { field: 'withdrawal', label: 'Withdrawals' },
  { field: 'amount', label: 'Amount', help: 'Where one column has both' },
  { field: 'type', label: 'Cr or Dr', help: 'Which of both it is' },
  { field: 'reference', label: 'Reference' },
]

const MOST_LINES = 60
const MOST_SAMPLES = 20

interface ColumnChoiceProps {
  table: UnknownTable
  onChange: (table: UnknownTable) => void
  onChoose: (table: UnknownTable) => Promise<void>
  onCancel: () => void
}

/** A file that is not understood: the person says where its heads are, and what its columns hold. */
export function ColumnChoice({ table, onChange, onChoose, onCancel }: ColumnChoiceProps) {
  const [pending, setPending] = useState(false)
  const { sheet, headsAt, columns, error } = table
  const lines = sheet.rows.slice(0, MOST_LINES).flatMap((row, place) =>
    row.some(Boolean)
      ? [
          {
            value: String(place),
            label: `${place + 1}: ${row.filter(Boolean).join(' | ').slice(0, 90)}`,
          },
        ]
      : [],
  )
  return (
    <Panel title="Which column holds what?">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setPending(true)
          void onChoose(table).finally(() => setPending(false))
        }}
      >
        <Flex direction="column" gap="5">
          <Text color="fg.muted">
            This file is of no bank that Bahi knows. Say it once: it is remembered for files with
            the same heads.
          </Text>
          <SelectField
            label="Line with the heads"
            options={lines}
            value={String(headsAt)}
            onChange={(event) => {
              const at = Number(event.target.value)
              onChange({ sheet, headsAt: at, columns: columnsOf(sheet.rows[at] ?? []) })
            }}
          />
          <ColumnMapping
            fields={fields}
            heads={sheet.rows[headsAt] ?? []}
            samples={sheet.rows.slice(headsAt + 1, headsAt + 1 + MOST_SAMPLES)}
            value={columns}
            onChange={(chosen) => onChange({ sheet, headsAt, columns: chosen })}
          />
          <FormError message={error} />
          <Flex gap="3" wrap="wrap">
            <SubmitButton pending={pending} pendingText="Reading...">
              Read the file
            </SubmitButton>
            <Button variant="outline" onClick={onCancel}>
              Cancel
            </Button>
          </Flex>
        </Flex>
      </form>
    </Panel>
  )
}
