import { Box, Table } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Panel } from '#src/ui/layout/panel.tsx'
import { tableSlotRecipe } from '#src/ui/theme/table.ts'

/**
 * Hides columns as the room shrinks. The first to go are days and sums; then client and status move
 * below their neighbours, and on a phone the due date does, too. The order is then chosen from a
 * list in the head.
 */
const yielding = {
  '& :is([data-below], [data-narrow], [data-phone])': { display: 'none' },
  '@container (max-width: 62rem)': {
    '& [data-first]': { display: 'none' },
    '& [data-words]': { display: 'block' },
    '& [data-dot]': { display: 'none' },
  },
  '@container (max-width: 42rem)': {
    '& [data-second]': { display: 'none' },
    '& [data-below]': { display: 'block' },
    '& td:has(> [data-below])': { paddingBlock: '1.5' },
    '& [data-wide]': { display: 'none' },
    '& [data-narrow]': { display: 'table-cell' },
  },
  '@container (max-width: 26rem)': {
    '& :is([data-third], [data-narrow])': { display: 'none' },
    '& [data-phone]': { display: 'revert' },
    '& td': { paddingInline: '1' },
    // In line with its head, where no box stands before it.
    '& td:first-of-type:not(:has(input))': { paddingInlineStart: '2' },
  },
} as const

interface TableFrameProps {
  /** The name of the place that scrolls, and that of the table in it. */
  region: string
  label: string
  busy?: boolean
  children: ReactNode
}

/** Holds a list of documents as a table, a line each. */
export function TableFrame({ region, label, busy = false, children }: TableFrameProps) {
  return (
    <Panel p="0">
      {/* Wider than a phone: it scrolls by itself, by touch and by keys. */}
      <Box
        role="region"
        aria-label={region}
        tabIndex={0}
        // Texts for screen readers alone are placed inside it, too.
        position="relative"
        overflowX="auto"
        containerType="inline-size"
        px={{ base: '0', sm: '2' }}
        aria-busy={busy || undefined}
      >
        <Table.Root recipe={tableSlotRecipe} aria-label={label} css={yielding}>
          {children}
        </Table.Root>
      </Box>
    </Panel>
  )
}
