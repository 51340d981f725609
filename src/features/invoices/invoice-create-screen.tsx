import { PageHeader } from '../../ui/page-header.tsx'
import { BusinessNeeded } from './business-needed.tsx'
import { InvoiceForm } from './invoice-form.tsx'

export function InvoiceCreateScreen() {
  return (
    <>
      <PageHeader title="Create Invoice" subtitle="It is numbered when you create it." />
      <BusinessNeeded />
      <InvoiceForm />
    </>
  )
}
