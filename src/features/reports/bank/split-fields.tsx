import { Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { withAmount } from '#domain/bank/candidates.ts'
import type { BankInvoice, Candidate } from '#domain/bank/matching.ts'
import { formatMoney, minorToDecimal, parseMinor } from '#domain/money.ts'
import { bankFile } from '#languages/en/screens/bank-file.ts'
import { useWords } from '#src/language/words.ts'
import { NumberField } from '#src/ui/form/fields/number-field.tsx'

interface SplitFieldsProps {
  /** The amount of the credit, in paise. */
  amountMinor: number
  /** The invoices chosen by hand. */
  candidate: Candidate
  invoices: ReadonlyMap<string, BankInvoice>
  onChange: (candidate: Candidate) => void
}

/**
 * The share of each chosen invoice in a credit; an amount that does not fit is reported and not
 * taken.
 */
export function SplitFields({ amountMinor, candidate, invoices, onChange }: SplitFieldsProps) {
  const { credit: words } = useWords(bankFile)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  return (
    <Stack mt="2" gap="3" maxW="20rem">
      {candidate.parts.map((part, place) => {
        const invoice = invoices.get(part.invoiceId)
        const balanceMinor = invoice?.balanceMinor ?? 0
        const text = typed[part.invoiceId] ?? minorToDecimal(part.amountMinor)
        const isTaken = parseMinor(text) === part.amountMinor
        return (
          <NumberField
            key={part.invoiceId}
            label={words.part({ invoice: invoice?.number ?? words.theInvoice })}
            value={text}
            error={isTaken ? undefined : words.partWrong({ balance: formatMoney(balanceMinor) })}
            onChange={({ target }) => {
              setTyped({ ...typed, [part.invoiceId]: target.value })
              const minor = parseMinor(target.value) ?? 0
              const changed = withAmount(amountMinor, candidate, place, { minor, balanceMinor })
              if (changed) onChange(changed)
            }}
          />
        )
      })}
    </Stack>
  )
}
