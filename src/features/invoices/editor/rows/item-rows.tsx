import { Box, Button, Flex, Stack, Text, VisuallyHidden } from '@chakra-ui/react'
import { Columns3, Plus } from 'lucide-react'
import { type Ref, useMemo } from 'react'
import { createPortal } from 'react-dom'
import { useFormState, useWatch } from 'react-hook-form'
import type { DraftKind } from '#domain/document/kinds.ts'
import { invoiceLimits } from '#domain/document/new/new-item.ts'
import { editor } from '#languages/en/screens/editor.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import type { InvoiceFormApi } from '../invoice-form-values.ts'
import { PasteDialog } from '../paste/paste-dialog.tsx'
import { usePaste } from '../paste/use-paste.ts'
import { ItemRow } from './item-row.tsx'
import { rowLayout } from './row-layout.ts'
import { useColumns } from './use-columns.ts'
import { useRows } from './use-rows.ts'
import { useSellerTax } from './use-seller-tax.ts'

interface ItemRowsProps {
  form: InvoiceFormApi
  kind: DraftKind
  /** Shows a refusal of the rows as a whole. */
  refusalRef: Ref<HTMLParagraphElement>
}

export function ItemRows({ form, kind, refusalRef }: ItemRowsProps) {
  const { rows: words } = useWords(editor)
  const { say } = useSpeech()
  const { fields, said, rows } = useRows(form)
  const problem = useFormState({ control: form.control, name: 'items' }).errors.items
  const message = problem?.root?.message ?? problem?.message
  const { further, chosen, toggle } = useColumns(form)
  const currency = useWatch({ control: form.control, name: 'currency' }) ?? 'INR'
  const tax = useSellerTax()
  const isFull = fields.length >= invoiceLimits.items
  const layout = useMemo(() => rowLayout(further, tax), [further, tax])
  const { pasted, onPaste, close } = usePaste()

  return (
    <Stack gap="3">
      <Box css={layout}>
        {fields.map((field, index) => (
          <ItemRow
            key={field.id}
            {...{ form, kind, currency, index, rows, further, tax, onPaste }}
            isOnly={fields.length === 1}
          />
        ))}
      </Box>
      {message && (
        <Text ref={refusalRef} tabIndex={-1} role="alert" color="fg.error" textStyle="label">
          {say(message)}
        </Text>
      )}
      <Flex align="center" gap="3" wrap="wrap">
        <Button size="sm" variant="outline" disabled={isFull} onClick={rows.add}>
          <Plus aria-hidden /> {words.add}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          maxW="full"
          h="auto"
          minH="9"
          whiteSpace="normal"
          onClick={toggle}
        >
          <Columns3 aria-hidden /> {chosen ? words.fewerColumns : words.moreColumns}
        </Button>
        {isFull && (
          <Text textStyle="meta" color="fg.muted">
            {words.full({ most: invoiceLimits.items })}
          </Text>
        )}
      </Flex>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {/* Over the sheet, and not of its paper. */}
      {pasted &&
        createPortal(
          <PasteDialog
            cells={pasted.cells}
            room={rows.roomAt(pasted.index)}
            onClose={close}
            onTake={(taken) => {
              close()
              rows.take(pasted.index, taken)
            }}
          />,
          document.body,
        )}
    </Stack>
  )
}
