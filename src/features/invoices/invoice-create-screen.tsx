import { Box } from '@chakra-ui/react'
import { useBusiness } from '../../data/business.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { BusinessNeeded } from './business-needed.tsx'
import { InvoiceForm } from './invoice-form.tsx'

export function InvoiceCreateScreen() {
  const { isLoading } = useBusiness()
  return (
    <>
      <PageHeader title="Create Invoice" subtitle="It is numbered when you create it." />
      {/* Unseen until it is known whether the notice stands above: nothing moves under a finger. */}
      <Box visibility={isLoading ? 'hidden' : undefined}>
        <BusinessNeeded />
        <InvoiceForm />
      </Box>
    </>
  )
}
