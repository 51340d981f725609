import { Button } from '@chakra-ui/react'
import { FileSearch } from 'lucide-react'
import type { InvoiceFilter } from '#domain/document/list-filter.ts'
import { lists } from '#languages/en/screens/lists.ts'
import type { Words } from '#languages/words.ts'
import { Writers } from '#src/data/account/writers.tsx'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { reportPaths } from '#src/lib/paths/report-paths.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ExamplePicture } from '#src/ui/feedback/example-picture.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { isNarrowed } from './list-address.ts'

type EmptyWords = Words<typeof lists>['empty']

function textsOf({ status, ...others }: InvoiceFilter, words: EmptyWords) {
  // These lists may be empty even without a filter.
  if (!isNarrowed(others) && status === 'CANCELLED') {
    return { title: words.cancelled, description: words.cancelledHelp }
  }
  if (!isNarrowed(others) && status === 'CREDIT_NOTE') {
    return { title: words.notes, description: words.notesHelp }
  }
  if (!isNarrowed(others) && status === 'DEBIT_NOTE') {
    return { title: words.debits, description: words.notesHelp }
  }
  return { title: words.noMatch }
}

/** Stands in for an empty list. */
export function ListEmpty({ filter, onClear }: { filter: InvoiceFilter; onClear: () => void }) {
  const { empty: words, clearFilters } = useWords(lists)
  return (
    <Panel>
      {isNarrowed(filter) ? (
        <EmptyState
          icon={FileSearch}
          {...textsOf(filter, words)}
          action={
            <Button variant="outline" onClick={onClear}>
              {clearFilters}
            </Button>
          }
        />
      ) : (
        <EmptyState
          picture={<ExamplePicture of="sheet" />}
          title={words.title}
          description={words.help}
          action={
            <>
              <Writers>
                <Button asChild>
                  <Link to={paths.invoiceCreate}>{words.create}</Link>
                </Button>
              </Writers>
              <Button asChild variant="outline">
                <Link to={reportPaths.importOf('invoices')}>{words.import}</Link>
              </Button>
            </>
          }
        />
      )}
    </Panel>
  )
}
