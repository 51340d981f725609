import { Grid, Skeleton, Text } from '@chakra-ui/react'
import type { Sort } from '#domain/document/list-filter.ts'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

const lines = Array.from({ length: 10 }, (_, line) => line)

/** The columns of documents: those that a narrow screen leaves out, and those that end with a figure. */
const bars: readonly {
  name: Sort['sort']
  width: string
  from?: 'md' | 'lg' | 'xl'
  atEnd?: boolean
}[] = [
  { name: 'number', width: '24' },
  { name: 'client', width: '36', from: 'md' },
  { name: 'issued', width: '20', from: 'xl' },
  { name: 'due', width: '32', from: 'xl' },
  { name: 'status', width: '14', from: 'lg' },
  { name: 'total', width: '20', atEnd: true },
  { name: 'balance', width: '20', from: 'lg', atEnd: true },
]

const columns = {
  base: 'minmax(0, 1fr) auto',
  md: '8rem minmax(0, 1fr) auto',
  lg: '8rem minmax(0, 1fr) 5rem 7rem 7rem',
  xl: '8rem minmax(0, 1fr) 6rem 10rem 5rem 8rem 7rem',
}

const line = { templateColumns: columns, alignItems: 'center', columnGap: '5' } as const

const Bars = ({ height }: { height: string }) =>
  bars.map(({ name, width, from, atEnd }) => (
    <Skeleton
      key={name}
      h={height}
      w={width}
      maxW="full"
      hideBelow={from}
      justifySelf={atEnd ? 'end' : 'start'}
    />
  ))

interface TableSkeletonProps {
  /** Said to a reader. */
  label: string
  /** The heads of the table, where they are those of invoices. */
  heads?: Record<Sort['sort'], string>
}

/** A table that is still on its way: its lines are as high as those that come. */
export function TableSkeleton({ label, heads }: TableSkeletonProps) {
  return (
    <LoadingRegion label={label}>
      <Panel py={{ base: '2', md: '2' }}>
        <Grid {...line} h="8" mb="2" borderBottomWidth="1px">
          {!heads && <Bars height="3" />}
          {heads &&
            bars.map(({ name, from, atEnd }) => (
              <Text
                key={name}
                textStyle="meta"
                color="fg.muted"
                hideBelow={from}
                justifySelf={atEnd ? 'end' : 'start'}
              >
                {heads[name]}
              </Text>
            ))}
        </Grid>
        {lines.map((at) => (
          <Grid key={at} {...line} h="7" mb="4">
            <Bars height="4" />
          </Grid>
        ))}
      </Panel>
    </LoadingRegion>
  )
}
