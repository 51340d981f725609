import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { messageOf } from '#data/errors.ts'
import type { InvoiceSummary } from '#domain/invoice.ts'
import { type InvoiceFilter, mostChosen, type Sort } from '#domain/list.ts'
import { messages } from '#domain/messages.ts'
import { firstOf } from '../../../../data/invoices/chosen.ts'
import { showError } from '../../../../ui/feedback/toast.tsx'

interface ChooseAllProps {
  filter: InvoiceFilter
  order: Sort | undefined
  /** Of all pages. */
  total: number
  onChoose: (invoices: readonly InvoiceSummary[]) => void
}

/** Goes on from a page that is chosen to all that the filter leaves, or to the first of it where that is too much. */
export function ChooseAll({ filter, order, total, onChoose }: ChooseAllProps) {
  const [asking, setAsking] = useState(false)
  const counted = total.toLocaleString('en-IN')
  const choose = async () => {
    setAsking(true)
    try {
      onChoose(await firstOf(filter, order))
    } catch (error) {
      showError(messageOf(error, messages.chooseAllFailed))
    } finally {
      setAsking(false)
    }
  }
  return (
    <Button size="sm" variant="ghost" color="neel.fg" disabled={asking} onClick={choose}>
      {asking
        ? 'Choosing...'
        : total > mostChosen
          ? `Choose the first ${mostChosen} of ${counted}`
          : `Choose all ${counted}`}
    </Button>
  )
}
