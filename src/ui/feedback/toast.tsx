import { Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { type Toast, toast } from 'react-hot-toast/headless'
import { kit } from '#languages/en/screens/kit.ts'
import { useSay } from '#src/language/voice.ts'
import { useWords } from '../../language/words.ts'
import { fillToaster } from './toaster-slot.ts'
import { Toasts } from './toasts.tsx'

// The code that shows a toast loads its drawing; visitors load neither.
fillToaster(Toasts)

const duration = 4000
/** Long enough to be read, decided on and reached by a keyboard (Alt+T). */
const undoDuration = 8000

export function showSuccess(message: string) {
  return toast.success(message, { duration })
}

export function showError(message: string) {
  return toast.error(message, { duration })
}

/** Stands until what it returns is called. */
export function showPending(message: string) {
  const id = toast.loading(message)
  return () => toast.dismiss(id)
}

/** A success toast with a way back. */
export const showUndo = (message: string, onUndo: () => void) =>
  showWayOn(message, <Undo />, onUndo)

/** A message in the language that is spoken while it stands there. */
const Told = ({ message }: { message: string }) => useSay()(message)

const Undo = () => useWords(kit).undo

/** A success toast with a button. It waits while it has the pointer or the focus. */
export function showWayOn(message: string, label: ReactNode, onPress: () => void) {
  return toast.success(withButton(message, label, onPress), { duration: undoDuration })
}

/** Stands until its button is pressed or it is closed; once, however often it is shown. */
export function showNotice(id: string, message: ReactNode, label: ReactNode, onPress: () => void) {
  return toast(withButton(message, label, onPress), { id, duration: Number.POSITIVE_INFINITY })
}

const withButton =
  (message: ReactNode, label: ReactNode, onPress: () => void) => (shown: Toast) => (
    <>
      <span>{typeof message === 'string' ? <Told message={message} /> : message}</span>
      <Button
        size="xs"
        variant="subtle"
        ms="auto"
        onClick={() => {
          toast.dismiss(shown.id)
          onPress()
        }}
      >
        {label}
      </Button>
    </>
  )
