import { useEffect, useRef, useState } from 'react'
import type { BankInvoice } from '#domain/bank/matching.ts'
import { formatMoney, minorToDecimal } from '#domain/money.ts'
import { bankFile } from '#languages/en/screens/bank-file.ts'
import { useWords } from '#src/language/words.ts'
import { hasWords } from '#src/lib/has-words.ts'
import { ComboField } from '#src/ui/form/fields/combo-field.tsx'

const MOST_FOUND = 8

interface InvoiceSearchProps {
  invoices: readonly BankInvoice[]
  onChoose: (invoice: BankInvoice) => void
}

/** An open invoice by its number, its client or its amount. */
export function InvoiceSearch({ invoices, onChoose }: InvoiceSearchProps) {
  const { credit: said } = useWords(bankFile)
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // The button that was pressed is gone.
  useEffect(() => field.current?.focus(), [])
  const isSought = hasWords(typed)
  const found = invoices.filter(({ number, clientName, balanceMinor }) =>
    isSought(
      `${number} ${clientName} ${minorToDecimal(balanceMinor)} ${formatMoney(balanceMinor)}`,
    ),
  )
  return (
    <ComboField
      ref={field}
      label={said.search}
      help={said.searchHelp}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      suggestions={found.slice(0, MOST_FOUND).map((invoice) => ({
        key: invoice.id,
        text: invoice.number,
        detail: invoice.clientName,
        aside: formatMoney(invoice.balanceMinor),
      }))}
      onAsk={() => {}}
      onChoose={({ key }) => {
        const invoice = invoices.find(({ id }) => id === key)
        if (invoice) onChoose(invoice)
      }}
    />
  )
}
