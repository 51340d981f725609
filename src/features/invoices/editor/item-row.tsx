import { Grid, GridItem, IconButton } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import type { InvoiceFormApi } from './invoice-form-values.ts'

interface ItemRowProps {
  form: InvoiceFormApi
  index: number
  /** Missing while it is the only row. */
  onRemove: (() => void) | undefined
}

const wholeNumber = /^\d+$/

export function ItemRow({ form, index, onRemove }: ItemRowProps) {
  const errors = form.formState.errors.items?.[index]
  const first = index === 0
  // What the quantity was before it became 0, for whoever typed it.
  const [refused, setRefused] = useState('')
  // "No valid item" belongs to all rows: each change asks again whether it still holds.
  const deps = 'items'
  // The order of registration is the order of the focus.
  const description = form.register(`items.${index}.description`, { deps })
  const quantity = form.register(`items.${index}.quantity`, {
    deps,
    onChange: () => setRefused(''),
    onBlur: ({ target }) => {
      if (!wholeNumber.test(target.value)) {
        setRefused(target.value)
        form.setValue(`items.${index}.quantity`, '0', {
          shouldDirty: true,
          shouldValidate: form.formState.isSubmitted,
        })
      }
    },
  })

  return (
    <Grid
      role="group"
      aria-label={`Item ${index + 1}`}
      templateColumns={{
        base: 'minmax(0, 1fr) minmax(0, 2fr) auto',
        md: 'minmax(0, 1fr) 6rem 9.5rem auto',
      }}
      columnGap="3"
      rowGap="2"
      alignItems="start"
      pb={{ base: '4', md: '0' }}
      borderBottomWidth={{ base: '1px', md: '0' }}
      // On wide screens the first row's labels head the columns; a reader still hears each row's own.
      css={first ? {} : { '& label': { md: { srOnly: true } } }}
    >
      <GridItem colSpan={{ base: 3, md: 1 }}>
        <TextField
          label="Description"
          autoComplete="off"
          {...description}
          error={errors?.description?.message}
        />
      </GridItem>
      <NumberField
        label="Quantity"
        inputMode="numeric"
        min={1}
        step={1}
        {...quantity}
        error={errors?.quantity?.message ?? (refused && `${refused} is not a whole number from 1.`)}
      />
      <NumberField
        label="Amount"
        min={0}
        step={0.01}
        {...form.register(`items.${index}.amount`, { deps })}
        error={errors?.amount?.message}
      />
      <IconButton
        variant="ghost"
        aria-label={`Remove item ${index + 1}`}
        mt={{ base: '6', md: first ? '6' : '1.5' }}
        disabled={!onRemove}
        onClick={onRemove}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </Grid>
  )
}
