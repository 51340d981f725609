import { GridItem, Text } from '@chakra-ui/react'
import type { PlainDate } from '#domain/dates.ts'
import type { TdsAhead } from '#domain/tds/threshold.ts'
import { tdsCredit } from '#languages/en/screens/tds-credit.ts'
import { useTdsAheadText, useTdsCheck } from '#src/language/tds-ahead.ts'
import { useTdsKinds } from '#src/language/tds-kinds.ts'
import { useWords } from '#src/language/words.ts'
import { SelectField, type SelectFieldProps } from '#src/ui/form/fields/select-field.tsx'

interface TdsFieldsProps {
  /** The day of the payment: its law names the kinds. */
  day: PlainDate
  /** The kind, once there is tax. */
  field: Omit<SelectFieldProps, 'label' | 'options'> | null
  /** What the law asks of this payment; null where it is not known what the client pays for. */
  ahead: TdsAhead | null
}

/** What the deducted tax is for, and where the year stands beside the limit up to which nothing is deducted. */
export function TdsFields({ day, field, ahead }: TdsFieldsProps) {
  const { ahead: words, edit } = useWords(tdsCredit)
  const kinds = useTdsKinds(day)
  const text = useTdsAheadText()
  const check = useTdsCheck()
  return (
    <>
      {ahead && (
        <GridItem colSpan={2}>
          <Text textStyle="meta" color={ahead.passes ? 'fg.warning' : 'fg.muted'} role="status">
            {text(ahead)} {check(day)}
          </Text>
        </GridItem>
      )}
      {field && (
        <GridItem colSpan={2}>
          <SelectField
            label={words.kind}
            placeholder={edit.kindUnknown}
            options={kinds}
            {...field}
          />
        </GridItem>
      )}
    </>
  )
}
