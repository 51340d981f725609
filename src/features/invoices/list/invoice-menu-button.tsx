import { IconButton } from '@chakra-ui/react'
import { EllipsisVertical } from 'lucide-react'
import { useState } from 'react'
import type { InvoiceSummary } from '#domain/document/invoice.ts'
import { numberText } from '#domain/document/kind-questions.ts'
import { lists } from '#languages/en/screens/lists.ts'
import { useWords } from '#src/language/words.ts'
import { InvoiceCardMenu } from './invoice-card-menu.tsx'

/** The menu of a card or a row, made when it is first opened: those of a page would take longer than all the rest of it. */
export function InvoiceMenuButton({ invoice }: { invoice: InvoiceSummary }) {
  const { menu: words } = useWords(lists)
  const [asked, setAsked] = useState(false)
  if (asked) return <InvoiceCardMenu invoice={invoice} opensAtOnce />
  return (
    <IconButton
      variant="ghost"
      size="sm"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-label={words.label({ number: numberText(invoice) })}
      onClick={() => setAsked(true)}
      onKeyDown={(event) => {
        if (!['ArrowDown', 'ArrowUp'].includes(event.key)) return
        event.preventDefault()
        setAsked(true)
      }}
    >
      <EllipsisVertical aria-hidden />
    </IconButton>
  )
}
