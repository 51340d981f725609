import { GridItem } from '@chakra-ui/react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { DateField } from './date-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'

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
  const { dateLabel, latest, methods, referenceHelp, field } = props
  return (
    <>
      <GridItem colSpan={{ base: 2, sm: 1 }}>
        <DateField label={dateLabel} max={latest} {...field('paidOn')} />
      </GridItem>
      <GridItem colSpan={{ base: 2, sm: 1 }}>
        <SelectField label="Method" options={methods} {...field('method')} />
      </GridItem>
      <GridItem colSpan={2}>
        <TextField
          label="Reference"
          optional
          autoComplete="off"
          {...(referenceHelp && { help: referenceHelp })}
          {...field('reference')}
        />
      </GridItem>
      <GridItem colSpan={2}>
        <TextField label="Note" optional autoComplete="off" {...field('note')} />
      </GridItem>
    </>
  )
}
