import { LinkBox, LinkOverlay } from '@chakra-ui/react'
import { useId } from 'react'
import type { Estimate } from '#domain/document/estimate.ts'
import { numberText } from '#domain/document/kind-questions.ts'
import { estimates } from '#languages/en/screens/estimates.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { kindPaths } from '#src/lib/kind-paths.ts'
import { Link } from '#src/ui/layout/link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { AmountText } from '../amount-text.tsx'
import { InvoiceCardMenu } from '../list/invoice-card-menu.tsx'
import { InvoiceCardParts } from '../list/invoice-card-parts.tsx'
import { EstimateBadge } from './estimate-badge.tsx'
import { documentOf } from './estimate-document.ts'
import { RowConvert, useMayConvert } from './row-convert.tsx'
import { useDetailText } from './use-detail-text.ts'
import { ValidFor } from './valid-for.tsx'

export function EstimateCard({ estimate }: { estimate: Estimate }) {
  const numberId = useId()
  const words = useWords(estimates)
  const converts = useMayConvert(estimate)
  const { plain, plainOf } = useDates()
  const details = useDetailText(estimate, { day: plain, dayOf: plainOf })
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
          day={details ?? words.issuedOn({ day: plain(estimate.issueDate) })}
          distance={<ValidFor estimate={estimate} />}
          action={converts && <RowConvert estimate={estimate} />}
          amount={<AmountText amount={estimate.total} currency={estimate.currency} />}
          menu={<InvoiceCardMenu invoice={documentOf(estimate)} />}
        />
      </Panel>
    </LinkBox>
  )
}
