import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { RowSkeleton } from '#src/ui/feedback/row-skeleton.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

const cards = ['first', 'second', 'third', 'fourth', 'fifth']

/** A list of cards that is still on its way; `label` says of what. */
export function CardSkeletons({ label }: { label: string }) {
  return (
    <LoadingRegion label={label} display="grid" gap="3">
      {cards.map((card) => (
        // As high as a card.
        <Panel
          key={card}
          display="grid"
          alignItems={{ base: 'start', lg: 'center' }}
          py={{ base: '0', md: '0' }}
          h={{ base: '142px', lg: '74px' }}
        >
          <RowSkeleton />
        </Panel>
      ))}
    </LoadingRegion>
  )
}
