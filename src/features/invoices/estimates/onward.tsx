import { Stack, Text } from '@chakra-ui/react'
import type { Estimate } from '#domain/document/estimate.ts'
import type { Invoice } from '#domain/document/invoice.ts'
import { asksMoney } from '#domain/document/kind-questions.ts'
import type { DocumentKind } from '#domain/document/kinds.ts'
import { estimateAnswer } from '#languages/en/screens/estimate-answer.ts'
import { rich } from '#src/language/rich.tsx'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { Link } from '#src/ui/layout/link.tsx'
import { ConvertButton } from './convert-button.tsx'

interface OnwardProps {
  estimate: Estimate
  document: Invoice
  /** Whether converting is the main action, at the top of the screen. */
  isToConvert: boolean
}

/**
 * The next step after a document that nobody answers: the invoice, and where its money waits until
 * then.
 */
export function Onward({ estimate, document, isToConvert }: OnwardProps) {
  const { onward: words } = useWords(estimateAnswer)
  const { clientId, clientName } = document
  const next: Partial<Record<DocumentKind, string>> = words.next
  return (
    <Stack gap="3">
      {!estimate.invoice && <Text color="fg.muted">{next[estimate.kind]}</Text>}
      {asksMoney(document) && clientId !== null && (
        <Text color="fg.muted">
          {rich(words.advance({ client: clientName }), {
            link: (client) => <Link to={paths.client(clientId)}>{client}</Link>,
          })}
        </Text>
      )}
      <ConvertButton estimate={estimate} isAtTop={isToConvert} />
    </Stack>
  )
}
