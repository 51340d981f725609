import { Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { LiveLink as ViewedLink } from '#domain/document/history.ts'
import { whatsAppLink } from '#domain/mail/mail.ts'
import type { Statement } from '#domain/reports/statement.ts'
import { composeStatementText } from '#domain/reports/statement-mail.ts'
import { statements } from '#languages/en/screens/statements.ts'
import { useStatementLink, useStatementSharing } from '#src/data/statement-sharing.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { copyText } from '#src/lib/copy-text.ts'
import { statementPageUrl } from '#src/lib/paths/report-paths.ts'
import { LinkQuestion } from '#src/sending/link-question.tsx'
import { useViewsText } from '#src/sending/views-text.ts'
import { useDocumentWords } from '#src/sheet/use-document-words.ts'
import { FormError } from '#src/ui/feedback/form-error.tsx'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { showSuccess } from '#src/ui/feedback/toast.tsx'
import { TextField } from '#src/ui/form/fields/text-field.tsx'
import { SubmitButton } from '#src/ui/form/submit-button.tsx'
import { Dialog } from '#src/ui/layout/dialog.tsx'
import { useFocusReturn } from '#src/ui/layout/use-focus-return.ts'

interface ShareProps {
  clientId: string
  statement: Statement
}

/** The link that lives: its address, the ways to hand it on, and its end. */
function LiveLink({ clientId, statement, link }: ShareProps & { link: ViewedLink }) {
  const { messages } = useSpeech()
  const { period, account } = statement
  const { link: words } = useWords(statements)
  const viewsText = useViewsText()
  const { withdraw } = useStatementLink(clientId, { ...period, currency: account.currency })
  const clients = useDocumentWords(statement.client.language)
  const [asked, setAsked] = useState(false)
  const end = useFocusReturn(asked)
  const url = statementPageUrl(link.token)
  const copy = async () => {
    // If copying is not allowed, a click on the address above selects it.
    if (await copyText(Promise.resolve(url))) showSuccess(messages.linkCopied)
  }
  return (
    <Stack gap="4">
      <TextField
        label={words.label}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Text textStyle="meta" color="fg.muted">
        {viewsText(link)}
      </Text>
      <Flex gap="3" wrap="wrap">
        <Button onClick={() => void copy()}>{words.copy}</Button>
        {clients && (
          <Button asChild variant="outline">
            <a
              href={whatsAppLink(composeStatementText({ ...statement, url }, clients).message)}
              target="_blank"
              rel="noopener noreferrer"
            >
              {words.whatsApp}
            </a>
          </Button>
        )}
        <Button asChild variant="outline">
          <a href={url} target="_blank" rel="noopener noreferrer">
            {words.open}
          </a>
        </Button>
        {!asked && (
          <Button ref={end} variant="ghost" onClick={() => setAsked(true)}>
            {words.withdraw}
          </Button>
        )}
      </Flex>
      {asked && (
        <LinkQuestion
          question={words.question}
          action={words.withdrawLink}
          pendingText={words.withdrawing}
          done={messages.linkRevoked}
          failed={messages.linkRevokeFailed}
          onYes={withdraw}
          onDone={() => setAsked(false)}
          onCancel={() => setAsked(false)}
        />
      )}
    </Stack>
  )
}

function NoLink({ clientId, statement }: ShareProps) {
  const { messageOf, messages } = useSpeech()
  const { period, account } = statement
  const { link: words } = useWords(statements)
  const { share } = useStatementLink(clientId, { ...period, currency: account.currency })
  const [pending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const make = async () => {
    setPending(true)
    try {
      await share()
    } catch (error) {
      setRefusal(messageOf(error, messages.linkFailed))
      setPending(false)
    }
  }
  return (
    <Stack gap="4" align="flex-start">
      <FormError message={refusal} />
      <SubmitButton
        type="button"
        pending={pending}
        pendingText={words.making}
        onClick={() => void make()}
      >
        {words.make}
      </SubmitButton>
    </Stack>
  )
}

/** Hands the statement on by a link, which can be withdrawn. */
export function ShareDialog({ onClose, ...shared }: ShareProps & { onClose: () => void }) {
  const { messageOf, messages } = useSpeech()
  const { link: words } = useWords(statements)
  const { data, error, mutate } = useStatementSharing(shared.clientId)
  const { period, account } = shared.statement
  const link = data?.links.find(
    (one) =>
      one.firstDay === period.firstDay &&
      one.lastDay === period.lastDay &&
      one.currency === account.currency,
  )
  return (
    <Dialog title={words.title} onClose={onClose}>
      <Stack gap="4">
        <Text color="fg.muted">{words.about}</Text>
        {link ? (
          <LiveLink {...shared} link={link} />
        ) : data ? (
          <NoLink {...shared} />
        ) : error ? (
          <PanelError
            message={messageOf(error, messages.linkLoadFailed)}
            onRetry={() => void mutate()}
          />
        ) : (
          <LoadingRegion label={words.loading}>
            <Skeleton h="10" />
          </LoadingRegion>
        )}
        <Flex justify="flex-end">
          <Button variant="outline" onClick={onClose}>
            {words.close}
          </Button>
        </Flex>
      </Stack>
    </Dialog>
  )
}
