import { Box, Grid, Stack } from '@chakra-ui/react'
import { useRef } from 'react'
import type { Invoice } from '#domain/document/invoice.ts'
import { isForerunner } from '#domain/document/kind-questions.ts'
import type { Payment } from '#domain/payment/payment.ts'
import { useEstimate } from '#src/data/estimates.ts'
import { CommentsOf } from '../comments/comments-of.tsx'
import { CancelledNotice } from './cancelled-notice.tsx'
import { DetailSide } from './detail-side.tsx'
import { InvoiceSheet } from './invoice-sheet.tsx'
import { hasMoney, MoneyPanel } from './money-panel.tsx'
import { OriginalNotice } from './original-notice.tsx'
import { DetailTop } from './top/detail-top.tsx'
import { nextStepOf } from './top/next-step.ts'
import { useRecording } from './top/use-recording.ts'

interface DocumentPageProps {
  invoice: Invoice
  /** Undefined until they are loaded. */
  payments: Payment[] | undefined
  back: { to: string; name: string }
}

/** Beside the sheet where there is room, else as wide as paper. */
const beside = {
  gridColumn: { xl: '2' },
  w: 'full',
  maxW: { base: '840px', xl: 'none' },
  mx: 'auto',
} as const

/** One loaded document: its state and main action, its money, its paper, and all else beside it. */
export function DocumentPage({ invoice, payments, back }: DocumentPageProps) {
  const { data: estimate } = useEstimate(isForerunner(invoice) ? invoice.id : '')
  const step = nextStepOf(invoice, estimate)
  const recording = useRecording(invoice, step === 'pay' || step === 'refund')
  // It stands below the whole sheet where there is no room beside it.
  const side = useRef<HTMLDivElement>(null)
  const goToSide = () => {
    side.current?.scrollIntoView()
    side.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <DetailTop {...{ invoice, step, recording, back, goToSide }} />
      <CancelledNotice invoice={invoice} />
      <OriginalNotice invoice={invoice} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 340px' }}
        templateRows={{ xl: 'auto 1fr' }}
        columnGap="5"
        rowGap={{ base: '5', xl: '4' }}
        alignItems="start"
      >
        {hasMoney(invoice) && (
          <Box {...beside}>
            <MoneyPanel invoice={invoice} recording={recording} />
          </Box>
        )}
        <Box gridColumn={{ xl: '1' }} gridRow={{ xl: '1 / span 2' }}>
          <InvoiceSheet invoice={invoice} payments={payments} />
        </Box>
        <Box ref={side} tabIndex={-1} outline="none" scrollMarginTop="20" {...beside}>
          <Stack gap="4">
            <DetailSide invoice={invoice} step={step} />
            <CommentsOf document={invoice.id} />
          </Stack>
        </Box>
      </Grid>
    </>
  )
}
