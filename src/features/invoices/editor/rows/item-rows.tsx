import { Button, Flex, Stack, Text, VisuallyHidden } from '@chakra-ui/react'
import { Calculator, Plus } from 'lucide-react'
import type { Ref } from 'react'
import { invoiceLimits } from '#domain/document/new-item.ts'
import type { InvoiceFormApi } from '../invoice-form-values.ts'
import { PasteDialog } from '../paste/paste-dialog.tsx'
import { usePaste } from '../paste/use-paste.ts'
import { ItemRow } from './item-row.tsx'
import { useRates } from './use-rates.ts'
import { useRows } from './use-rows.ts'
import { useSellerTax } from './use-seller-tax.ts'

interface ItemRowsProps {
  form: InvoiceFormApi
  /** What is told of the rows as a whole. */
  refusalRef: Ref<HTMLParagraphElement>
}

export function ItemRows({ form, refusalRef }: ItemRowsProps) {
  const rows = useRows(form)
  const problem = form.formState.errors.items
  const message = problem?.root?.message ?? problem?.message
  const rates = useRates(form)
  const tax = useSellerTax()
  const { pasted, onPaste, close } = usePaste()

  return (
    <Stack gap="3">
      {rows.fields.map((field, index) => (
        <ItemRow
          key={field.id}
          form={form}
          index={index}
          rows={rows}
          withRates={rates.shown}
          tax={tax}
          onPaste={onPaste}
        />
      ))}
      {message && (
        <Text ref={refusalRef} tabIndex={-1} role="alert" color="fg.error" textStyle="label">
          {message}
        </Text>
      )}
      <Flex align="center" gap="3" wrap="wrap">
        <Button size="sm" variant="outline" disabled={rows.isFull} onClick={rows.add}>
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
        {rows.isFull && (
          <Text textStyle="meta" color="fg.muted">
            An invoice can have at most {invoiceLimits.items} items.
          </Text>
        )}
      </Flex>
      <VisuallyHidden role="status">{rows.said}</VisuallyHidden>
      {pasted && (
        <PasteDialog
          cells={pasted.cells}
          room={rows.roomAt(pasted.index)}
          onClose={close}
          onTake={(taken) => {
            close()
            rows.take(pasted.index, taken)
          }}
        />
      )}
    </Stack>
  )
}
