import { Button, Flex } from '@chakra-ui/react'
import { Plus, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { invoiceStatuses } from '#domain/invoice.ts'
import { useInvoiceActions } from '../../data/invoices.ts'
import { paths } from '../../lib/paths.ts'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SegmentedToggle } from '../../ui/segmented-toggle.tsx'
import { InvoiceListBody } from './invoice-list-body.tsx'
import { useInvoiceList } from './use-invoice-list.ts'

const countText = (count: number | null) => {
  if (count === null) return '\u00a0'
  return `${count.toLocaleString('en-IN')} ${count === 1 ? 'invoice' : 'invoices'}`
}

export function InvoiceListScreen() {
  const list = useInvoiceList()
  const { refreshLists } = useInvoiceActions()
  const [refreshing, setRefreshing] = useState(false)

  const refresh = async () => {
    setRefreshing(true)
    await refreshLists()
    setRefreshing(false)
  }

  return (
    <>
      <PageHeader
        title="Invoices"
        subtitle={countText(list.totalCount)}
        actions={
          <>
            <Button variant="outline" disabled={refreshing} onClick={refresh}>
              <RotateCw aria-hidden /> Refresh
            </Button>
            <Button asChild>
              <Link to={paths.invoiceCreate}>
                <Plus aria-hidden /> Create Invoice
              </Link>
            </Button>
          </>
        }
      />
      <Flex mb="4">
        <SegmentedToggle
          label="Filter by status"
          options={invoiceStatuses}
          value={list.status}
          onChange={list.setStatus}
          clearable
        />
      </Flex>
      <InvoiceListBody list={list} />
    </>
  )
}
