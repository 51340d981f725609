import { Box, Button } from '@chakra-ui/react'
import { FileText } from 'lucide-react'
import { dashboard } from '#languages/en/screens/dashboard.ts'
import { useInvoicePage } from '#src/data/invoices/invoices.ts'
import { reasonOf } from '#src/data/reason.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { RecentInvoiceRow } from './recent-invoice-row.tsx'
import { RecentRowsSkeleton } from './recent-skeleton.tsx'
import { ViewAllLink } from './view-all-link.tsx'

interface RecentInvoicesProps {
  /** Undefined where it could not be asked. */
  hasBusiness: boolean | undefined
  /** The set-up above offers the first invoice. */
  isOffered: boolean
}

/** The latest invoices: the first page of the list, so that opening the list asks nothing again. */
export function RecentInvoices({ hasBusiness, isOffered }: RecentInvoicesProps) {
  const { messages, say } = useSpeech()
  const words = useWords(dashboard)
  const { recent } = words
  const { data, error, mutate } = useInvoicePage(1)

  return (
    <Panel title={recent.title} actions={<ViewAllLink />}>
      {error && (
        <Box mb={data ? '4' : '0'}>
          <PanelError
            isAlone={!data?.invoices.length}
            message={`${messages.recentFailed} ${say(reasonOf(error))}`}
            onRetry={() => mutate()}
          />
        </Box>
      )}
      {/* That there was nothing once says nothing now. */}
      {error && !data?.invoices.length ? null : !data ? (
        <RecentRowsSkeleton />
      ) : data.invoices.length === 0 ? (
        <EmptyState
          icon={FileText}
          title={recent.none}
          // Offers the missing step towards the first invoice, once it is known.
          action={
            hasBusiness !== undefined &&
            !(hasBusiness && isOffered) && (
              <Button asChild variant="outline">
                {hasBusiness ? (
                  <Link to={paths.invoiceCreate}>{words.createFirst}</Link>
                ) : (
                  <Link to={paths.settingBusiness}>{recent.createBusiness}</Link>
                )}
              </Button>
            )
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
