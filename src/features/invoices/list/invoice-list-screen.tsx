import { Button, Flex } from '@chakra-ui/react'
import { Plus, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { invoiceStatuses } from '#domain/invoice.ts'
import { useInvoiceActions } from '../../../data/invoices/invoices.ts'
import { paths } from '../../../lib/paths.ts'
import { SegmentedToggle } from '../../../ui/form/segmented-toggle.tsx'
import { Link } from '../../../ui/layout/link.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { InvoiceListBody } from './invoice-list-body.tsx'
import { type InvoiceListState, useInvoiceList } from './use-invoice-list.ts'

/** All invoices, whatever is filtered; cancelled ones are none of them, and are counted where they are shown. */
function countText({ status, invoices, matchCount, totalCount }: InvoiceListState) {
  const cancelled = status === 'CANCELLED'
  const count = cancelled ? invoices && matchCount : totalCount
  if (count === undefined || count === null) return '\u00a0'
  const noun = count === 1 ? 'invoice' : 'invoices'
  return `${count.toLocaleString('en-IN')} ${cancelled ? 'cancelled ' : ''}${noun}`
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
        subtitle={countText(list)}
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
