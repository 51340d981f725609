import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import type { InvoiceSummary } from '#domain/document/invoice.ts'
import { type InvoiceFilter, mostChosen, type Sort } from '#domain/document/list-filter.ts'
import { table } from '#languages/en/screens/table.ts'
import { firstOf } from '#src/data/invoices/chosen.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { showError } from '#src/ui/feedback/toast.tsx'

interface ChooseAllProps {
  filter: InvoiceFilter
  order: Sort | undefined
  /** Counts the invoices of all pages. */
  total: number
  onChoose: (invoices: readonly InvoiceSummary[]) => void
}

/** Goes on from a page that is chosen to all that the filter leaves, or to the first of it where that is too much. */
export function ChooseAll({ filter, order, total, onChoose }: ChooseAllProps) {
  const { messageOf, messages } = useSpeech()
  const { chosen: words } = useWords(table)
  const [asking, setAsking] = useState(false)
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
        ? words.choosing
        : total > mostChosen
          ? words.first({ most: mostChosen, count: total })
          : words.all({ count: total })}
    </Button>
  )
}
