import { Text } from '@chakra-ui/react'
import { formatMonths, type Period } from '#domain/periods.ts'
import { rareMessages } from '#domain/rare-messages.ts'
import { useFilingActions } from '../../../data/filing.ts'
import { useReason } from '../../../data/forms/use-reason.ts'
import { showSuccess } from '../../../ui/feedback/toast.tsx'
import { ReasonForm } from '../../../ui/form/reason-form.tsx'
import { Dialog } from '../../../ui/layout/dialog.tsx'

interface UnmarkDialogProps {
  /** Of the mark. */
  period: Period
  onClose: () => void
}

/** Asks why a mark is taken back, and says what follows. */
export function UnmarkDialog({ period, onClose }: UnmarkDialogProps) {
  const { unfile } = useFilingActions()
  const months = formatMonths(period)
  const { form, submit } = useReason(async (reason) => {
    await unfile(period, reason)
    showSuccess(rareMessages.filedUnmarked)
    onClose()
  }, rareMessages.filedUnmarkFailed)

  return (
    <Dialog title={`Unmark ${months}?`} busy={form.formState.isSubmitting} onClose={onClose}>
      <Text>
        Documents of {months} can be changed again. What you change then is not in the return that
        you filed: amend it there. The mark and your reason stay in the history.
      </Text>
      <ReasonForm
        form={form}
        onSubmit={submit}
        title="Unmark"
        pendingText="Unmarking..."
        help="For your books, such as “An invoice was missing”."
        onCancel={onClose}
      />
    </Dialog>
  )
}
