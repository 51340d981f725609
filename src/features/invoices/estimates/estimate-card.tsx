import { LinkBox, LinkOverlay } from '@chakra-ui/react'
import { useId } from 'react'
import type { Estimate } from '#domain/document/estimate.ts'
import { isHeld, numberText } from '#domain/document/kind-questions.ts'
import { estimates } from '#languages/en/screens/estimates.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { kindPaths } from '#src/lib/kind-paths.ts'
import { Link } from '#src/ui/layout/link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { AmountText } from '../amount-text.tsx'
import type { Deletable } from '../deletion/delete-dialog.tsx'
import { InvoiceCardMenu } from '../list/invoice-card-menu.tsx'
import { InvoiceCardParts } from '../list/invoice-card-parts.tsx'
import { EstimateBadge } from './estimate-badge.tsx'

/** The day that matters now: until when it holds, when it was answered, or when it was issued. */
function useDayText({ kind, answer, invoice, issueDate, validUntil }: Estimate): string {
  const words = useWords(estimates)
  const { plain, plainOf } = useDates()
  if (invoice) return invoice.number
  if (!answer) {
    return isHeld({ kind })
      ? words.validUntil({ day: plain(validUntil) })
      : words.issuedOn({ day: plain(issueDate) })
  }
  const day = plainOf(answer.answeredAt)
  return answer.restored ? words.answeredByFile({ day }) : words.answeredOn({ day })
}

const nothing = { minor: 0, rupeesMinor: 0 }

/** In the form that a card's menu takes; before deleting, it is looked up who knows of the estimate. */
const documentOf = ({ formattedEstimateNumber, state, ...estimate }: Estimate): Deletable => ({
  ...estimate,
  formattedInvoiceNumber: formattedEstimateNumber,
  status: state === 'cancelled' ? 'CANCELLED' : 'UNPAID',
  settled: nothing,
  credited: nothing,
  reach: null,
})

export function EstimateCard({ estimate }: { estimate: Estimate }) {
  const numberId = useId()
  const dayText = useDayText(estimate)
  return (
    <LinkBox asChild>
      <Panel
        role="article"
        aria-labelledby={numberId}
        py={{ base: '3.5', lg: '4' }}
        _hover={{ borderColor: 'border.emphasized' }}
      >
        <InvoiceCardParts
          {...estimate}
          number={
            <LinkOverlay
              asChild
              id={numberId}
              textStyle="meta"
              color="fg.muted"
              whiteSpace="nowrap"
            >
              <Link to={kindPaths(estimate.kind).document(estimate.id)}>
                {numberText(documentOf(estimate))}
              </Link>
            </LinkOverlay>
          }
          status={<EstimateBadge state={estimate.state} />}
          day={dayText}
          amount={<AmountText amount={estimate.total} currency={estimate.currency} />}
          menu={<InvoiceCardMenu invoice={documentOf(estimate)} />}
        />
      </Panel>
    </LinkBox>
  )
}
