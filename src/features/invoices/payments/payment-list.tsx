import { Box, chakra, Text } from '@chakra-ui/react'
import type { Invoice } from '#domain/document/invoice.ts'
import type { Payment } from '#domain/payment/payment.ts'
import { invoicePayments } from '#languages/en/screens/invoice-payments.ts'
import { useWords } from '#src/language/words.ts'
import type { Recording } from '../detail/top/use-recording.ts'
import { ClaimCard } from './claim-card.tsx'
import { PaymentRow } from './payment-row.tsx'
import { PaymentTotals } from './payment-totals.tsx'

const List = chakra('ul')

interface PaymentListProps {
  invoice: Invoice
  payments: Payment[]
  recording: Pick<Recording, 'isToCheck' | 'onChecking'>
  /** Called when an entry was decided or undone, and the focus has lost its place. */
  onDone: () => void
}

/** Shows open claims first, then the sums, then all else. */
export function PaymentList({ invoice, payments, recording, onDone }: PaymentListProps) {
  const words = useWords(invoicePayments)
  const claims = payments.filter(({ state }) => state === 'claimed')
  const decided = payments.filter(({ state }) => state !== 'claimed')
  return (
    <>
      {claims.length > 0 && (
        <List aria-label={words.reported} listStyleType="none">
          {claims.map((claim, place) => (
            <ClaimCard
              key={claim.id}
              {...{ invoice, claim, onDone }}
              isToCheck={place === 0 && recording.isToCheck}
              onChecking={recording.onChecking}
            />
          ))}
        </List>
      )}
      {payments.length === 0 && <Text color="fg.muted">{words.nothing}</Text>}
      {decided.length > 0 && (
        <>
          <PaymentTotals invoice={invoice} payments={decided} />
          <Box mt="3" borderTopWidth="1px">
            <List
              aria-label={words.title}
              listStyleType="none"
              css={{ '& > li + li': { borderTopWidth: '1px' }, '& > li:last-of-type': { pb: '0' } }}
            >
              {decided.map((payment) => (
                <PaymentRow key={payment.id} invoice={invoice} payment={payment} onDone={onDone} />
              ))}
            </List>
          </Box>
        </>
      )}
    </>
  )
}
