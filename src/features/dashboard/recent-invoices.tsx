import { Box, Button, Link as ChakraLink, Text } from '@chakra-ui/react'
import { FileText } from 'lucide-react'
import { Link, useNavigation } from 'react-router-dom'
import { messageOf } from '#data/errors.ts'
import { messages } from '#domain/messages.ts'
import { useInvoicePage } from '../../data/invoices.ts'
import { paths } from '../../lib/paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadingRegion } from '../../ui/loading-region.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RowSkeleton } from '../../ui/row-skeleton.tsx'
import { RecentInvoiceRow } from './recent-invoice-row.tsx'

const skeletons = ['first', 'second', 'third', 'fourth']

/** The latest invoices: the first page of the list, so that opening the list asks nothing again. */
export function RecentInvoices() {
  const { data, error } = useInvoicePage(1)
  const { location } = useNavigation()
  const leaving = location?.pathname === paths.invoices

  return (
    <Panel
      title="Recent invoices"
      actions={
        <ChakraLink asChild color="neel.fg" fontWeight="600" textStyle="sm">
          <Link to={paths.invoices}>{leaving ? 'Loading...' : 'View All Invoices ...'}</Link>
        </ChakraLink>
      }
    >
      {error ? (
        <Text role="alert" color="fg.error">
          {messages.recentFailed} {messageOf(error, messages.unknownError)}
        </Text>
      ) : !data ? (
        <LoadingRegion label="Loading the recent invoices">
          {skeletons.map((row) => (
            <RowSkeleton key={row} />
          ))}
        </LoadingRegion>
      ) : data.invoices.length === 0 ? (
        <EmptyState
          icon={FileText}
          title="No recent invoices."
          action={
            <Button asChild>
              <Link to={paths.settingBusiness}>Create Business</Link>
            </Button>
          }
        />
      ) : (
        <Box as="ul" listStyleType="none">
          {data.invoices.map((invoice) => (
            <RecentInvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </Box>
      )}
    </Panel>
  )
}
