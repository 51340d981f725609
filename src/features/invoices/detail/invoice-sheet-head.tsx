import { Box, Flex, Image, Text } from '@chakra-ui/react'
import { formatDay } from '#domain/dates.ts'
import type { Invoice, InvoiceStatus, Seller } from '#domain/invoice.ts'
import { AmountText } from '../amount-text.tsx'
import { SheetFact } from './sheet-fact.tsx'

const joined = (parts: (string | null)[], separator: string) =>
  parts.filter(Boolean).join(separator)

/** Bill From: the seller as the invoice keeps it. */
function SellerLines({ seller }: { seller: Seller }) {
  const lines = [
    seller.email,
    seller.phone,
    seller.address,
    joined([seller.city, seller.state], ', '),
    joined([seller.country, seller.postalCode], ' '),
    seller.taxId && `Tax ID ${seller.taxId}`,
  ]
  return (
    <Box textStyle="meta" color="fg.muted" mt="2" lineHeight="1.6" whiteSpace="pre-line">
      {lines.filter(Boolean).map((line) => (
        <Text key={line} overflowWrap="anywhere">
          {line}
        </Text>
      ))}
    </Box>
  )
}

/** Nothing is due of what is paid or cancelled. */
const sumLabels: Record<InvoiceStatus, string> = {
  PAID: 'Paid',
  UNPAID: 'Balance due',
  OVERDUE: 'Balance due',
  CANCELLED: 'Total',
}
const isOpen = (status: InvoiceStatus) => status === 'UNPAID' || status === 'OVERDUE'

export function InvoiceSheetHead({ invoice }: { invoice: Invoice }) {
  return (
    <>
      <Flex justify="space-between" gap="6" wrap="wrap">
        <Box minW="0" flex="1 1 12rem">
          {invoice.business.logo && (
            // The name below says whose it is. 18 by 60 mm at most, as on the PDF.
            <Image src={invoice.business.logo} alt="" maxH="68px" maxW="min(226px, 100%)" mb="4" />
          )}
          <Text textStyle="meta" color="fg.muted">
            Bill From
          </Text>
          <Text mt="1" fontSize="xl" fontWeight="600" overflowWrap="anywhere">
            {invoice.business.name}
          </Text>
          <SellerLines seller={invoice.business} />
        </Box>
        <Box textAlign={{ md: 'end' }}>
          <Text textStyle="meta" color="fg.muted" letterSpacing="0.14em">
            INVOICE
          </Text>
          <Text fontWeight="600">{invoice.formattedInvoiceNumber || 'N/A'}</Text>
        </Box>
      </Flex>
      {/* Wraps by its own width: beside the panels a wide screen leaves a sheet less room than a tablet does. */}
      <Flex mt="10" wrap="wrap" columnGap="10" rowGap="5">
        <Box flex="999 1 12rem" minW="0">
          <SheetFact label="Bill To">
            {invoice.clientName}
            <Text textStyle="meta" color="fg.muted" fontWeight="400">
              {invoice.clientEmail}
            </Text>
          </SheetFact>
        </Box>
        <Flex flex="1 1 auto" wrap="wrap" columnGap="10" rowGap="5" minW="0">
          <SheetFact label="Issue Date">
            <Text as="span" fontWeight="400">
              {formatDay(invoice.issueDate)}
            </Text>
          </SheetFact>
          <SheetFact label="Due Date">{formatDay(invoice.dueDate)}</SheetFact>
          <Box minW="0" ms={{ md: 'auto' }} textAlign={{ md: 'end' }}>
            <SheetFact label={sumLabels[invoice.status]}>
              <Box textStyle="amount.lg">
                <AmountText
                  amount={isOpen(invoice.status) ? invoice.balance : invoice.total}
                  currency={invoice.currency}
                />
              </Box>
            </SheetFact>
          </Box>
        </Flex>
      </Flex>
    </>
  )
}
