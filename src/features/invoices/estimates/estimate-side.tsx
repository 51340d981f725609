import { Skeleton, Stack } from '@chakra-ui/react'
import type { Invoice } from '#domain/document/invoice.ts'
import { kindWord } from '#domain/document/kind-questions.ts'
import { kinds } from '#domain/document/kinds.ts'
import { estimateAnswer } from '#languages/en/screens/estimate-answer.ts'
import { useEstimate } from '#src/data/estimates.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { HistoryPanel } from '../detail/history-panel.tsx'
import { SharePanel } from '../sharing/share-panel.tsx'
import { EstimateAnswer } from './estimate-answer.tsx'
import { Onward } from './onward.tsx'

interface EstimateSideProps {
  document: Invoice
  /** Whether converting is the main action, at the top of the screen. */
  isToConvert: boolean
}

/** The answer to a document that becomes an invoice, its link and its history. */
export function EstimateSide({ document, isToConvert }: EstimateSideProps) {
  const { messageOf, messages } = useSpeech()
  const words = useWords(estimateAnswer)
  const { answerable } = kinds[document.kind]
  const { data: estimate, error, mutate } = useEstimate(document.id)
  if (document.status === 'CANCELLED') {
    return <HistoryPanel invoice={document} />
  }
  return (
    <Stack gap="4">
      <Panel title={answerable ? words.title : words.onward.title}>
        {estimate &&
          (answerable ? (
            <EstimateAnswer estimate={estimate} document={document} isToConvert={isToConvert} />
          ) : (
            <Onward estimate={estimate} document={document} isToConvert={isToConvert} />
          ))}
        {!estimate && error && (
          <PanelError
            message={messageOf(error, messages.documentLoadFailed({ noun: kindWord(document) }))}
            onRetry={() => void mutate()}
          />
        )}
        {!estimate && !error && (
          <LoadingRegion label={answerable ? words.loading : words.onward.loading}>
            <Skeleton h="24" />
          </LoadingRegion>
        )}
      </Panel>
      <SharePanel invoice={document} />
      <HistoryPanel invoice={document} />
    </Stack>
  )
}
