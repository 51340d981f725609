import { useState } from 'react'
import type { Invoice } from '#domain/document/invoice.ts'
import type { MailKind } from '#domain/mail/mail.ts'
import { sharing } from '#languages/en/screens/sharing.ts'
import { useWords } from '#src/language/words.ts'
import { SubmitButton } from '#src/ui/form/submit-button.tsx'
import { MailDialog } from './mail-dialog.tsx'
import { useIsMailOpen } from './mail-open.ts'

interface MailButtonProps {
  invoice: Invoice
  kind: MailKind
  /** The button's text where it is the first thing to do. */
  primary?: string
  /** Whether another action is the main one by now. */
  secondary?: boolean
  /** The accessible name where "Email" does not say enough. */
  label?: string
  /** Whether the dialog is open from the start. */
  opened?: boolean
}

export function MailButton(props: MailButtonProps) {
  const { invoice, kind, label, primary, secondary = false, opened = false } = props
  const { email } = useWords(sharing).mail
  const [open, setOpen] = useState(opened)
  const isMailOpen = useIsMailOpen()
  return (
    <>
      <SubmitButton
        type="button"
        variant={primary && !secondary ? 'solid' : 'outline'}
        {...(!primary && { size: 'sm' })}
        pending={false}
        pendingText={primary ?? email}
        aria-label={label}
        aria-haspopup="dialog"
        // The mail has a button of the same name.
        {...(primary && isMailOpen && { 'aria-hidden': true, tabIndex: -1 })}
        onClick={() => setOpen(true)}
      >
        {primary ?? email}
      </SubmitButton>
      {open && <MailDialog invoice={invoice} kind={kind} onClose={() => setOpen(false)} />}
    </>
  )
}
