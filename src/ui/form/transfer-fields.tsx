import { GridItem } from '@chakra-ui/react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { money } from '#languages/en/names/money.ts'
import { kit } from '#languages/en/screens/kit.ts'
import { nameOf } from '#languages/name-of.ts'
import { useWords } from '../../language/words.ts'
import { DateField } from './fields/date-field.tsx'
import { SelectField } from './fields/select-field.tsx'
import { TextField } from './fields/text-field.tsx'

interface TransferFieldsProps {
  dateLabel: string
  /** The last day that can be chosen, YYYY-MM-DD. */
  latest: string
  methods: readonly string[]
  referenceHelp?: string
  field: (
    name: 'paidOn' | 'method' | 'reference' | 'note',
  ) => UseFormRegisterReturn & { error: string | undefined }
}

/** When and how money went, for a grid of two columns. */
export function TransferFields(props: TransferFieldsProps) {
  const words = useWords(kit)
  const names = useWords(money).methods
  const { dateLabel, latest, methods, referenceHelp, field } = props
  return (
    <>
      <GridItem colSpan={{ base: 2, sm: 1 }}>
        <DateField label={dateLabel} max={latest} {...field('paidOn')} />
      </GridItem>
      <GridItem colSpan={{ base: 2, sm: 1 }}>
        <SelectField
          label={words.method}
          options={methods.map((value) => ({ value, label: nameOf(names, value) }))}
          {...field('method')}
        />
      </GridItem>
      <GridItem colSpan={2}>
        <TextField
          label={words.reference}
          optional
          autoComplete="off"
          {...(referenceHelp && { help: referenceHelp })}
          {...field('reference')}
        />
      </GridItem>
      <GridItem colSpan={2}>
        <TextField label={words.note} optional autoComplete="off" {...field('note')} />
      </GridItem>
    </>
  )
}
