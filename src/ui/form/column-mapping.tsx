import { Grid, Text } from '@chakra-ui/react'
import { kit } from '#languages/en/screens/kit.ts'
import { useWords } from '../../language/words.ts'
import { SelectField } from './fields/select-field.tsx'

export interface MappedField<Field extends string> {
  field: Field
  label: string
  help?: string
  /** An error of the mapping, such as a missing column. */
  error?: string
  isRequired?: boolean
}

interface ColumnMappingProps<Field extends string> {
  fields: readonly MappedField<Field>[]
  /** The heads of the file's columns; a column without one is called by its letter. */
  heads: readonly string[]
  /** Some rows of the file, whose values are shown under a chosen column. */
  samples: readonly (readonly string[])[]
  value: Partial<Record<Field, number>>
  onChange: (mapping: Partial<Record<Field, number>>) => void
}

/** A column's letters as a spreadsheet has them: A for 0, AA for 26. */
const lettersOf = (column: number): string =>
  (column >= 26 ? lettersOf(Math.floor(column / 26) - 1) : '') +
  String.fromCharCode(65 + (column % 26))

const MOST_SAMPLES = 3

/** For each field a column of a file, with the first values that stand in it. */
export function ColumnMapping<Field extends string>(props: ColumnMappingProps<Field>) {
  const { fields, heads, samples, value, onChange } = props
  const { columns } = useWords(kit)
  const options = heads.map((head, column) => ({
    value: String(column),
    label: head || columns.unnamed({ letters: lettersOf(column) }),
  }))
  const valuesOf = (column: number | undefined) =>
    column === undefined
      ? []
      : samples
          .map((row) => row[column] ?? '')
          .filter(Boolean)
          .slice(0, MOST_SAMPLES)

  const choose = (field: Field, chosen: string) => {
    const next = { ...value }
    if (chosen === '') delete next[field]
    else Object.assign(next, { [field]: Number(chosen) })
    onChange(next)
  }

  return (
    <Grid
      gap="4"
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      alignItems="start"
    >
      {fields.map(({ field, label, help, error, isRequired }) => {
        const found = valuesOf(value[field])
        return (
          <div key={field}>
            <SelectField
              label={label}
              help={help}
              error={error}
              optional={!isRequired}
              placeholder={isRequired ? columns.choose : columns.none}
              options={options}
              value={value[field] === undefined ? '' : String(value[field])}
              onChange={(event) => choose(field, event.target.value)}
            />
            {found.length > 0 && (
              <Text mt="1" textStyle="sm" color="fg.muted" truncate>
                {found.join(' · ')}
              </Text>
            )}
          </div>
        )
      })}
    </Grid>
  )
}
