import { useState } from 'react'
import type { Invoice } from '#domain/document/invoice.ts'
import type { MailKind } from '#domain/mail/mail.ts'
import { sharing } from '#languages/en/screens/sharing.ts'
import { useWords } from '#src/language/words.ts'
import { SubmitButton } from '#src/ui/form/submit-button.tsx'
import { MailDialog } from './mail-dialog.tsx'

interface MailButtonProps {
  invoice: Invoice
  kind: MailKind
  /** The accessible name where "Email" does not say enough. */
  label?: string
  /** Whether the dialog is open from the start. */
  opened?: boolean
}

export function MailButton({ invoice, kind, label, opened = false }: MailButtonProps) {
  const { email } = useWords(sharing).mail
  const [open, setOpen] = useState(opened)
  return (
    <>
      <SubmitButton
        type="button"
        pending={false}
        pendingText={email}
        variant="outline"
        size="sm"
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {email}
      </SubmitButton>
      {open && <MailDialog invoice={invoice} kind={kind} onClose={() => setOpen(false)} />}
    </>
  )
}
