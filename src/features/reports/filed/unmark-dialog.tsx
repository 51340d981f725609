import { Text } from '@chakra-ui/react'
import type { FiledMark } from '#domain/gst/filing.ts'
import { gstReturns } from '#languages/en/screens/gst-returns.ts'
import { useFilingActions } from '#src/data/filing.ts'
import { useReason } from '#src/data/forms/use-reason.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { showSuccess } from '#src/ui/feedback/toast.tsx'
import { ReasonForm } from '#src/ui/form/reason-form.tsx'
import { Dialog } from '#src/ui/layout/dialog.tsx'

interface UnmarkDialogProps {
  mark: FiledMark
  onClose: () => void
}

/** Asks why a mark is taken back, and says what follows. */
export function UnmarkDialog({ mark, onClose }: UnmarkDialogProps) {
  const { messages } = useSpeech()
  const { unfile } = useFilingActions()
  const { forms, status, unmarking: words } = useWords(gstReturns)
  const form = forms[mark.form]
  const months = useDates().months(mark)
  const { form: reasonForm, submit } = useReason(async (reason) => {
    await unfile({ form: mark.form, period: mark, gstin: mark.gstin ?? '' }, reason)
    showSuccess(messages.filedUnmarked)
    onClose()
  }, messages.filedUnmarkFailed)

  return (
    <Dialog
      title={words.title({ form, months })}
      busy={reasonForm.formState.isSubmitting}
      onClose={onClose}
    >
      <Text>{words.about[mark.form]({ form, months })}</Text>
      <ReasonForm
        form={reasonForm}
        onSubmit={submit}
        title={status.filed.unmark}
        pendingText={words.unmarking}
        help={words.help}
        onCancel={onClose}
      />
    </Dialog>
  )
}
