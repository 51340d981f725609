import { Box } from '@chakra-ui/react'
import { createContext, type ReactNode, useContext } from 'react'
import { DataError } from '#data/errors.ts'
import type { Period } from '#domain/periods.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useAttention, useDashboardSummary, useMonthlyRevenue } from '../../data/dashboard.ts'
import { useInvoicePage } from '../../data/invoices/invoices.ts'
import { reasonOf } from '../../data/reason.ts'
import { todayInIndia } from '../../lib/today.ts'
import { PanelError } from '../../ui/feedback/panel-error.tsx'

const Together = createContext(false)

const isLost = (error: unknown) => error instanceof DataError && error.status === 0

/** One notice, with one retry, where the connection was lost for several parts of the screen at once. */
export function LostTogether({ period, children }: { period: Period; children: ReactNode }) {
  const { messages, sentenceOf } = useSpeech()
  const asked = [
    useAttention(),
    useDashboardSummary(period),
    useInvoicePage(1),
    useMonthlyRevenue(todayInIndia()),
  ]
  const lost = asked.filter(({ error }) => isLost(error))
  const isTogether = lost.length > 1
  return (
    <Together value={isTogether}>
      {isTogether && (
        <Box mb="4">
          <PanelError
            message={`${messages.dashboardFailed} ${sentenceOf('no_connection')}`}
            onRetry={() => {
              for (const { mutate } of lost) void mutate()
            }}
          />
        </Box>
      )}
      {children}
    </Together>
  )
}

interface FailureProps {
  error: unknown
  /** Names the part that failed to load. */
  of: string
  onRetry: () => void
}

/** Why a part of the screen has no figures, unless one notice says it for all. */
export function Failure({ error, of, onRetry }: FailureProps) {
  const { say } = useSpeech()
  const isTold = useContext(Together) && isLost(error)
  return isTold ? null : <PanelError message={`${of} ${say(reasonOf(error))}`} onRetry={onRetry} />
}
