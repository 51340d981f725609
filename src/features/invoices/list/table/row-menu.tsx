import { IconButton } from '@chakra-ui/react'
import { EllipsisVertical } from 'lucide-react'
import { useState } from 'react'
import type { InvoiceSummary } from '#domain/invoice.ts'
import { InvoiceCardMenu } from '../invoice-card-menu.tsx'

/** The menu of a card, made when it is first opened: a hundred of them would take longer than the table. */
export function RowMenu({ invoice }: { invoice: InvoiceSummary }) {
  const [asked, setAsked] = useState(false)
  if (asked) return <InvoiceCardMenu invoice={invoice} opensAtOnce />
  return (
    <IconButton
      variant="ghost"
      size="sm"
      aria-haspopup="menu"
      aria-label={`Actions for ${invoice.formattedInvoiceNumber}`}
      onClick={() => setAsked(true)}
    >
      <EllipsisVertical aria-hidden />
    </IconButton>
  )
}
