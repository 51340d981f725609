import { LinkBox, LinkOverlay, Text } from '@chakra-ui/react'
import { useId } from 'react'
import type { InvoiceSummary } from '#domain/document/invoice.ts'
import { isNote, numberText } from '#domain/document/kind-questions.ts'
import { isPartlyPaid } from '#domain/document/standing.ts'
import { lists } from '#languages/en/screens/lists.ts'
import { InvoiceAhead } from '#src/data/invoices/invoice-ahead.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useAmounts } from '#src/language/use-amounts.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { Link } from '#src/ui/layout/link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { useNearness } from '#src/ui/layout/use-nearness.ts'
import { AmountText } from '../amount-text.tsx'
import { isSent } from '../detail/top/next-step.ts'
import { InvoiceStatusBadge } from '../invoice-status.tsx'
import { InvoiceCardParts } from './invoice-card-parts.tsx'
import { InvoiceMenuButton } from './invoice-menu-button.tsx'
import { DueDistance } from './table/due-text.tsx'

/** Says what an open document's client did last, or whether they were told of it. */
function useNews(invoice: InvoiceSummary): string | null {
  const { card: words } = useWords(lists)
  const dates = useDates()
  const { reach, status } = invoice
  if (isNote(invoice) || (status !== 'UNPAID' && status !== 'OVERDUE')) return null
  if (!reach || !isSent(invoice)) return words.notSent
  if (reach.claimedMinor) return words.claimed
  if (reach.viewedAt) return words.viewed({ day: dates.plainOf(reach.viewedAt) })
  return words.notViewed
}

export function InvoiceCard({ invoice }: { invoice: InvoiceSummary }) {
  const { amountTexts } = useAmounts()
  const { card: words } = useWords(lists)
  const dates = useDates()
  const numberId = useId()
  const { near, handlers } = useNearness()
  return (
    <LinkBox asChild>
      <Panel
        role="article"
        aria-labelledby={numberId}
        py={{ base: '3.5', lg: '4' }}
        _hover={{ borderColor: 'border.emphasized' }}
        {...handlers}
      >
        {near && <InvoiceAhead id={invoice.id} />}
        <InvoiceCardParts
          {...invoice}
          news={useNews(invoice)}
          number={
            <LinkOverlay
              asChild
              id={numberId}
              textStyle="meta"
              color="fg.muted"
              whiteSpace="nowrap"
            >
              <Link to={paths.invoice(invoice.id)}>{numberText(invoice)}</Link>
            </LinkOverlay>
          }
          status={<InvoiceStatusBadge invoice={invoice} />}
          day={
            invoice.cancelledAt
              ? words.deleted({ day: dates.plainOf(invoice.cancelledAt) })
              : isNote(invoice)
                ? words.issued({ day: dates.plain(invoice.issueDate) })
                : words.due({ day: dates.plain(invoice.dueDate) })
          }
          distance={<DueDistance invoice={invoice} />}
          amount={
            <>
              <AmountText amount={invoice.total} currency={invoice.currency} />
              {isPartlyPaid(invoice) && (
                <Text textStyle="meta" color="fg.muted" fontWeight="400">
                  {words.left({ amount: amountTexts(invoice.balance, invoice.currency).main })}
                </Text>
              )}
            </>
          }
          menu={<InvoiceMenuButton invoice={invoice} />}
        />
      </Panel>
    </LinkBox>
  )
}
