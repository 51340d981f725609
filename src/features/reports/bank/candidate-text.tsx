import { Box, Text } from '@chakra-ui/react'
import { leftOver } from '#domain/bank/candidates.ts'
import type { BankInvoice, Candidate } from '#domain/bank/matching.ts'
import { formatMoney } from '#domain/money.ts'
import { bankFile } from '#languages/en/screens/bank-file.ts'
import { useWords } from '#src/language/words.ts'

interface CandidateTextProps {
  candidate: Candidate
  /** The amount of the credit, in minor units of rupees. */
  amountMinor: number
  invoices: ReadonlyMap<string, BankInvoice>
}

/** Names the invoices that a credit would settle, the amount of each, and why. */
export function CandidateText({ candidate, amountMinor, invoices }: CandidateTextProps) {
  const { candidate: words, reasons } = useWords(bankFile)
  const left = leftOver(amountMinor, candidate)
  return (
    <Box minW="0">
      {candidate.parts.map(({ invoiceId, amountMinor: paid, tdsMinor }) => {
        const invoice = invoices.get(invoiceId)
        const rest = (invoice?.balanceMinor ?? 0) - paid - tdsMinor
        return (
          <Text key={invoiceId} overflowWrap="anywhere">
            <Text as="span" fontWeight="600">
              {invoice?.number}
            </Text>
            {` ${invoice?.clientName ?? ''} · ${formatMoney(paid)}`}
            {tdsMinor > 0 && ` ${words.withTds({ amount: formatMoney(tdsMinor) })}`}
            {rest > 0 && `, ${words.staysDue({ amount: formatMoney(rest) })}`}
          </Text>
        )
      })}
      <Text textStyle="sm" color="fg.muted">
        {reasons[candidate.reason]}
        {left > 0 && `; ${words.advance({ amount: formatMoney(left) })}`}
      </Text>
    </Box>
  )
}
