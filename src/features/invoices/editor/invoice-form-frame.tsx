import { Box, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { DraftKind } from '#domain/document/kinds.ts'
import { editor } from '#languages/en/screens/editor.ts'
import { useWords } from '#src/language/words.ts'
import { Paper, PaperPart } from './sheet/paper.tsx'

interface InvoiceFormFrameProps {
  kind?: DraftKind | undefined
  seller: ReactNode
  client: ReactNode
  /** Beside the client: dates and currency. */
  facts: ReactNode
  items: ReactNode
  /** Below the rows. */
  foot: ReactNode
  /** Beside the sheet. */
  rail: ReactNode
  /** Below the rail; where there is no room beside the sheet, between both. */
  belowRail?: ReactNode
}

/** Where the parts of the editor stand, filled or still skeletons: on the sheet, and beside it. */
export function InvoiceFormFrame(props: InvoiceFormFrameProps) {
  const words = useWords(editor)
  const { kind = 'invoice', seller, client, facts, items, foot, rail, belowRail } = props
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 280px' }}
      gap="5"
      alignItems="start"
      templateRows={belowRail ? { xl: 'auto 1fr' } : undefined}
    >
      <Box minW="0" gridRow={belowRail ? { xl: '1 / 3' } : undefined}>
        <Paper>
          {seller}
          <PaperPart title={words.client}>
            <Box
              display="grid"
              gridTemplateColumns="minmax(0, 1fr)"
              gap="4"
              css={{
                '@container (min-width: 560px)': {
                  gridTemplateColumns: 'minmax(0, 1fr) 10.5rem',
                  columnGap: '2.5rem',
                },
              }}
            >
              {client}
              {facts}
            </Box>
          </PaperPart>
          <PaperPart title={words.kinds[kind].items}>{items}</PaperPart>
          {foot}
        </Paper>
      </Box>
      {belowRail && (
        <Box gridColumn={{ xl: '2' }} gridRow={{ xl: '2' }} minW="0">
          {belowRail}
        </Box>
      )}
      {rail}
    </Grid>
  )
}
