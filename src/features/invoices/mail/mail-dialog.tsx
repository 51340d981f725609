import { Button, Skeleton, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { Invoice } from '#domain/document/invoice.ts'
import { documentLetter } from '#domain/mail/letter.ts'
import {
  composeMail,
  composeText,
  type MailKind,
  mailFacts,
  ownLinksOf,
} from '#domain/mail/mail.ts'
import { kit } from '#languages/en/screens/kit.ts'
import { sharing } from '#languages/en/screens/sharing.ts'
import { useMailing, useSendMail } from '#src/data/invoices/mail.ts'
import { useShareActions } from '#src/data/invoices/sharing.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { clientPageUrl } from '#src/lib/paths/paths.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { MailForm } from '#src/sending/mail-form.tsx'
import { OtherWays } from '#src/sending/other-ways.tsx'
import { useDocumentWords } from '#src/sheet/use-document-words.ts'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { Dialog } from '#src/ui/layout/dialog.tsx'
import { NoWayToPay } from '../sharing/no-way-to-pay.tsx'
import { lacksWayToPay } from '../sharing/way-to-pay.ts'
import { useMailOpen } from './mail-open.ts'
import { UnpayableQuestion } from './unpayable-question.tsx'

interface MailDialogProps {
  invoice: Invoice
  kind: MailKind
  onClose: () => void
}

/** A mail to the client: written for the owner, who may change it; where none can be sent, the other ways. */
export function MailDialog({ invoice, kind, onClose }: MailDialogProps) {
  const { messageOf, messages } = useSpeech()
  const { mail: words } = useWords(sharing)
  const { cancel } = useWords(kit)
  useMailOpen()
  const { mailing: asked, error, retry } = useMailing(invoice, kind)
  const clients = useDocumentWords(invoice.language)
  const mailing = clients ? asked : undefined
  const send = useSendMail(invoice.id)
  const { share } = useShareActions(invoice.id)
  const [sending, setSending] = useState(false)
  const [said, setSaid] = useState(false)

  const content = () => {
    if (!mailing || !clients) return null
    const { token, state, paymentDetails, copies, late } = mailing
    if (lacksWayToPay(invoice, paymentDetails) && !mailing.mailsUnpayable && !said) {
      return (
        <Stack gap="4">
          <NoWayToPay invoice={invoice} details={paymentDetails} />
          <UnpayableQuestion onSaid={() => setSaid(true)} onClose={onClose} />
        </Stack>
      )
    }
    const about = (url: string) => ({ ...invoice, upiId: paymentDetails.upiId, url })
    const mailed = about(token === null ? '' : clientPageUrl(token))
    // Without a link yet, links in the preview lead nowhere, as they do anyway.
    const previewed = about(clientPageUrl(token ?? '…'))
    const today = todayInIndia()
    return (
      <Stack gap="4">
        <NoWayToPay invoice={invoice} details={paymentDetails} />
        {state === 'ready' ? (
          <MailForm
            about={[invoice.id, kind]}
            facts={mailFacts(mailed)}
            own={ownLinksOf(mailed)}
            rewrittenText={messages.mailRewritten}
            help={words.help}
            letter={(message) => documentLetter(previewed, clients, message)}
            send={(requestKey, written) => send(requestKey, { kind, ...written })}
            onClose={onClose}
            mail={{
              ...{ to: invoice.clientEmail, cc: copies.join(', ') },
              ...composeMail(kind, mailed, clients, today, late),
            }}
            onSending={setSending}
          />
        ) : (
          <OtherWays
            state={state}
            to={invoice.clientEmail}
            write={async () =>
              composeText(kind, about(clientPageUrl(await share())), clients, today)
            }
            onClose={onClose}
          />
        )}
      </Stack>
    )
  }

  return (
    <Dialog
      title={words.titles[kind]}
      onClose={onClose}
      busy={sending}
      wide={mailing?.state === 'ready'}
    >
      {!mailing && !error && (
        <LoadingRegion label={words.loading}>
          <Stack gap="4">
            <Skeleton h="5" w="60%" />
            <Skeleton h="10" />
            <Skeleton h="60" />
          </Stack>
        </LoadingRegion>
      )}
      {error && (
        <Stack gap="3" align="flex-start">
          <PanelError message={messageOf(error, messages.linkLoadFailed)} onRetry={() => retry()} />
          <Button variant="outline" onClick={onClose}>
            {cancel}
          </Button>
        </Stack>
      )}
      {content()}
    </Dialog>
  )
}
