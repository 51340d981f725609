import { Button, Skeleton, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { QuarterCredit } from '#domain/tds/credit.ts'
import type { DeductingClient } from '#domain/tds/deductors.ts'
import { tdsCredit } from '#languages/en/screens/tds-credit.ts'
import { useBusiness } from '#src/data/business.ts'
import { useClient } from '#src/data/clients.ts'
import { useStatement } from '#src/data/reports.ts'
import { useStatementMailing } from '#src/data/statement-sharing.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { useDocumentWords } from '#src/sheet/use-document-words.ts'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { Dialog } from '#src/ui/layout/dialog.tsx'
import { TdsMailWriting } from './tds-mail-writing.tsx'

interface TdsMailDialogProps {
  client: DeductingClient
  quarter: QuarterCredit
  onClose: () => void
}

const nothing = { openingMinor: 0, closingMinor: 0, lines: [] }

/**
 * A mail to the client's accounts desk about what the department lacks. It goes the way of a statement, with the statement of the
 * quarter, where the client finds each payment and the tax on it.
 */
export function TdsMailDialog({ client: { id }, quarter, onClose }: TdsMailDialogProps) {
  const { messageOf, messages } = useSpeech()
  const { mail: words } = useWords(tdsCredit)
  const key = { ...quarter.quarter, currency: 'INR' as const }
  const known = useClient(id)
  const own = useBusiness()
  const asked = useStatement(id, quarter.quarter)
  const { mailing, error: mailingError, retry } = useStatementMailing(id, key)
  const clients = useDocumentWords(known.data?.language ?? 'en')
  const [sending, setSending] = useState(false)
  const [client, business] = [known.data, own.data]
  const error = known.error ?? own.error ?? asked.error ?? mailingError
  const accounts = asked.data?.of === id ? asked.data.accounts : undefined
  const account = accounts?.find(({ currency }) => currency === 'INR')
  const isReady = client && business && accounts && clients && mailing
  const retryAll = () => {
    retry()
    void Promise.all([known.mutate(), own.mutate(), asked.mutate()])
  }
  return (
    <Dialog title={words.title} onClose={onClose} busy={sending} wide={mailing?.state === 'ready'}>
      {!isReady && error === undefined && (
        <LoadingRegion label={words.loading}>
          <Stack gap="4">
            <Skeleton h="10" />
            <Skeleton h="60" />
          </Stack>
        </LoadingRegion>
      )}
      {!isReady && error !== undefined && (
        <Stack gap="3" align="flex-start">
          <PanelError message={messageOf(error, messages.linkLoadFailed)} onRetry={retryAll} />
          <Button variant="outline" onClick={onClose}>
            {words.close}
          </Button>
        </Stack>
      )}
      {isReady && (
        <TdsMailWriting
          statement={{
            period: quarter.quarter,
            today: todayInIndia(),
            client,
            business,
            account: account ?? { ...nothing, currency: 'INR' },
          }}
          client={client}
          quarter={quarter}
          words={clients}
          mailing={mailing}
          onClose={onClose}
          onSending={setSending}
        />
      )}
    </Dialog>
  )
}
