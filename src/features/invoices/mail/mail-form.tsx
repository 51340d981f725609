import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { useEffect } from 'react'
import type { OwnLinks } from '#domain/foreign-links.ts'
import type { Invoice } from '#domain/invoice.ts'
import type { MailFields, MailKind } from '#domain/mail.ts'
import { messages } from '#domain/messages.ts'
import { FormError } from '../../../ui/feedback/form-error.tsx'
import { showSuccess } from '../../../ui/feedback/toast.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useMailForm } from './use-mail-form.ts'

interface MailFormProps {
  invoice: Invoice
  kind: MailKind
  /** As the product words it. */
  mail: MailFields
  /** What the mail says of the invoice; a draft of other facts is none. */
  facts: string
  /** What may stand in it as a link. */
  own: OwnLinks
  onClose: () => void
  /** Whether a mail is on its way, whenever that changes. */
  onSending: (sending: boolean) => void
}

export function MailForm({ invoice, kind, mail, facts, own, onClose, onSending }: MailFormProps) {
  const sent = () => {
    showSuccess(messages.mailSent)
    onClose()
  }
  const writing = useMailForm(invoice.id, kind, mail, facts, own, sent)
  const { form, submit, drop, rewritten, unsure } = writing
  const { errors, isSubmitting } = form.formState

  useEffect(() => {
    onSending(isSubmitting)
    return () => onSending(false)
  }, [onSending, isSubmitting])

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="4">
        <Text textStyle="sm" overflowWrap="anywhere">
          <Box as="span" color="fg.muted">
            To
          </Box>{' '}
          {invoice.clientEmail}
        </Text>
        {rewritten && (
          <Text textStyle="sm" color="fg.muted" role="status">
            {messages.mailRewritten}
          </Text>
        )}
        <TextField
          label="Subject"
          autoComplete="off"
          {...form.register('subject')}
          error={errors.subject?.message}
        />
        <TextAreaField
          label="Message"
          rows={12}
          help="The PDF and the link go along. Answers come to the email address of your business."
          {...form.register('message')}
          error={errors.message?.message}
        />
        <FormError message={errors.root?.message} />
        <Flex gap="3">
          <SubmitButton flex="1" pending={isSubmitting} pendingText="Sending...">
            {unsure ? 'Send again' : 'Send'}
          </SubmitButton>
          <Button
            variant="outline"
            disabled={isSubmitting}
            onClick={() => {
              drop()
              onClose()
            }}
          >
            Cancel
          </Button>
        </Flex>
      </Stack>
    </form>
  )
}
