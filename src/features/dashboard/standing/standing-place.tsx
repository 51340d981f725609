import { Grid, GridItem } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Figures } from '#src/data/dashboard.ts'
import { Columns } from '../columns.tsx'
import { FactsPanel } from './facts-panel.tsx'
import { OwedPanel } from './owed-panel.tsx'

const late = [
  { fromDays: 1, toDays: 30, minor: 0 },
  { fromDays: 31, toDays: 60, minor: 0 },
  { fromDays: 61, toDays: 90, minor: 0 },
  { fromDays: 91, toDays: null, minor: 0 },
]

const nothing: Figures = {
  owed: { minor: 0, withoutRate: 0, dueSoonMinor: 0, late },
  cameIn: { minor: 0, beforeMinor: 0, tdsMinor: 0, advanceMinor: 0 },
  dueSoon: { count: 0, rows: [] },
}

interface StandingPlaceProps {
  /** Only where the figures stand beside each other: elsewhere they are twice as high as what takes their place. */
  wide?: boolean
  children: ReactNode
}

/** As high as the figures, which stand in it unseen, so that a replacement moves nothing. */
export function StandingPlace({ children, wide = false }: StandingPlaceProps) {
  return (
    <Grid>
      <GridItem
        gridArea="1 / 1"
        display={wide ? { base: 'none', lg: 'block' } : undefined}
        visibility="hidden"
        aria-hidden
        minW="0"
      >
        <Columns>
          <OwedPanel owed={nothing.owed} />
          <FactsPanel figures={nothing} />
        </Columns>
      </GridItem>
      <GridItem gridArea="1 / 1" display="grid" minW="0">
        {children}
      </GridItem>
    </Grid>
  )
}
