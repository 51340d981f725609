import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import { useBusiness } from '../../data/business.ts'
import { useInvoiceOnItsWay } from '../../data/invoices.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { BusinessNeeded } from './business-needed.tsx'
import { CreatingInvoiceCard } from './creating-invoice-card.tsx'
import { InvoiceForm } from './invoice-form.tsx'

export function InvoiceCreateScreen() {
  const { isLoading } = useBusiness()
  const onItsWay = useInvoiceOnItsWay()
  const [sentBefore] = useState(onItsWay)
  // Its form was left and is come back to: whether what was typed is still needed is not known yet.
  const isOpen = sentBefore && sentBefore === onItsWay
  return (
    <>
      <PageHeader title="Create Invoice" subtitle="It is numbered when you create it." />
      {/* Unseen until it is known whether the notice stands above: nothing moves under a finger. */}
      <Box visibility={isLoading ? 'hidden' : undefined}>
        <BusinessNeeded />
        {isOpen ? <CreatingInvoiceCard invoice={sentBefore} /> : <InvoiceForm />}
      </Box>
    </>
  )
}
