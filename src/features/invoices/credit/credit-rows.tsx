import { Box, Button, chakra, Skeleton } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import type { Creditable } from '#domain/document/credit.ts'
import type { Invoice } from '#domain/document/invoice.ts'
import { formatMoney, minorToDecimal } from '#domain/money.ts'
import { invoiceDetail } from '#languages/en/screens/invoice-detail.ts'
import { useCreditable } from '#src/data/invoices/credit.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { typesAtOnce } from '#src/lib/types-at-once.ts'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { NoteRow } from './note-row.tsx'
import type { CreditForm } from './use-credit-form.ts'

const List = chakra('ul')

interface CreditRowsProps {
  invoice: Invoice
  form: CreditForm
}

const all = (rest: Creditable) =>
  Object.fromEntries(
    rest.items
      .filter(({ minor }) => minor > 0)
      .map(({ id, minor }) => [id, { quantity: '', amount: minorToDecimal(minor) }]),
  )

/** The rows of an invoice of which something is left, each with how many or what of its value is credited. */
export function CreditRows({ invoice, form }: CreditRowsProps) {
  const { messageOf, messages } = useSpeech()
  const { creditDialog: words } = useWords(invoiceDetail)
  const { data: rest, error, mutate } = useCreditable(invoice.id, form.corrected?.id)
  const list = useRef<HTMLUListElement>(null)
  const isLoaded = rest !== undefined
  useEffect(() => {
    // The dialog itself has the focus until somebody moves it.
    if (!isLoaded || !typesAtOnce()) return
    if (document.activeElement !== list.current?.closest('dialog')) return
    list.current?.querySelector<HTMLInputElement>('input:enabled')?.focus()
  }, [isLoaded])
  if (!rest && error) {
    return (
      <PanelError
        message={messageOf(error, messages.creditableLoadFailed)}
        onRetry={() => mutate()}
      />
    )
  }
  if (!rest) {
    return (
      <LoadingRegion label={words.loading}>
        <Skeleton h="24" />
      </LoadingRegion>
    )
  }
  const known = new Map(rest.items.map((item) => [item.id, item]))
  return (
    <Box>
      <List ref={list} aria-label={words.ways.rows} listStyleType="none" display="grid" gap="4">
        {invoice.items.map((item) => {
          const left = known.get(item.id)
          if (!left || left.minor === 0) return null
          const sentence = left.minor < item.amount.minor ? words.valueLeft : words.value
          return (
            <NoteRow
              key={item.id}
              item={item.description}
              value={sentence({ amount: formatMoney(left.minor, invoice.currency) })}
              currency={invoice.currency}
              quantity={left.quantity}
              row={form.row(item.id)}
              onChange={(typed) => form.setRow(item.id, typed)}
            />
          )
        })}
      </List>
      <Button mt="3" size="xs" variant="outline" onClick={() => form.setAll(all(rest))}>
        {words.all}
      </Button>
    </Box>
  )
}
