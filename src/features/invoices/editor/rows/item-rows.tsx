import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { Calculator, Plus } from 'lucide-react'
import type { Ref } from 'react'
import { useFieldArray } from 'react-hook-form'
import { invoiceLimits } from '#domain/document/new-item.ts'
import { emptyItem, type InvoiceFormApi } from '../invoice-form-values.ts'
import { ItemRow } from './item-row.tsx'
import { useRates } from './use-rates.ts'
import { useSellerTax } from './use-seller-tax.ts'

interface ItemRowsProps {
  form: InvoiceFormApi
  /** What is told of the rows as a whole. */
  refusalRef: Ref<HTMLParagraphElement>
}

export function ItemRows({ form, refusalRef }: ItemRowsProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'items' })
  const problem = form.formState.errors.items
  const message = problem?.root?.message ?? problem?.message
  const rates = useRates(form)
  const tax = useSellerTax()
  const full = fields.length >= invoiceLimits.items

  const removeRow = (index: number) => {
    remove(index)
    // The button is gone with its row: the focus goes to the row in its place, or to the last one.
    form.setFocus(`items.${Math.min(index, fields.length - 2)}.description`)
  }

  return (
    <Stack gap="3">
      {fields.map((field, index) => (
        <ItemRow
          key={field.id}
          form={form}
          index={index}
          withRates={rates.shown}
          tax={tax}
          onRemove={fields.length > 1 ? () => removeRow(index) : undefined}
        />
      ))}
      {message && (
        <Text ref={refusalRef} tabIndex={-1} role="alert" color="fg.error" textStyle="label">
          {message}
        </Text>
      )}
      <Flex align="center" gap="3" wrap="wrap">
        <Button
          size="sm"
          variant="outline"
          disabled={full}
          onClick={() => append({ ...emptyItem })}
        >
          <Plus aria-hidden /> Add Item
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-pressed={rates.shown}
          disabled={rates.used}
          onClick={rates.toggle}
        >
          <Calculator aria-hidden /> Quantity × rate
        </Button>
        {full && (
          <Text textStyle="meta" color="fg.muted">
            An invoice can have at most {invoiceLimits.items} items.
          </Text>
        )}
      </Flex>
    </Stack>
  )
}
