import { Stack, Text } from '@chakra-ui/react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useSpeech } from '#src/language/speech.ts'
import { FormError } from '../../feedback/form-error.tsx'
import { showSuccess } from '../../feedback/toast.tsx'
import { Dialog } from '../../layout/dialog.tsx'
import { DialogButtons } from './dialog-buttons.tsx'

interface ConfirmDialogProps {
  title: string
  lead: string
  /** Labels of the button, before and while it waits. */
  act: string
  acting: string
  failed: string
  /** Said once it is done, where the page does not show it. */
  done?: string
  run: () => Promise<void>
  /** Whether nothing is lost by it. */
  harmless?: boolean
  /** A further dialog, such as one that asks for a proof. */
  children?: ReactNode
  onClose: () => void
  /** Where it goes on from here; by default it closes. */
  onDone?: () => void
}

/** Asks before something ends, or changes for good. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, lead, act, acting, failed, done, run, harmless = false, children } = props
  const { onClose, onDone = onClose } = props
  const { messageOf } = useSpeech()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState('')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (pending) return
    setPending(true)
    setFailure('')
    try {
      await run()
      if (done) showSuccess(done)
      onDone()
    } catch (error) {
      setFailure(messageOf(error, failed))
      setPending(false)
    }
  }

  return (
    <>
      <Dialog title={title} busy={pending} onClose={onClose}>
        <form noValidate onSubmit={submit}>
          <Stack gap="4">
            <Text>{lead}</Text>
            <FormError message={failure} />
            <DialogButtons
              {...(!harmless && { colorPalette: 'red' })}
              pending={pending}
              pendingText={acting}
              onCancel={onClose}
            >
              {act}
            </DialogButtons>
          </Stack>
        </form>
      </Dialog>
      {children}
    </>
  )
}
