import { Box, Flex, Text } from '@chakra-ui/react'
import { formatDay } from '#domain/dates.ts'
import type { Invoice } from '#domain/invoice.ts'
import type { Payment } from '#domain/payment.ts'
import { product } from '#domain/product.ts'
import { Sheet } from '../../../ui/layout/paper.tsx'
import { Fact } from './sheet-fact.tsx'
import { SheetHead } from './sheet-head.tsx'
import { SheetItems } from './sheet-items.tsx'
import { SheetTotal } from './sheet-total.tsx'

/** What stands in the notes' place when an invoice has none: for display only (specification, section 2). */
const USUAL_NOTES = 'Payment terms: Net 30 days. Late fees apply after due date.'

interface InvoiceSheetProps {
  invoice: Invoice
  payments: Payment[] | undefined
}

/** The invoice as its PDF shows it. */
export function InvoiceSheet({ invoice, payments }: InvoiceSheetProps) {
  return (
    <Sheet
      as="article"
      aria-label={`Invoice ${invoice.formattedInvoiceNumber}`}
      w="full"
      maxW="840px"
      mx="auto"
      px={{ base: '5', md: '14' }}
      py={{ base: '7', md: '14' }}
      fontVariantNumeric="tabular-nums"
    >
      <SheetHead invoice={invoice} />
      <SheetItems invoice={invoice} />
      <SheetTotal invoice={invoice} payments={payments} />
      <Flex mt="10" columnGap="12" rowGap="5" wrap="wrap">
        <Fact label="Payment status">{invoice.status}</Fact>
        <Fact label="Payment method">{invoice.paymentMethod || 'Not specified'}</Fact>
        {invoice.status === 'PAID' && invoice.paidDate && (
          <Fact label="Paid Date">{formatDay(invoice.paidDate)}</Fact>
        )}
        {invoice.exchangeRate !== null && (
          <Fact label="Exchange rate">US$1 = ₹{invoice.exchangeRate}</Fact>
        )}
      </Flex>
      <Box mt="6">
        <Fact label="Notes">
          <Text as="span" whiteSpace="pre-line" fontWeight="400">
            {invoice.notes ?? USUAL_NOTES}
          </Text>
          {invoice.notes === null && (
            <Text textStyle="meta" color="fg.muted" fontWeight="400">
              Shown here only: your client’s copy has no notes.
            </Text>
          )}
        </Fact>
      </Box>
      <Flex mt="12" justify="space-between" gap="3" wrap="wrap" textStyle="meta" color="fg.muted">
        <span>
          {product.name} · {product.tagline}
        </span>
        <span>{product.supportEmail}</span>
      </Flex>
    </Sheet>
  )
}
