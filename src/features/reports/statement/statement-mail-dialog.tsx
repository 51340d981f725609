import { Button, Skeleton, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { Client } from '#domain/people/client.ts'
import type { Statement } from '#domain/reports/statement.ts'
import {
  composeStatementMail,
  composeStatementText,
  statementFacts,
  statementLetter,
  statementLinks,
} from '#domain/reports/statement-mail.ts'
import { statements } from '#languages/en/screens/statements.ts'
import {
  useSendStatement,
  useStatementLink,
  useStatementMailing,
} from '#src/data/statement-sharing.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { statementPageUrl } from '#src/lib/paths/report-paths.ts'
import { MailForm } from '#src/sending/mail-form.tsx'
import { OtherWays } from '#src/sending/other-ways.tsx'
import { useDocumentWords } from '#src/sheet/use-document-words.ts'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { Dialog } from '#src/ui/layout/dialog.tsx'

interface StatementMailDialogProps {
  client: Client
  statement: Statement
  onClose: () => void
}

/** A mail with the statement, as one with an invoice is written (features/invoices/mail/mail-dialog.tsx). */
export function StatementMailDialog({ client, statement, onClose }: StatementMailDialogProps) {
  const { messageOf, messages } = useSpeech()
  const { mail: words } = useWords(statements)
  const key = { ...statement.period, currency: statement.account.currency }
  const { mailing: asked, error, retry } = useStatementMailing(client.id, key)
  const clients = useDocumentWords(client.language)
  const mailing = clients ? asked : undefined
  const send = useSendStatement(client.id, key)
  const [sending, setSending] = useState(false)
  const to = client.email ?? ''
  const { share } = useStatementLink(client.id, key)
  const token = mailing?.token ?? null
  const about = (url: string) => ({ ...statement, url })
  const mailed = mailing && about(token === null ? '' : statementPageUrl(token))
  // Without a link yet, links in the preview lead nowhere, as they do anyway.
  const previewed = about(statementPageUrl(token ?? '…'))

  return (
    <Dialog title={words.title} onClose={onClose} busy={sending} wide={mailing?.state === 'ready'}>
      {!mailing && !error && (
        <LoadingRegion label={words.loading}>
          <Stack gap="4">
            <Skeleton h="5" w="60%" />
            <Skeleton h="10" />
            <Skeleton h="60" />
          </Stack>
        </LoadingRegion>
      )}
      {error !== undefined && (
        <Stack gap="3" align="flex-start">
          <PanelError message={messageOf(error, messages.linkLoadFailed)} onRetry={retry} />
          <Button variant="outline" onClick={onClose}>
            {words.cancel}
          </Button>
        </Stack>
      )}
      {mailing &&
        mailed &&
        clients &&
        (mailing.state === 'ready' ? (
          <MailForm
            about={['statement', client.id, ...Object.values(key)]}
            mail={{
              ...{ to, cc: client.ccEmails.filter((address) => address !== to).join(', ') },
              ...composeStatementMail(mailed, clients),
            }}
            facts={statementFacts(mailed)}
            own={statementLinks(mailed)}
            rewrittenText={messages.statementRewritten}
            help={words.help}
            letter={(message) => statementLetter(previewed, clients, message)}
            send={send}
            onClose={onClose}
            onSending={setSending}
          />
        ) : (
          <OtherWays
            state={mailing.state}
            to={to}
            write={async () =>
              composeStatementText(about(statementPageUrl(await share())), clients)
            }
            onClose={onClose}
          />
        ))}
    </Dialog>
  )
}
