import { Box, Button, Flex, Icon } from '@chakra-ui/react'
import { TriangleAlert } from 'lucide-react'
import type { Invoice } from '#domain/invoice.ts'
import type { Currency } from '#domain/money.ts'
import type { PaymentDetails } from '#domain/payment-details.ts'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../ui/layout/link.tsx'
import { lacksWayToPay } from './way-to-pay.ts'

export const noWayToPayText = (currency: Currency) =>
  `Your client will not see how to pay: ${
    currency === 'INR'
      ? 'neither a UPI ID nor a bank account is set.'
      : 'UPI takes rupees only, and no bank account is set.'
  }`

interface NoWayToPayProps {
  invoice: Pick<Invoice, 'id' | 'kind' | 'balance' | 'currency'>
  /** Where one comes back to from setting them; the invoice when it is left out. */
  returnTo?: string
  /** Of today: that is what the client's page and new PDFs show, whenever the invoice was issued. */
  details: PaymentDetails
}

/** Says before an invoice goes out that its client will not learn how to pay, and leads to where that is set. */
export function NoWayToPay({
  invoice,
  details,
  returnTo = paths.invoice(invoice.id),
}: NoWayToPayProps) {
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
        {noWayToPayText(invoice.currency)} What you set later shows on this invoice, too: on its
        page at once, and on every PDF made after that.
        <Box mt="2">
          <Button asChild size="sm" variant="outline">
            <Link to={paths.gettingPaid} state={{ returnTo }}>
              Set payment details
            </Link>
          </Button>
        </Box>
      </Box>
    </Flex>
  )
}
