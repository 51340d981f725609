import { LinkBox, LinkOverlay, Text } from '@chakra-ui/react'
import type { Draft } from '#domain/document/draft.ts'
import { typedDocument } from '#domain/document/new/typed.ts'
import { drafts } from '#languages/en/screens/drafts.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { Link } from '#src/ui/layout/link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { AmountText } from '../amount-text.tsx'
import { valuesOf } from '../editor/invoice-form-values.ts'
import { StandingBadge } from '../invoice-status.tsx'
import { InvoiceCardParts } from '../list/invoice-card-parts.tsx'
import { useSums } from '../use-sums.ts'
import { DraftCardMenu } from './draft-card-menu.tsx'

export function DraftCard({ draft }: { draft: Draft }) {
  const { card: words } = useWords(drafts)
  const dates = useDates()
  const values = valuesOf(draft.content)
  const document = typedDocument(values)
  const { total } = useSums({ ...document, issueDate: values.issueDate ?? null })
  const client = values.clientName.trim()
  const name = client ? words.named({ client }) : words.unnamed
  return (
    <LinkBox asChild>
      <Panel
        role="article"
        aria-label={name}
        py={{ base: '3.5', lg: '4' }}
        _hover={{ borderColor: 'border.emphasized' }}
      >
        <InvoiceCardParts
          clientName={
            <LinkOverlay asChild>
              <Link to={paths.invoiceDraft(draft.id)} state={{ kind: draft.kind }}>
                {client || words.noClient}
              </Link>
            </LinkOverlay>
          }
          clientEmail={values.clientEmail || words.noEmail}
          number={
            <Text textStyle="meta" color="fg.muted" whiteSpace="nowrap">
              {draft.originalId ? words.revision : words.noNumber}
            </Text>
          }
          status={<StandingBadge word="DRAFT" />}
          day={
            draft.period
              ? words.recurring({ period: dates.plain(draft.period) })
              : words.changed({ day: dates.plainOf(draft.updatedAt) })
          }
          amount={
            total.minor > 0 ? (
              <AmountText amount={total} currency={document.currency} />
            ) : (
              <Text color="fg.muted" fontWeight="400">
                {words.noTotal}
              </Text>
            )
          }
          menu={<DraftCardMenu draft={draft} name={name} />}
        />
      </Panel>
    </LinkBox>
  )
}
