import { SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import type { Invoice } from '#domain/document/invoice.ts'
import { shareText } from '#domain/mail/mail.ts'
import { sharing } from '#languages/en/screens/sharing.ts'
import { useBusiness } from '#src/data/business.ts'
import { useShareActions, useShareLink } from '#src/data/invoices/sharing.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { useMailAsked } from '#src/sending/mail-asked.ts'
import { useViewsText } from '#src/sending/views-text.ts'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { TextField } from '#src/ui/form/fields/text-field.tsx'
import { SubmitButton } from '#src/ui/form/submit-button.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { MailButton } from '../mail/mail-button.tsx'
import { LinkCare } from './link-care.tsx'
import { NoWayToPay } from './no-way-to-pay.tsx'
import { SendButton } from './send-button.tsx'
import { useCopyLink } from './use-copy-link.ts'
import { useSend } from './use-send.ts'

interface SharePanelProps {
  invoice: Invoice
  /** Whether a reminder is offered by the same ways, so that the link alone is left. */
  isReminded?: boolean
}

/** Gives the client the link to the invoice, by every way a browser has. */
export function SharePanel({ invoice, isReminded = false }: SharePanelProps) {
  const { messageOf, messages } = useSpeech()
  const { share: words } = useWords(sharing)
  const viewsText = useViewsText()
  const { data: link, error, mutate } = useShareLink(invoice.id)
  const { share } = useShareActions(invoice.id)
  const { data: business } = useBusiness()
  const [uncopied, setUncopied] = useState<string | null>(null)
  const token = async () => (link ? link.token : await share())
  const { copying, copy } = useCopyLink(token, setUncopied)
  const sending = useSend(invoice, shareText)
  const panel = useRef<HTMLDivElement>(null)
  const mailAsked = useMailAsked('invoice')
  // Not while somebody is here: the button that sent it for the first time would be gone.
  const [isShort] = useState(isReminded && !mailAsked)
  const hasSheet = !isShort && 'share' in navigator

  return (
    <Panel ref={panel} tabIndex={-1} title={words.title} outline="0">
      <Stack gap="3">
        {business && <NoWayToPay invoice={invoice} details={business.paymentDetails} />}
        <SimpleGrid columns={2} gap="2">
          <SubmitButton
            type="button"
            variant="outline"
            size="sm"
            gridColumn={hasSheet ? undefined : '1 / -1'}
            pending={copying}
            pendingText={words.copying}
            onClick={copy}
          >
            {words.copy}
          </SubmitButton>
          {!isShort && (
            <>
              <SendButton way="whatsApp" sending={sending}>
                {words.whatsApp}
              </SendButton>
              <MailButton invoice={invoice} kind="invoice" opened={mailAsked} />
            </>
          )}
          {hasSheet && (
            <SendButton way="sheet" sending={sending}>
              {words.more}
            </SendButton>
          )}
        </SimpleGrid>
        {uncopied !== null && (
          <TextField
            label={words.link}
            help={words.linkHelp}
            value={uncopied}
            readOnly
            autoFocus
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
        {link !== undefined && (
          <Text textStyle="meta" color="fg.muted" aria-live="polite">
            {link ? viewsText(link) : words.notYet}
          </Text>
        )}
        {link === undefined && !error && (
          <LoadingRegion label={words.loading}>
            <Skeleton h="3.5" my="0.5" w="28" />
          </LoadingRegion>
        )}
        {link === undefined && error && (
          <PanelError
            message={messageOf(error, messages.linkLoadFailed)}
            onRetry={() => mutate()}
          />
        )}
        {link && (
          <LinkCare
            invoiceId={invoice.id}
            onChanged={() => {
              setUncopied(null)
              // The buttons may be gone with the link.
              panel.current?.focus()
            }}
          />
        )}
      </Stack>
    </Panel>
  )
}
