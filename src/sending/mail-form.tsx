import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import type { Letter } from '#domain/letter.ts'
import { messages } from '#domain/messages.ts'
import { FormError } from '../ui/feedback/form-error.tsx'
import { showSuccess } from '../ui/feedback/toast.tsx'
import { SegmentedToggle } from '../ui/form/segmented-toggle.tsx'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { TextAreaField } from '../ui/form/text-area-field.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { PreviewSlot } from './preview-slot.tsx'
import { type MailToWrite, useMailForm } from './use-mail-form.ts'

const views = ['Write', 'Preview'] as const

interface MailFormProps extends Omit<MailToWrite, 'onSent'> {
  /** What stands below the words. */
  help: string
  /** Why a draft was dropped. */
  rewrittenText: string
  /** The mail as it arrives, around these words. */
  letter: (message: string) => Letter
  onClose: () => void
  /** Whether a mail is on its way, whenever that changes. */
  onSending: (sending: boolean) => void
}

/** The words and whom they go to, and beside them the mail as it arrives; a phone shows one of the two. */
export function MailForm({
  help,
  rewrittenText,
  letter,
  onClose,
  onSending,
  ...mail
}: MailFormProps) {
  const sent = (missed: string[]) => {
    showSuccess(messages.mailSentTo(missed))
    onClose()
  }
  const writing = useMailForm({ ...mail, onSent: sent })
  const { form, submit, drop, rewritten, unsure } = writing
  const { errors, isSubmitting } = form.formState
  const [view, setView] = useState<(typeof views)[number]>('Write')
  const only = (shown: typeof view) => ({ base: view === shown ? 'block' : 'none', lg: 'block' })

  useEffect(() => {
    onSending(isSubmitting)
    return () => onSending(false)
  }, [onSending, isSubmitting])

  return (
    <form
      noValidate
      onSubmit={(event) => {
        // What is wrong stands among the fields.
        setView('Write')
        return submit(event)
      }}
    >
      <Stack gap="4">
        {rewritten && (
          <Text textStyle="sm" color="fg.muted" role="status">
            {rewrittenText}
          </Text>
        )}
        <Box display={{ lg: 'none' }}>
          <SegmentedToggle
            label="View"
            options={views}
            value={view}
            onChange={(chosen) => chosen && setView(chosen)}
          />
        </Box>
        <Flex gap="5" align="stretch">
          <Box flex="1" minW="0" display={only('Write')}>
            <Stack gap="4">
              <TextField
                label="To"
                autoComplete="off"
                inputMode="email"
                {...form.register('to')}
                error={errors.to?.message}
              />
              <TextField
                label="Cc"
                optional
                autoComplete="off"
                inputMode="email"
                help="Six addresses at most in both, with commas between them."
                {...form.register('cc')}
                error={errors.cc?.message}
              />
              <TextField
                label="Subject"
                autoComplete="off"
                {...form.register('subject')}
                error={errors.subject?.message}
              />
              <TextAreaField
                label="Message"
                rows={9}
                help={`${help} Answers come to the email address of your business.`}
                {...form.register('message')}
                error={errors.message?.message}
              />
            </Stack>
          </Box>
          <Box flex="1" minW="0" display={only('Preview')}>
            <PreviewSlot letter={letter} control={form.control} />
          </Box>
        </Flex>
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
