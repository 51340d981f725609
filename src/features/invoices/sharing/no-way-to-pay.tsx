import { Box, Button, Flex, Icon } from '@chakra-ui/react'
import { TriangleAlert } from 'lucide-react'
import type { Invoice } from '#domain/document/invoice.ts'
import type { Currency } from '#domain/money.ts'
import type { PaymentDetails } from '#domain/payment/payment-details.ts'
import { sharing } from '#languages/en/screens/sharing.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { Link } from '#src/ui/layout/link.tsx'
import { lacksWayToPay } from './way-to-pay.ts'

/** Why nothing in this currency can be paid. */
export function useNoWayToPayText(currency: Currency): string {
  const { noWayToPay: words } = useWords(sharing)
  return currency === 'INR' ? words.nothing : words.noAccount
}

interface NoWayToPayProps {
  invoice: Pick<Invoice, 'id' | 'kind' | 'balance' | 'currency'>
  /** The place to return to after setting them; the invoice if left out. */
  returnTo?: string
  /** Today's details: the client's page and new PDFs show them, whenever the invoice was issued. */
  details: PaymentDetails
}

/** Says before an invoice goes out that its client will not learn how to pay, and leads to where that is set. */
export function NoWayToPay({
  invoice,
  details,
  returnTo = paths.invoice(invoice.id),
}: NoWayToPayProps) {
  const { noWayToPay: words } = useWords(sharing)
  const reason = useNoWayToPayText(invoice.currency)
  if (!lacksWayToPay(invoice, details)) return null
  return (
    <Flex
      role="note"
      gap="3"
      align="flex-start"
      px="3.5"
      py="3"
      borderRadius="l2"
      bg="bg.warning"
      textStyle="sm"
    >
      <Icon as={TriangleAlert} boxSize="4.5" mt="0.5" color="fg.warning" aria-hidden />
      <Box flex="1" minW="0">
        {words.about({ reason })}
        <Box mt="2">
          <Button asChild size="sm" variant="outline">
            <Link to={paths.gettingPaid} state={{ returnTo }}>
              {words.set}
            </Link>
          </Button>
        </Box>
      </Box>
    </Flex>
  )
}
