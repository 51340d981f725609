import { useReason } from '#src/data/forms/use-reason.ts'
import * as ui from '#src/ui/form/reason-form.tsx'

interface ReasonFormProps extends Omit<ui.ReasonFormProps, 'form' | 'onSubmit'> {
  fallback: string
  onSend: (reason: string) => Promise<void>
}

/** Asks why before something is taken back, and says what was refused. */
export function ReasonForm({ fallback, onSend, ...form }: ReasonFormProps) {
  const reason = useReason(onSend, fallback)
  return <ui.ReasonForm form={reason.form} onSubmit={reason.submit} {...form} />
}
