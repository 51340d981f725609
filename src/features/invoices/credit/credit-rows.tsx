import { Button, chakra, Skeleton } from '@chakra-ui/react'
import type { Creditable } from '#domain/document/credit.ts'
import type { Invoice } from '#domain/document/invoice.ts'
import { formatMoney, minorToDecimal } from '#domain/money.ts'
import { invoiceDetail } from '#languages/en/screens/invoice-detail.ts'
import { useCreditable } from '#src/data/invoices/credit.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { BeginsHere } from './begins-here.tsx'
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
  const left = invoice.items.filter(({ id }) => (known.get(id)?.minor ?? 0) > 0)
  return (
    <BeginsHere>
      <List aria-label={words.ways.rows} listStyleType="none" display="grid" gap="4">
        {left.map((item, place) => {
          const { minor = 0, quantity = '' } = known.get(item.id) ?? {}
          const sentence = minor < item.amount.minor ? words.valueLeft : words.value
          return (
            <NoteRow
              key={item.id}
              item={item.description}
              value={sentence({ amount: formatMoney(minor, invoice.currency) })}
              currency={invoice.currency}
              quantity={quantity}
              quantityLabel={words.quantity}
              isFirst={place === 0}
              row={form.row(item.id)}
              onChange={(typed) => form.setRow(item.id, typed)}
            />
          )
        })}
      </List>
      <Button mt="3" size="xs" variant="outline" onClick={() => form.setAll(all(rest))}>
        {words.allRows}
      </Button>
    </BeginsHere>
  )
}
