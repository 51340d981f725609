import { Button, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { type BankField, columnsOf } from '#domain/bank/columns.ts'
import { product } from '#domain/product.ts'
import { bankFile } from '#languages/en/screens/bank-file.ts'
import type { Words } from '#languages/words.ts'
import { useWords } from '#src/language/words.ts'
import { FormError } from '#src/ui/feedback/form-error.tsx'
import { ColumnMapping, type MappedField } from '#src/ui/form/column-mapping.tsx'
import { SelectField } from '#src/ui/form/fields/select-field.tsx'
import { SubmitButton } from '#src/ui/form/submit-button.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import type { UnknownTable } from './use-bank-file.ts'

const fieldsIn = (words: Words<typeof bankFile>['columns']): MappedField<BankField>[] => [
  { field: 'day', label: words.day, isRequired: true },
  { field: 'narration', label: words.narration, isRequired: true },
  { field: 'deposit', label: words.deposit, help: words.depositHelp },
  { field: 'withdrawal', label: words.withdrawal },
  { field: 'amount', label: words.amount, help: words.amountHelp },
  { field: 'type', label: words.type, help: words.typeHelp },
  { field: 'reference', label: words.reference },
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
  const { columns: words } = useWords(bankFile)
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
    <Panel title={words.title}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setPending(true)
          void onChoose(table).finally(() => setPending(false))
        }}
      >
        <Flex direction="column" gap="5">
          <Text color="fg.muted">{words.about({ product: product.name })}</Text>
          <SelectField
            label={words.headLine}
            options={lines}
            value={String(headsAt)}
            onChange={(event) => {
              const at = Number(event.target.value)
              onChange({ sheet, headsAt: at, columns: columnsOf(sheet.rows[at] ?? []) })
            }}
          />
          <ColumnMapping
            fields={fieldsIn(words)}
            heads={sheet.rows[headsAt] ?? []}
            samples={sheet.rows.slice(headsAt + 1, headsAt + 1 + MOST_SAMPLES)}
            value={columns}
            onChange={(chosen) => onChange({ sheet, headsAt, columns: chosen })}
          />
          <FormError message={error} />
          <Flex gap="3" wrap="wrap">
            <SubmitButton pending={pending} pendingText={words.reading}>
              {words.read}
            </SubmitButton>
            <Button variant="outline" onClick={onCancel}>
              {words.cancel}
            </Button>
          </Flex>
        </Flex>
      </form>
    </Panel>
  )
}
