import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import type { Letter } from '#domain/mail/letter.ts'
import { sending } from '#languages/en/screens/sending.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '../language/words.ts'
import { FormError } from '../ui/feedback/form-error.tsx'
import { showSuccess } from '../ui/feedback/toast.tsx'
import { DialogButtons } from '../ui/form/dialogs/dialog-buttons.tsx'
import { enterMovesOn } from '../ui/form/enter-moves-on.ts'
import { SegmentedToggle } from '../ui/form/fields/segmented-toggle.tsx'
import { TextAreaField } from '../ui/form/fields/text-area-field.tsx'
import { TextField } from '../ui/form/fields/text-field.tsx'
import { PreviewSlot } from './preview-slot.tsx'
import { type MailToWrite, useMailForm } from './use-mail-form.ts'
import { useSendKey } from './use-send-key.ts'

const views = ['write', 'preview'] as const

interface MailFormProps extends Omit<MailToWrite, 'onSent'> {
  /** A hint below the text. */
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
  const { messages } = useSpeech()
  const { form: words } = useWords(sending)
  const sent = (missed: string[]) => {
    showSuccess(messages.mailSentTo({ missed }))
    onClose()
  }
  const writing = useMailForm({ ...mail, onSent: sent })
  const { form, submit, drop, rewritten, unsure } = writing
  const { errors, isSubmitting } = form.formState
  const [view, setView] = useState<(typeof views)[number]>('write')
  const only = (shown: typeof view) => ({ base: view === shown ? 'block' : 'none', lg: 'block' })

  const formRef = useRef<HTMLFormElement>(null)
  useSendKey(formRef, isSubmitting)
  useEffect(() => {
    onSending(isSubmitting)
    return () => onSending(false)
  }, [onSending, isSubmitting])

  return (
    <form
      ref={formRef}
      noValidate
      onKeyDown={enterMovesOn}
      onSubmit={(event) => {
        // Show the fields: the errors stand among them.
        setView('write')
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
            label={words.view}
            options={views.map((value) => ({ value, label: words.views[value] }))}
            value={view}
            onChange={(chosen) => chosen && setView(chosen)}
          />
        </Box>
        <Flex gap="5" align="stretch">
          <Box flex="1" minW="0" display={only('write')}>
            <Stack gap="4">
              <TextField
                label={words.to}
                autoComplete="off"
                inputMode="email"
                {...form.register('to')}
                error={errors.to?.message}
              />
              <TextField
                label={words.cc}
                optional
                autoComplete="off"
                inputMode="email"
                help={words.ccHelp}
                {...form.register('cc')}
                error={errors.cc?.message}
              />
              <TextField
                label={words.subject}
                autoComplete="off"
                {...form.register('subject')}
                error={errors.subject?.message}
              />
              <TextAreaField
                label={words.message}
                rows={10}
                // As high as the mail beside it.
                minH={{ lg: 'min(25rem, 100dvh - 33rem)' }}
                help={words.messageHelp({ help })}
                {...form.register('message')}
                error={errors.message?.message}
              />
            </Stack>
          </Box>
          <Box flex="1" minW="0" display={only('preview')}>
            <PreviewSlot letter={letter} control={form.control} />
          </Box>
        </Flex>
        <FormError message={errors.root?.message} />
        <DialogButtons
          pending={isSubmitting}
          pendingText={words.sending}
          onCancel={() => {
            drop()
            onClose()
          }}
        >
          {unsure ? words.sendAgain : words.send}
        </DialogButtons>
      </Stack>
    </form>
  )
}
