import { Box, Flex, Text } from '@chakra-ui/react'
import { formatDay } from '#domain/dates.ts'
import type { Invoice } from '#domain/invoice.ts'
import type { Payment } from '#domain/payment.ts'
import { product } from '#domain/product.ts'
import { Paper } from '../../../ui/layout/paper.tsx'
import { InvoiceSheetHead } from './invoice-sheet-head.tsx'
import { InvoiceSheetItems } from './invoice-sheet-items.tsx'
import { InvoiceSheetTotal } from './invoice-sheet-total.tsx'
import { SheetFact } from './sheet-fact.tsx'

/** What stands in the notes' place when an invoice has none: for display only (specification, section 2). */
const USUAL_NOTES = 'Payment terms: Net 30 days. Late fees apply after due date.'

interface InvoiceSheetProps {
  invoice: Invoice
  payments: Payment[] | undefined
}

/** The invoice as its PDF shows it. */
export function InvoiceSheet({ invoice, payments }: InvoiceSheetProps) {
  return (
    <Paper
      as="article"
      aria-label={`Invoice ${invoice.formattedInvoiceNumber}`}
      w="full"
      maxW="840px"
      mx="auto"
      px={{ base: '5', md: '14' }}
      py={{ base: '7', md: '14' }}
      fontVariantNumeric="tabular-nums"
    >
      <InvoiceSheetHead invoice={invoice} />
      <InvoiceSheetItems invoice={invoice} />
      <InvoiceSheetTotal invoice={invoice} payments={payments} />
      <Flex mt="10" columnGap="12" rowGap="5" wrap="wrap">
        <SheetFact label="Payment status">{invoice.status}</SheetFact>
        <SheetFact label="Payment method">{invoice.paymentMethod || 'Not specified'}</SheetFact>
        {invoice.status === 'PAID' && invoice.paidDate && (
          <SheetFact label="Paid Date">{formatDay(invoice.paidDate)}</SheetFact>
        )}
        {invoice.exchangeRate !== null && (
          <SheetFact label="Exchange rate">US$1 = ₹{invoice.exchangeRate}</SheetFact>
        )}
      </Flex>
      <Box mt="6">
        <SheetFact label="Notes">
          <Text as="span" whiteSpace="pre-line" fontWeight="400">
            {invoice.notes ?? USUAL_NOTES}
          </Text>
          {invoice.notes === null && (
            <Text textStyle="meta" color="fg.muted" fontWeight="400">
              Shown here only: your client’s copy has no notes.
            </Text>
          )}
        </SheetFact>
      </Box>
      <Flex mt="12" justify="space-between" gap="3" wrap="wrap" textStyle="meta" color="fg.muted">
        <span>
          {product.name} · {product.tagline}
        </span>
        <span>{product.supportEmail}</span>
      </Flex>
    </Paper>
  )
}
