import { Button } from '@chakra-ui/react'
import { FileSearch, FileText } from 'lucide-react'
import type { InvoiceFilter } from '#domain/list.ts'
import { paths } from '../../../lib/paths.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Link } from '../../../ui/layout/link.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { isNarrowed } from './list-address.ts'

/** Of what there may be nothing at all. */
const apart = {
  CANCELLED: {
    title: 'No cancelled invoices',
    description: 'What you delete keeps its number and is found here.',
  },
  CREDIT_NOTE: {
    title: 'No credit notes',
    description: 'You make one on the page of its invoice.',
  },
}

const textsOf = ({ status, ...others }: InvoiceFilter) =>
  !isNarrowed(others) && (status === 'CANCELLED' || status === 'CREDIT_NOTE')
    ? apart[status]
    : { title: 'No invoices match your filters' }

/** What the list says where it shows nothing. */
export function ListEmpty({ filter, onClear }: { filter: InvoiceFilter; onClear: () => void }) {
  return (
    <Panel>
      {isNarrowed(filter) ? (
        <EmptyState
          icon={FileSearch}
          {...textsOf(filter)}
          action={
            <Button variant="outline" onClick={onClear}>
              Clear Filters
            </Button>
          }
        />
      ) : (
        <EmptyState
          icon={FileText}
          title="No invoices yet"
          description="An invoice takes a client, an item and a due date."
          action={
            <Button asChild>
              <Link to={paths.invoiceCreate}>Create Your First Invoice</Link>
            </Button>
          }
        />
      )}
    </Panel>
  )
}
