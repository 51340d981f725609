import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import { useBusiness } from '../../../data/business.ts'
import { useInvoiceOnItsWay } from '../../../data/invoices/invoices.ts'
import { LoadingRegion } from '../../../ui/feedback/loading-region.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { CreatingInvoiceCard } from '../list/creating-invoice-card.tsx'
import { BusinessNeeded } from './business-needed.tsx'
import { InvoiceForm } from './invoice-form.tsx'
import { InvoiceFormSkeleton } from './invoice-form-skeleton.tsx'

export function InvoiceCreateScreen() {
  const { isLoading } = useBusiness()
  const onItsWay = useInvoiceOnItsWay()
  const [sentBefore] = useState(onItsWay)
  // Its form was left and is come back to: whether what was typed is still needed is not known yet.
  const isOpen = sentBefore && sentBefore === onItsWay
  return (
    <>
      <PageHeader title="Create Invoice" subtitle="It is numbered when you create it." />
      <Box position="relative">
        {isLoading && !isOpen && (
          <LoadingRegion label="Loading the form" position="absolute" inset="0">
            <InvoiceFormSkeleton />
          </LoadingRegion>
        )}
        {/* Unseen until it is known whether the notice stands above: nothing moves under a finger. */}
        <Box visibility={isLoading ? 'hidden' : undefined}>
          <BusinessNeeded />
          {isOpen ? <CreatingInvoiceCard invoice={sentBefore} /> : <InvoiceForm />}
        </Box>
      </Box>
    </>
  )
}
