import { Flex, Skeleton, Stack } from '@chakra-ui/react'
import type { Invoice } from '#domain/document/invoice.ts'
import { asksMoney, kindWord } from '#domain/document/kind-questions.ts'
import { kinds } from '#domain/document/kinds.ts'
import { estimateAnswer } from '#languages/en/screens/estimate-answer.ts'
import { useEstimate } from '#src/data/estimates.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { DeleteButton } from '../deletion/delete-button.tsx'
import { HistoryPanel } from '../detail/history-panel.tsx'
import { DuplicateButton } from '../drafts/duplicate-button.tsx'
import { PaymentsPanel } from '../payments/payments-panel.tsx'
import { SharePanel } from '../sharing/share-panel.tsx'
import { EstimateAnswer } from './estimate-answer.tsx'
import { Onward } from './onward.tsx'

/**
 * The owner's actions on a document that becomes an invoice, and its result; a deleted one can be
 * made anew.
 */
export function EstimateSide({ document }: { document: Invoice }) {
  const { messageOf, messages } = useSpeech()
  const words = useWords(estimateAnswer)
  const { answerable } = kinds[document.kind]
  const { data: estimate, error, mutate } = useEstimate(document.id)
  if (document.status === 'CANCELLED') {
    return (
      <Stack gap="4">
        <HistoryPanel invoice={document} />
        <DuplicateButton invoice={document} />
      </Stack>
    )
  }
  return (
    <Stack gap="4">
      {asksMoney(document) && <PaymentsPanel invoice={document} />}
      <Panel title={answerable ? words.title : words.onward.title}>
        {estimate &&
          (answerable ? (
            <EstimateAnswer estimate={estimate} />
          ) : (
            <Onward estimate={estimate} document={document} />
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
      <Flex gap="2" wrap="wrap">
        <DuplicateButton invoice={document} />
        <DeleteButton invoice={document} />
      </Flex>
    </Stack>
  )
}
